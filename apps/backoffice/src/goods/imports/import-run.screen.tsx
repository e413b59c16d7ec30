import type { ImportState } from '@dukan/domain/goods/imports/import-kinds.ts';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { GoneGoods } from './gone-goods.tsx';
import { ImportErrors } from './import-errors.tsx';
import { ImportSamples } from './import-samples.tsx';
import { useStateText } from './import-state-text.ts';
import { ImportSteps } from './import-steps.tsx';
import { ImportWarnings } from './import-warnings.tsx';
import styles from './imports.module.css';
import { LeftOut } from './left-out.tsx';
import { ListCategories } from './list-categories.tsx';
import { PriceListMapping } from './price-list-mapping.tsx';
import { StockNotes } from './stock-notes.tsx';

const POLL_EVERY_MS = 500;
const COUNTS = ['rows', 'added', 'changed', 'unchanged', 'gone', 'bad'] as const;
const UNDER_WAY: readonly ImportState[] = ['checking', 'running', 'undoing'];

/** Shows one import: first its preview, then its progress, then its result. */
export function Component() {
	const { t } = useTexts(importsTexts);
	const { id = '' } = useParams();
	const { data, error, refetch } = useRead(
		`import/${encodeURIComponent(id)}`,
		{},
		{
			refetchInterval: ({ state }) =>
				state.data && UNDER_WAY.includes(state.data.state) ? POLL_EVERY_MS : false,
		},
	);
	return (
		<Page title={data?.fileName ?? t('title')} back={{ to: '/import', title: t('title') }}>
			{data ? <ImportView view={data} /> : <Waiting error={error} retry={() => void refetch()} />}
		</Page>
	);
}

function ImportView({ view }: { view: ImportWire }) {
	const { t, language } = useTexts(importsTexts);
	const stateText = useStateText(view);
	const number = (value: number) => formatInteger(language, value);
	const isUnderWay = UNDER_WAY.includes(view.state);
	return (
		<>
			<Card title={`${stateText} · ${view.supplierName ?? t(`kind.${view.kind}`)}`}>
				{isUnderWay && (
					<div className={styles.underWay} role="status">
						<progress
							className={styles.progress}
							aria-label={stateText}
							{...(view.rows > 0 && { max: view.rows, value: view.done })}
						/>
						{view.rows > 0 && t('progress', { done: number(view.done), rows: number(view.rows) })}
					</div>
				)}
				{view.state === 'unreadable' && (
					<p className={form.problem} role="alert">
						{t(`problem.${view.problem ?? 'failed'}`)}
					</p>
				)}
				{view.state === 'stopped' && (
					<p className={form.problem} role="alert">
						{t('state.stoppedHint')}
					</p>
				)}
				{view.rows > 0 && (
					<dl className={styles.counts}>
						{COUNTS.filter((name) => isCounted(view, name)).map((name) => (
							<div key={name} data-bad={(name === 'bad' && view.bad > 0) || undefined}>
								<dt>{t(`count.${name}`)}</dt>
								<dd>{number(view[name])}</dd>
							</div>
						))}
					</dl>
				)}
				{view.hidden > 0 && view.state !== 'undone' && (
					<p className={form.hint}>{t('hidden', { count: number(view.hidden) })}</p>
				)}
				{view.state === 'undone' && <Undone kept={view.kept} />}
				<ImportSteps view={view} />
			</Card>
			{view.state === 'mapping' && <PriceListMapping view={view} />}
			{view.state === 'checked' &&
				view.listCategories.some(({ subcategoryId }) => subcategoryId === null) && (
					<ListCategories view={view} />
				)}
			{view.gone > 0 && <GoneGoods view={view} />}
			{view.stockNotes.length > 0 && <StockNotes view={view} />}
			{view.warnings.length > 0 && <ImportWarnings view={view} />}
			{view.errors.length > 0 &&
				(view.kind === 'reprice' ? <LeftOut view={view} /> : <ImportErrors view={view} />)}
			{view.samples.length > 0 && <ImportSamples view={view} />}
		</>
	);
}

/** A change of prices adds no goods, and only a supplier's list has goods that are gone. */
function isCounted({ kind }: ImportWire, name: (typeof COUNTS)[number]): boolean {
	if (name === 'gone') return kind === 'supplier';
	return name !== 'added' || kind !== 'reprice';
}

function Undone({ kept }: { kept: readonly number[] }) {
	const { t } = useTexts(importsTexts);
	if (kept.length === 0) return <p>{t('undo.allBack')}</p>;
	return (
		<p className={form.problem} role="alert">
			{t('undo.kept')} {kept.join(', ')}
		</p>
	);
}
