/** Paid when the goods are received. */
export const RECEIPT_PAYMENTS = ['cash', 'terminal'] as const;
export type ReceiptPayment = (typeof RECEIPT_PAYMENTS)[number];

/** PAY-01: `card` is paid online, in advance, where the shop has a bank for it. */
export const PAYMENT_KINDS = [...RECEIPT_PAYMENTS, 'card'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What staff agree with a customer: paid online only where the customer chose it. */
export function isReceiptPayment(kind: PaymentKind): kind is ReceiptPayment {
	return kind !== 'card';
}
