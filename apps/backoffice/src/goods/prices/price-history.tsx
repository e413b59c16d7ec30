import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './prices.module.css';

const SHOWN = 20;

/** PRICE-02: lists the product's earlier prices, the newest change first. */
export function PriceHistory({ productId }: { productId: number }) {
	const { t, language } = useTexts(pricesTexts);
	const { data, error, refetch } = useRead(`price_history/${productId}`, { limit: SHOWN });
	const price = (tenge: number | null) => (tenge === null ? '—' : formatPrice(language, tenge));
	const change = (was: number | null, now: number | null) =>
		was === now ? (
			price(now)
		) : (
			<span className={styles.change}>
				<del>{price(was)}</del> <ins>{price(now)}</ins>
			</span>
		);
	return (
		<Card title={t('history.title')}>
			{!data ? (
				<Waiting error={error} retry={() => void refetch()} />
			) : data.rows.length === 0 ? (
				<p>{t('history.none')}</p>
			) : (
				<PlainTable
					label={t('history.title')}
					rows={data.rows}
					rowKey={({ id }) => id}
					columns={[
						{
							key: 'at',
							title: t('history.at'),
							cell: ({ at }) => formatDateTime(language, new Date(at)),
						},
						{
							key: 'price',
							title: t('history.price'),
							align: 'end',
							cell: ({ wasPriceTenge, priceTenge }) => change(wasPriceTenge, priceTenge),
						},
						{
							key: 'sale',
							title: t('history.sale'),
							align: 'end',
							cell: ({ wasSalePriceTenge, salePriceTenge }) => change(wasSalePriceTenge, salePriceTenge),
						},
						{
							key: 'who',
							title: t('history.who'),
							cell: ({ staffName }) => staffName ?? t('history.clock'),
						},
					]}
				/>
			)}
		</Card>
	);
}
