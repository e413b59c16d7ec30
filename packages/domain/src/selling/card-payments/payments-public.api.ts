import { type Static, Type } from 'typebox';
import { byId, line, oneOf, orNull } from '../../base/fields.api.ts';
import { RECEIPT_PAYMENTS } from '../../base/orders/payment-kinds.ts';
import { bankWire } from '../../money/banks/banks.api.ts';
import { PAYMENT_STATES } from '../../money/banks/payment-states.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { orderWire } from '../orders/orders.api.ts';

/** POST /api/payment_start/:id */
export const paymentStartBody = Type.Object({
	/** The id of the bank; the first bank by default. */
	bank: Type.Optional(line(20, 1)),
	/** True asks the bank for a page for small screens. */
	mobile: Type.Optional(Type.Boolean()),
});
/** The address of the bank's page, which the browser opens next. */
export const paymentStartedWire = Type.Object({ url: Type.String() });

/** POST /api/payment_check/:id: the current order and the state of its latest payment. */
export const paymentCheckedWire = Type.Object({
	order: orderWire,
	banks: Type.Array(bankWire),
	/** The state of the latest payment; null if none was begun. */
	attempt: orNull(oneOf(PAYMENT_STATES)),
});
export type PaymentCheckedWire = Static<typeof paymentCheckedWire>;

/** POST /api/payment_on_receipt/:id */
export const paymentOnReceiptBody = Type.Object({ payment: oneOf(RECEIPT_PAYMENTS) });

export const paymentsCalls = defineCalls('payments', {
	'POST /api/payment_start/:id': {
		by: 'shopper',
		summary: 'Registers an own order at a bank; the browser goes to the address that comes back',
		params: byId,
		body: paymentStartBody,
		response: { 200: paymentStartedWire },
	},
	'POST /api/payment_check/:id': {
		by: 'shopper',
		summary: 'Asks the bank about an own order, and says what is true now',
		params: byId,
		response: { 200: paymentCheckedWire },
	},
	'POST /api/payment_on_receipt/:id': {
		by: 'shopper',
		summary: 'An own order that awaits its payment is paid on receipt instead',
		params: byId,
		body: paymentOnReceiptBody,
		response: { 200: orderWire },
	},
});
