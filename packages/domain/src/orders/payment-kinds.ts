export const PAYMENT_KINDS = ['cash', 'terminal'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
