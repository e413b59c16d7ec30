import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import { NumberCell } from './number-cell.tsx';
import { type DraftLine, lineName, lineProblem } from './receipt-draft.ts';
import styles from './stock.module.css';

type Props = {
	lines: readonly DraftLine[];
	onChange: (edit: (now: DraftLine[]) => DraftLine[]) => void;
	canEdit: boolean;
	/** GOODS-04: the products whose cost is still missing. */
	costless?: ReadonlySet<number>;
};

export function ReceiptLines({ lines, onChange, canEdit, costless }: Props) {
	const { t, c, language } = useTexts(goodsTexts);
	const { may } = useMember();
	const set = (id: number, values: Partial<DraftLine>) =>
		onChange((now) => now.map((line) => (line.productId === id ? { ...line, ...values } : line)));
	const problemOf = (line: DraftLine, key: 'quantity' | 'cost') => {
		const problem = lineProblem(line, key);
		return problem && c(problem);
	};
	const typed = (line: DraftLine, key: 'quantity' | 'cost', title: string) => (
		<NumberCell
			problem={problemOf(line, key)}
			inputMode={key === 'cost' ? 'decimal' : 'numeric'}
			aria-label={`${title}: ${lineName(line, language)}`}
			value={line[key]}
			readOnly={!canEdit && !(key === 'cost' && costless?.has(line.productId))}
			onChange={({ target }) => set(line.productId, { [key]: target.value })}
			// Scanners end with Enter, which must not send the form.
			onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
		/>
	);
	if (lines.length === 0) return <p>{t('receipt.empty')}</p>;
	return (
		<PlainTable
			label={t('receipt.product')}
			rows={lines}
			rowKey={({ productId }) => productId}
			columns={[
				{
					key: 'name',
					title: t('receipt.product'),
					cell: (line: DraftLine) => (
						<SectionLink className={styles.link} to={`/products/${line.productId}/stock`}>
							{lineName(line, language)}
						</SectionLink>
					),
				},
				{
					key: 'quantity',
					title: t('receipt.quantity'),
					align: 'end' as const,
					cell: (line: DraftLine) => typed(line, 'quantity', t('receipt.quantity')),
				},
				...(may('seeCosts')
					? [
							{
								key: 'cost',
								title: t('receipt.cost'),
								align: 'end' as const,
								cell: (line: DraftLine) => typed(line, 'cost', t('receipt.cost')),
							},
						]
					: []),
				...(canEdit
					? [
							{
								key: 'remove',
								title: c('common.actions'),
								cell: (line: DraftLine) => (
									<button
										type="button"
										className={styles.remove}
										aria-label={t('receipt.remove', { name: lineName(line, language) })}
										onClick={() =>
											onChange((now) => now.filter(({ productId }) => productId !== line.productId))
										}
									>
										<Icon name="trash" size={20} />
									</button>
								),
							},
						]
					: []),
			]}
		/>
	);
}
