import type { CountWire } from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { countsTexts } from '@dukan/i18n/texts/backoffice/counts-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { useParams } from 'react-router';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { CountDifferences } from './count-differences.tsx';
import { CountEntry } from './count-entry.tsx';
import { CountLines } from './count-lines.tsx';
import { scopeOf } from './counts.screen.tsx';

export function Component() {
	const { t, c } = useTexts(countsTexts);
	const { id = '' } = useParams();
	const { data, error, refetch } = useRead(`count/${encodeURIComponent(id)}`);
	return (
		<Page title={t('count.title', { id })} back={{ to: '/counts', title: c('nav.counts') }}>
			{data ? <Sheet count={data} /> : <Waiting error={error} retry={() => void refetch()} />}
		</Page>
	);
}

/**
 * People count without seeing the expected stock. The differences are on another card, for those who decide.
 */
function Sheet({ count }: { count: CountWire }) {
	const { t, language } = useTexts(countsTexts);
	const { may } = useMember();
	const isOpen = count.state === 'open';
	const number = (value: number) => formatInteger(language, value);
	return (
		<>
			<Card
				title={scopeOf(count, language)}
				actions={<Badge look={isOpen ? 'new' : 'quiet'}>{t(`state.${count.state}`)}</Badge>}
			>
				{count.note !== '' && <p>{count.note}</p>}
				<p role="status">
					{t('counts.progress')}:{' '}
					<strong>{t('count.of', { counted: number(count.counted), lines: number(count.lines) })}</strong>
				</p>
				{isOpen && (
					<>
						<p className={form.hint}>{t('count.blind')}</p>
						<CountEntry countId={count.id} />
					</>
				)}
			</Card>
			<CountLines countId={count.id} canEdit={isOpen} />
			{may('editStock') && count.state !== 'cancelled' && <CountDifferences count={count} />}
		</>
	);
}
