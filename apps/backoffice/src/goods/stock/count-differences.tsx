import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { CountDifferencesWire, CountWire } from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { countsTexts } from '@dukan/i18n/texts/backoffice/counts-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './stock.module.css';

const CHANGES = ['count', 'counts', 'count_differences', 'stock', 'products', 'product'];

/** Shows the differences of a stock count on request, and the actions on it. */
export function CountDifferences({ count }: { count: CountWire }) {
	const { t } = useTexts(countsTexts);
	const [isAsked, setAsked] = useState(count.state === 'posted');
	const { data, error, refetch } = useRead(`count_differences/${count.id}`, {}, { enabled: isAsked });
	return (
		<Card title={t('difference.title')}>
			{!isAsked ? (
				<div className={form.buttons}>
					<Button look="secondary" onClick={() => setAsked(true)}>
						{t('difference.show')}
					</Button>
				</div>
			) : data ? (
				<>
					<DifferenceTable rows={data.rows} />
					{count.state === 'open' && <CountSteps countId={count.id} differences={data} />}
				</>
			) : (
				<Waiting error={error} retry={() => void refetch()} />
			)}
		</Card>
	);
}

function DifferenceTable({ rows }: { rows: CountDifferencesWire['rows'] }) {
	const { t, language } = useTexts(countsTexts);
	const { may } = useMember();
	if (rows.length === 0) return <p>{t('difference.none')}</p>;
	const signed = (value: number) =>
		`${value > 0 ? '+' : value < 0 ? '−' : ''}${formatInteger(language, Math.abs(value))}`;
	const number = (value: number) => formatInteger(language, value);
	const sum = rows.reduce((total, { costTenge }) => total + (costTenge ?? 0), 0);
	return (
		<>
			<PlainTable
				label={t('difference.title')}
				rows={rows}
				rowKey={({ productId }) => productId}
				columns={[
					{
						key: 'name',
						title: t('line.product'),
						cell: ({ productId, names, missing }) => (
							<span className={styles.cause}>
								<SectionLink className={styles.link} to={`/products/${productId}/stock`}>
									{localizedText(names, language)}
								</SectionLink>
								{missing > 0 && (
									<span className={form.problem}>{t('difference.missing', { pieces: number(missing) })}</span>
								)}
							</span>
						),
					},
					{
						key: 'expected',
						title: t('difference.expected'),
						align: 'end',
						cell: ({ expected }) => number(expected),
					},
					{
						key: 'counted',
						title: t('line.counted'),
						align: 'end',
						cell: ({ counted }) => number(counted),
					},
					{
						key: 'difference',
						title: t('difference.difference'),
						align: 'end',
						cell: ({ difference }) => <strong>{signed(difference)}</strong>,
					},
					...(may('seeCosts')
						? [
								{
									key: 'cost',
									title: t('difference.cost'),
									align: 'end' as const,
									cell: ({ costTenge }: { costTenge: number | null }) =>
										costTenge === null ? '—' : formatPrice(language, costTenge),
								},
							]
						: []),
				]}
			/>
			{may('seeCosts') && <p>{t('difference.sum', { sum: formatPrice(language, sum) })}</p>}
		</>
	);
}

function CountSteps({
	countId,
	differences: { entries, left },
}: {
	countId: number;
	differences: CountDifferencesWire;
}) {
	const { t, language } = useTexts(countsTexts);
	const [asking, setAsking] = useState<'post' | 'rest' | 'cancel'>();
	const changes = [...CHANGES, `count_lines/${countId}`];
	const close = () => setAsking(undefined);
	const post = useSave({
		run: () => change(`count_post/${countId}`, { entries }),
		changes,
		said: t('count.posted'),
		onDone: close,
	});
	const rest = useSave({ run: () => change(`count_rest/${countId}`), changes, onDone: close });
	const cancel = useSave({ run: () => change(`count_cancel/${countId}`), changes, onDone: close });
	const steps = {
		post: { run: post, action: t('count.post'), hint: t('count.postHint') },
		rest: { run: rest, action: t('difference.rest'), hint: t('difference.restHint') },
		cancel: { run: cancel, action: t('count.cancel'), hint: t('count.cancelHint') },
	};
	const shown = steps[asking ?? 'post'];
	return (
		<>
			{left > 0 && <p>{t('difference.left', { left: formatInteger(language, left) })}</p>}
			<div className={form.buttons}>
				<Button disabled={entries === 0} onClick={() => setAsking('post')}>
					{t('count.post')}
				</Button>
				{left > 0 && (
					<Button look="secondary" onClick={() => setAsking('rest')}>
						{t('difference.rest')}
					</Button>
				)}
				<Button look="secondary" onClick={() => setAsking('cancel')}>
					{t('count.cancel')}
				</Button>
			</div>
			<ConfirmDialog
				open={asking !== undefined}
				title={shown.action}
				action={shown.action}
				busy={shown.run.busy}
				onConfirm={() => shown.run.save()}
				onClose={close}
			>
				<p>{shown.hint}</p>
			</ConfirmDialog>
		</>
	);
}
