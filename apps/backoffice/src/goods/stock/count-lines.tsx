import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { CountLineWire } from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { COUNT_VIEWS } from '@dukan/domain/goods/stock/stock-counts.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { countsTexts } from '@dukan/i18n/texts/backoffice/counts-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { useSave } from '../../platform/use-save.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { Card } from '../../ui/page.tsx';
import { countChanges } from './count-changes.ts';
import { NumberCell } from './number-cell.tsx';

/** The number of a product's pieces is limited to a million. */
const MAX_DIGITS = 6;

/** Lists the goods of a stock count without the expected numbers. A number may be typed into any line. */
export function CountLines({ countId, canEdit }: { countId: number; canEdit: boolean }) {
	const { t, c, language } = useTexts(countsTexts);
	const list = useList(`count_lines/${countId}`);
	const clear = useSave({
		run: (productId: number) => change(`count_clear/${countId}`, { productId }),
		...countChanges(countId),
	});
	const [refused, setRefused] = useState<readonly number[]>([]);
	const forget = (productId: number) => setRefused((all) => all.filter((id) => id !== productId));
	const enter = useSave({
		run: ({ productId, quantity }: { productId: number; quantity: number }) =>
			change(`count_enter/${countId}`, { productId, quantity, add: false }),
		...countChanges(countId),
		onDone: (_, sent) => forget(sent.productId),
		onRefused: (sent) => setRefused((all) => [...all, sent.productId]),
	});
	const nameOf = ({ names }: CountLineWire) => localizedText(names, language);
	return (
		<Card title={t('count.lines')}>
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="show"
					label={t('count.show')}
					choices={COUNT_VIEWS.filter((view) => view !== 'all').map((value) => ({
						value,
						title: t(`show.${value}`),
					}))}
				/>
			</ListTools>
			<DataTable
				label={t('count.lines')}
				list={list}
				rowKey={({ productId }) => productId}
				columns={[
					{ key: 'name', title: t('line.product'), cell: nameOf },
					{
						key: 'codes',
						title: t('line.codes'),
						cell: ({ sku, barcode }) => [sku, barcode].filter(Boolean).join(', '),
					},
					{
						key: 'counted',
						title: t('line.counted'),
						align: 'end',
						cell: (line) =>
							canEdit ? (
								<TypedCount
									counted={line.counted}
									label={`${t('line.counted')}: ${nameOf(line)}`}
									refused={refused.includes(line.productId)}
									onEnter={(quantity) => {
										forget(line.productId);
										enter.save({ productId: line.productId, quantity });
									}}
								/>
							) : line.counted === null ? (
								'—'
							) : (
								formatInteger(language, line.counted)
							),
					},
					{ key: 'by', title: t('line.by'), cell: ({ staffName }) => staffName ?? '' },
					...(canEdit
						? [
								{
									key: 'again',
									title: c('common.actions'),
									cell: (line: CountLineWire) =>
										line.counted !== null && (
											<Button
												look="quiet"
												aria-label={t('line.againOf', { name: nameOf(line) })}
												onClick={() => clear.save(line.productId)}
											>
												{t('line.again')}
											</Button>
										),
								},
							]
						: []),
				]}
			/>
		</Card>
	);
}

/**
 * Saves the number with Enter or when the field is left, and tries again if it was not stored. A colleague's
 * later count replaces it.
 */
function TypedCount({
	counted,
	label,
	refused,
	onEnter,
}: {
	counted: number | null;
	label: string;
	refused: boolean;
	onEnter: (quantity: number) => void;
}) {
	const { t } = useTexts(countsTexts);
	const was = counted === null ? '' : String(counted);
	const unchanged = { was, typed: was, sent: was };
	const [draft, setDraft] = useState(unchanged);
	const { typed, sent } = draft.was === was ? draft : unchanged;
	const isRefused = refused && typed !== was;
	const save = () => {
		if (typed === '') setDraft(unchanged);
		else if (typed !== sent || isRefused) {
			onEnter(Number(typed));
			setDraft({ was, typed, sent: typed });
		}
	};
	return (
		<NumberCell
			problem={isRefused ? t('line.notStored') : undefined}
			inputMode="numeric"
			aria-label={label}
			value={typed}
			onChange={({ target }) =>
				setDraft({ was, sent, typed: target.value.replaceAll(/\D/g, '').slice(0, MAX_DIGITS) })
			}
			onBlur={save}
			onKeyDown={(event) => event.key === 'Enter' && save()}
		/>
	);
}
