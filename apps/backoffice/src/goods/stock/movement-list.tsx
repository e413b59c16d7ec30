import type { StockMovementWire } from '@dukan/domain/goods/stock/stock.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { stockTexts } from '@dukan/i18n/texts/backoffice/stock-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Card } from '../../ui/page.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './stock.module.css';

export function MovementList({ productId }: { productId: number }) {
	const { t, language } = useTexts(stockTexts);
	const list = useList(`stock_history/${productId}`);
	const author = ({ staffName, kind, document }: StockMovementWire) =>
		staffName ?? (kind === 'sale' && document === 'order' ? t('stock.customer') : t('stock.shop'));
	return (
		<Card title={t('stock.history')}>
			<DataTable
				label={t('stock.history')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'at',
						title: t('stock.at'),
						cell: ({ at }) => formatDateTime(language, new Date(at)),
					},
					{ key: 'kind', title: t('stock.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
					{
						key: 'quantity',
						title: t('stock.quantity'),
						align: 'end',
						cell: ({ quantity }) => (
							<span className={styles.pieces}>
								{quantity > 0 ? '+' : '−'}
								{formatInteger(language, Math.abs(quantity))}
							</span>
						),
					},
					{
						key: 'balance',
						title: t('stock.balance'),
						align: 'end',
						cell: ({ balance }) => formatInteger(language, balance),
					},
					{ key: 'who', title: t('stock.who'), cell: author },
					{ key: 'why', title: t('stock.why'), cell: (movement) => <Cause movement={movement} /> },
				]}
			/>
		</Card>
	);
}

const PAGES = {
	order: '/orders',
	import: '/import',
	receipt: '/goods/receipts',
	count: '/counts',
	claim: '/claim',
} as const;

/** Shows the reason of a movement and a link to its document. */
function Cause({
	movement: { reason, document, documentId, documentNumber },
}: {
	movement: StockMovementWire;
}) {
	const { t } = useTexts(stockTexts);
	const title = document && t(`document.${document}`, { number: documentNumber ?? documentId ?? '' });
	return (
		<span className={styles.cause}>
			{document !== null && <SectionLink to={`${PAGES[document]}/${documentId}`}>{title}</SectionLink>}
			{reason && <span>{reason === 'opening' ? t('reason.opening') : reason}</span>}
		</span>
	);
}
