import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { DeliveryOptionsWire, OrderQuoteWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { hasSlot } from '@dukan/domain/selling/orders/quote.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { FreeDelivery } from '../../shop/cart/free-delivery.tsx';
import styles from './checkout.module.css';
import { closedText, isClosed } from './delivery-price.ts';
import { PromoApplied } from './promo-applied.tsx';

type Props = {
	quote: OrderQuoteWire;
	/** True if the quote includes the price of delivery. */
	priced: boolean;
	delivery: DeliveryKind;
	options: DeliveryOptionsWire | undefined;
};

/** ORDER-01: shows what the order costs. Amounts that are not known yet are left out. */
export function OrderSummary({ quote, priced, delivery, options }: Props) {
	const { language, t } = useAccountTexts();
	const manat = (amount: number) => `${formatManat(language, amount)} ${t('currency.manat')}`;
	const closed = isClosed(delivery, options);
	const discount = quote.discount ?? 0;
	const deliveryCost = () => {
		if (!priced) return t('delivery.chooseRegion');
		if (closed) return t(closedText(delivery, options));
		return quote.delivery_price === 0 ? t('common.free') : manat(quote.delivery_price);
	};
	return (
		<>
			<dl className={styles.sums}>
				<div>
					<dt>{t('cart.subtotal')}</dt>
					<dd>{manat(quote.subtotal)}</dd>
				</div>
				<div>
					<dt>{t('delivery.cost')}</dt>
					<dd>{deliveryCost()}</dd>
				</div>
				{discount > 0 && (
					<div>
						<dt>{t('order.discount')}</dt>
						<dd>−{manat(discount)}</dd>
					</div>
				)}
				{priced && !closed && (
					<div className={styles.total}>
						<dt>{t('cart.toPay')}</dt>
						<dd>{manat(quote.total)}</dd>
					</div>
				)}
			</dl>
			<PromoApplied promo={quote.promo} />
			{quote.problems.map(
				(problem) =>
					problem.code === 'minimum_amount' && (
						<p key={problem.code} className={styles.problem} role="alert">
							{t('order.minAmountGoods', { amount: formatManat(language, problem.amount) })}
						</p>
					),
			)}
			{hasSlot(delivery) && !closed && (
				<FreeDelivery goodsTenge={tengeFromManat(quote.subtotal)} freeFromTenge={freeFromTenge(options)} />
			)}
		</>
	);
}

/** Returns undefined until a district is chosen, and null if delivery there is never free. */
function freeFromTenge(options: DeliveryOptionsWire | undefined): number | null | undefined {
	const manat = options?.courier.free_from;
	return typeof manat === 'number' ? tengeFromManat(manat) : manat;
}
