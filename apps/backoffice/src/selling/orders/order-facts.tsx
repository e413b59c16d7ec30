import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { canAssign } from '@dukan/domain/selling/couriers/courier-rules.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatMoment } from '@dukan/i18n/format/date.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice, formatTenge } from '@dukan/i18n/format/number.ts';
import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from 'react-router';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Card } from '../../ui/page.tsx';
import { CourierChoice } from '../couriers/courier-choice.tsx';
import styles from './order.module.css';
import { paymentKey } from './order-text-keys.ts';
import { useOrderDue } from './use-order-due.ts';

/** Shows where and when the order is delivered, and how it is paid. */
export function OrderFacts({ order }: { order: StaffOrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	const cash = useTexts(cashTexts).t;
	const due = useOrderDue();
	const { region, district } = order;
	const names = [region, district].map((one) => one && nameIn(one, language));
	const place = [...names, order.address].filter(Boolean).join(', ');
	return (
		<Card title={t(`order.delivery.${order.delivery}`)}>
			<dl className={styles.facts}>
				<div>
					<dt>{t('order.recipient')}</dt>
					<dd>
						{order.name},{' '}
						<a className={styles.phone} href={`tel:+9936${order.phone}`}>
							{formatPhone(order.phone)}
						</a>
					</dd>
				</div>
				{place && (
					<div>
						<dt>{t('order.address')}</dt>
						<dd>{place}</dd>
					</div>
				)}
				{order.slot && (
					<div>
						<dt>{t('order.slot')}</dt>
						<dd>
							{formatDay(language, order.slot.date)},{' '}
							<span className={styles.nowrap}>
								{order.slot.from}–{order.slot.to}
							</span>
						</dd>
					</div>
				)}
				<div>
					<dt>{t('order.payment')}</dt>
					<dd>
						{t(paymentKey(order.payment, order.delivery))}
						{order.changeFromTenge !== null &&
							`, ${cash('run.change', { sum: formatPrice(language, order.changeFromTenge) })}`}
						<OrderCardFacts order={order} />
						{due(order).map((text) => (
							<strong key={text} className={styles.due}>
								{text}
							</strong>
						))}
					</dd>
				</div>
				{order.courier && (
					<div>
						<dt>{cash('courier.title')}</dt>
						<dd>{order.courier}</dd>
					</div>
				)}
				{order.paidCashTenge !== null && order.paidTerminalTenge !== null && (
					<div>
						<dt>{t('order.paid')}</dt>
						<dd>
							{[
								order.paidCashTenge > 0 &&
									`${cash('payment.cash')} ${formatTenge(language, order.paidCashTenge)}`,
								order.paidTerminalTenge > 0 &&
									`${cash('payment.terminal')} ${formatTenge(language, order.paidTerminalTenge)}`,
							]
								.filter(Boolean)
								.join(', ')}
						</dd>
					</div>
				)}
				{order.note && (
					<div>
						<dt>{t('order.note')}</dt>
						<dd>{order.note}</dd>
					</div>
				)}
				{order.cancelReason && (
					<div>
						<dt>{t('order.status.cancelled')}</dt>
						<dd>
							{t('order.cancelled', { reason: t(`order.reason.${order.cancelReason}`) })}
							{order.cancelNote && `: ${order.cancelNote}`}
						</dd>
					</div>
				)}
			</dl>
			{canAssign(order) && (
				<CourierChoice key={order.courierId} ids={[order.id]} courierId={order.courierId} />
			)}
		</Card>
	);
}

/** PAY-02: shows the state of the card payment and links to it. */
function OrderCardFacts({ order }: { order: StaffOrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	const { may } = useMember();
	const { paymentState: state, payUntil: until, paidByCardTenge } = order;
	if (!state) return null;
	return (
		<ul className={styles.card}>
			<li>
				<Badge look={state === 'awaiting' ? 'new' : 'quiet'}>{t(`order.paymentState.${state}`)}</Badge>
			</li>
			{until && <li>{t('order.payUntil', { time: formatMoment(language, new Date(until), new Date()) })}</li>}
			{paidByCardTenge > 0 && (
				<li>{t('order.paidByCard', { sum: formatTenge(language, paidByCardTenge) })}</li>
			)}
			{may('seePayments') && (
				<li>
					<Link to={`/payments?order=${order.id}`}>{t('order.payments')}</Link>
				</li>
			)}
		</ul>
	);
}
