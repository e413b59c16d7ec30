import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { OrderReviews } from '../../goods/reviews/order-reviews.tsx';
import { SignedInOnly } from '../../people/accounts/signed-in-only.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { Route } from './+types/order.screen.ts';
import styles from './history.module.css';
import { OrderActions } from './order-actions.tsx';
import card from './order-card.module.css';
import { OrderDeliveryInfo } from './order-delivery-info.tsx';
import { OrderExchange, OrderGoods } from './order-goods.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderService } from './order-service.tsx';
import { paymentText, statusHint, statusText } from './order-texts.ts';
import { OrderTimeline } from './order-timeline.tsx';
import './print.css';
import { useOrder } from './use-order.ts';

/**
 * Returns 404 for an address that cannot be an order's number. The browser asks later whether the order is
 * this person's.
 */
export function loader({ params }: Route.LoaderArgs) {
	if (!/^[1-9]\d{0,8}$/.test(params.order)) throw data(null, { status: 404 });
	return null;
}

/** ORDER-06: shows all details of one order, on the screen and on paper. */
export default function OrderScreen({ params }: Route.ComponentProps) {
	const { t } = useAccountTexts();
	const [number, setNumber] = useState<string>();
	return (
		<SignedInOnly title={number ? t('order.number', { number }) : t('order.title')}>
			{({ token }) => <Order token={token} orderId={Number(params.order)} onNumber={setNumber} />}
		</SignedInOnly>
	);
}

type Props = { token: string; orderId: number; onNumber: (number: string | undefined) => void };

function Order({ token, orderId, onNumber }: Props) {
	const { t } = useAccountTexts();
	const { order, missing, failed, load, replace } = useOrder(token, orderId);
	useEffect(() => onNumber(order?.number), [order?.number, onNumber]);
	if (missing) return <EmptyState title={t('order.notFound')} />;
	if (failed) return <LoadFailed onRetry={() => void load()} />;
	if (!order) return <Skeleton className={styles.wait} />;
	return (
		<article className={styles.orders} aria-label={t('order.number', { number: order.number })}>
			{order.payment_state && <OrderPayment order={order} token={token} onChange={replace} />}
			<OrderFacts order={order} />
			{order.status === 'completed' && (
				<section className={`${card.order} ${styles.screenOnly}`} aria-labelledby="order-reviews">
					<h2 id="order-reviews" className={card.title}>
						{t('review.order')}
					</h2>
					<OrderReviews order={order} token={token} />
				</section>
			)}
			{order.status === 'completed' && <OrderService order={order} token={token} />}
			<OrderActions order={order} token={token} onChange={replace}>
				<Button look="secondary" onClick={() => window.print()}>
					<Icon name="printer" size={20} />
					{t('order.print')}
				</Button>
				<ButtonLink to={addresses.history} look="quiet">
					{t('order.all')}
				</ButtonLink>
			</OrderActions>
		</article>
	);
}

function OrderFacts({ order }: { order: OrderWire }) {
	const { language, t } = useAccountTexts();
	const manat = (amount: number) => `${formatManat(language, amount)} ${t('currency.manat')}`;
	return (
		<div className={styles.overview}>
			<section className={card.order} aria-label={t('order.statusTitle')}>
				<div className={card.head}>
					<p className={card.when}>{formatDateTime(language, new Date(order.created_at))}</p>
					<p className={card.status} data-status={order.status} role="status">
						{t(statusText(order))}
					</p>
				</div>
				<p className={styles.screenOnly}>{t(statusHint(order))}</p>
				<OrderTimeline order={order} />
			</section>
			<section className={`${card.order} ${styles.contents}`} aria-labelledby="contents">
				<h2 id="contents" className={card.title}>
					{t('order.contents')}
				</h2>
				<OrderGoods order={order} />
				<p className={styles.total}>
					<span>{t('order.sum')}</span>
					<strong>{manat(order.total)}</strong>
				</p>
				<OrderExchange order={order} />
			</section>
			<section className={card.order} aria-labelledby="how">
				<h2 id="how" className={card.title}>
					{t('delivery.title')}
				</h2>
				<OrderDeliveryInfo order={order} />
				<dl className={styles.facts}>
					<dt>{t('order.recipient')}</dt>
					<dd>
						{order.name}, {formatPhone(order.phone)}
					</dd>
					<dt>{t('payment.title')}</dt>
					<dd>{t(paymentText(order))}</dd>
					{order.change_from !== null && (
						<>
							<dt>{t('payment.changeOf')}</dt>
							<dd>{manat(order.change_from)}</dd>
						</>
					)}
					{order.note !== '' && (
						<>
							<dt>{t('order.note')}</dt>
							<dd>{order.note}</dd>
						</>
					)}
				</dl>
			</section>
		</div>
	);
}
