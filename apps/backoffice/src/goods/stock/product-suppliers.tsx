import { formatPrice } from '@dukan/i18n/format/number.ts';
import { stockTexts } from '@dukan/i18n/texts/backoffice/stock-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

/** STOCK-06: shows the suppliers of the product with their codes. Shows nothing if there are none. */
export function ProductSuppliers({ productId }: { productId: number }) {
	const { t, language } = useTexts(stockTexts);
	const { data, error, refetch } = useRead(`product_suppliers/${productId}`);
	if (error && !data)
		return (
			<Card title={t('suppliers.title')}>
				<Waiting error={error} retry={() => void refetch()} />
			</Card>
		);
	if (!data || data.length === 0) return null;
	const cost = {
		key: 'cost',
		title: t('suppliers.cost'),
		align: 'end',
		cell: ({ costTenge }: (typeof data)[number]) =>
			costTenge === null ? '' : formatPrice(language, costTenge),
	} as const;
	return (
		<Card title={t('suppliers.title')}>
			<PlainTable
				label={t('suppliers.title')}
				rows={data}
				rowKey={({ supplierId }) => supplierId}
				columns={[
					{ key: 'name', title: t('suppliers.name'), cell: ({ name }) => name },
					{ key: 'article', title: t('suppliers.article'), cell: ({ article }) => <code>{article}</code> },
					...(data.some(({ costTenge }) => costTenge !== null) ? [cost] : []),
				]}
			/>
		</Card>
	);
}
