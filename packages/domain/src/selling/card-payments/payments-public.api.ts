import { type Static, Type } from 'typebox';
import { line, oneOf, orNull } from '../../base/fields.api.ts';
import { RECEIPT_PAYMENTS } from '../../base/orders/payment-kinds.ts';
import { bankWire } from '../../money/banks/banks.api.ts';
import { PAYMENT_STATES } from '../../money/banks/payment-states.ts';
import { orderWire } from '../orders/orders.api.ts';

/** POST /api/payment_start/:id */
export const paymentStartBody = Type.Object({
	/** The first where none is named. */
	bank: Type.Optional(line(20, 1)),
	/** The bank has a page for small screens. */
	mobile: Type.Optional(Type.Boolean()),
});
/** The bank's page, where the browser goes next. */
export const paymentStartedWire = Type.Object({ url: Type.String() });

/** POST /api/payment_check/:id: the order as it is now, and where it can be paid. */
export const paymentCheckedWire = Type.Object({
	order: orderWire,
	banks: Type.Array(bankWire),
	/** The state of the latest payment; null: none was begun. */
	attempt: orNull(oneOf(PAYMENT_STATES)),
});
export type PaymentCheckedWire = Static<typeof paymentCheckedWire>;

/** POST /api/payment_on_receipt/:id */
export const paymentOnReceiptBody = Type.Object({ payment: oneOf(RECEIPT_PAYMENTS) });
