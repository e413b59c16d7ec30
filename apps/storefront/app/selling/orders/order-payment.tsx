import { type OrderPaymentState, RECEIPT_PAYMENTS } from '@dukan/domain/base/orders/payment-kinds.ts';
import { isOpenPayment, type PaymentState } from '@dukan/domain/money/banks/payment-states.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatMoment } from '@dukan/i18n/format/date.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import card from './order-card.module.css';
import styles from './order-payment.module.css';
import { dueBesideCard, paymentText } from './order-texts.ts';
import { useOrderPayment } from './use-order-payment.ts';

type Props = { order: OrderWire; token: string; onChange: (order: OrderWire) => void };

/**
 * PAY-02: shows the state of the payment and what can be done next. The bank returns the shopper to this
 * page.
 */
export function OrderPayment({ order, token, onChange }: Props) {
	const { t } = useAccountTexts();
	return (
		<section className={`${card.order} ${styles.payment}`} aria-labelledby="payment">
			<h2 id="payment" className={card.title}>
				{t('payment.cardTitle')}
			</h2>
			{order.payment_state === 'awaiting' ? (
				<Awaiting order={order} token={token} onChange={onChange} />
			) : (
				<Settled order={order} />
			)}
		</section>
	);
}

/** The texts for each state of payment. Some texts contain sums and are built elsewhere. */
const STATE_TEXTS = {
	awaiting: undefined,
	paid: undefined,
	failed: 'payment.failed',
	refunded: 'payment.refunded',
	partly_refunded: 'payment.partlyRefunded',
} as const satisfies Record<OrderPaymentState, string | undefined>;

function Settled({ order }: { order: OrderWire }) {
	const { language, t } = useAccountTexts();
	const { payment_state, paid_by_card = 0 } = order;
	const due = dueBesideCard(order);
	const text = payment_state && STATE_TEXTS[payment_state];
	return (
		<div role="status" className={styles.state}>
			{paid_by_card > 0 && (
				<p className={styles.paid}>{t('payment.paidByCard', { sum: formatManat(language, paid_by_card) })}</p>
			)}
			{due > 0 && <p>{t('payment.due', { sum: formatManat(language, due) })}</p>}
			{text && <p>{t(text)}</p>}
		</div>
	);
}

function Awaiting({ order, token, onChange }: Props) {
	const { language, t } = useAccountTexts();
	const { attempt, problem, bankPage, busy, pay, check, payOnReceipt, ...known } = useOrderPayment({
		order,
		token,
		onChange,
	});
	// While the bank holds the sum on the card, paying again is not offered.
	const banks = attempt === 'held' ? [] : (known.banks ?? []);
	const isOpen = attempt != null && isOpenPayment(attempt);
	const many = banks.length > 1;
	const until = formatMoment(language, new Date(order.pay_until ?? order.created_at), new Date());
	const isFirstQuestion = known.banks === undefined && problem === undefined;
	const isGoing = busy === 'pay';
	// Texts and buttons stay in place while the bank is asked again, because a tap would miss a button that
	// moves.
	return (
		<>
			<div role="status" className={styles.state}>
				<p>{t('payment.awaiting', { time: until })}</p>
				{isFirstQuestion && <p>{t('payment.asking')}</p>}
				{isGoing && (
					<p>
						{t('payment.going')} {bankPage && <a href={bankPage}>{t('payment.openPage')}</a>}
					</p>
				)}
				{!isGoing && attempt === 'declined' && <p className={styles.bad}>{t('payment.declined')}</p>}
				{!isGoing && isOpen && <p>{t('payment.unknown')}</p>}
				{problem && <p className={styles.bad}>{t(problem)}</p>}
			</div>
			{!isFirstQuestion && (
				<>
					<div className={styles.choices}>
						{banks.map(({ id, name }) => (
							<Button key={id} busy={isGoing} onClick={() => void pay(id)}>
								{many ? t('payment.payAt', { bank: name }) : t(payText(attempt))}
							</Button>
						))}
						<Button look="secondary" busy={busy === 'check'} onClick={() => void check()}>
							{t('payment.check')}
						</Button>
					</div>
					<p>{t('payment.insteadTitle')}</p>
					<div className={styles.choices}>
						{RECEIPT_PAYMENTS.map((payment) => (
							<Button
								key={payment}
								look="quiet"
								busy={busy === 'receipt'}
								onClick={() => void payOnReceipt(payment)}
							>
								{t(paymentText({ payment, delivery: order.delivery }))}
							</Button>
						))}
					</div>
				</>
			)}
		</>
	);
}

/** A payment that is open at the bank is continued, not started again. */
function payText(attempt: PaymentState | null | undefined) {
	if (!attempt) return 'payment.payNow';
	return attempt === 'registered' ? 'payment.openPage' : 'payment.payAgain';
}
