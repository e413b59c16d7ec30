/** Ways to pay when the customer receives the goods. */
export const RECEIPT_PAYMENTS = ['cash', 'terminal'] as const;
export type ReceiptPayment = (typeof RECEIPT_PAYMENTS)[number];

/** PAY-01: `card` is paid online, in advance, where the shop has a bank for it. */
export const PAYMENT_KINDS = [...RECEIPT_PAYMENTS, 'card'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** True for ways that staff may agree on with a customer. Only the customer can choose to pay online. */
export function isReceiptPayment(kind: PaymentKind): kind is ReceiptPayment {
	return RECEIPT_PAYMENTS.some((one) => one === kind);
}

/** True for payment with banknotes, because the courier then brings change. */
export function takesChange(kind: PaymentKind): boolean {
	return kind === 'cash';
}

/** The states of an order's payment by card. */
export const ORDER_PAYMENT_STATES = ['awaiting', 'paid', 'failed', 'refunded', 'partly_refunded'] as const;
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number];
