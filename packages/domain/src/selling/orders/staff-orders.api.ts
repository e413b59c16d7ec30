import { type Static, Type } from 'typebox';
import {
	byId,
	daySchema,
	idSchema,
	line,
	oneOf,
	oneOfOr,
	orNull,
	page,
	pageFields,
	text,
	textsWire,
} from '../../base/fields.api.ts';
import { ORDER_STATUSES, STAFF_CANCEL_REASONS, STAFF_STATUSES } from '../../base/orders/order-status.ts';
import { ORDER_PAYMENT_STATES, PAYMENT_KINDS } from '../../base/orders/payment-kinds.ts';
import { SHEET_FORMATS } from '../../base/sheets/sheets.ts';
import { customerTrustWire } from '../../people/trust/trust.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { queuedCallWire } from '../call-me/call-queue.api.ts';
import { DESK_FIGURES } from './desk-figures.ts';
import { banknoteTenge, deliveryDaysWire, orderedItems, orderSchema } from './order.api.ts';
import { ORDER_PARTS } from './order-changes.ts';
import { ORDER_CHANNELS } from './order-channels.ts';
import { ORDER_ADDRESS_MAX, ORDER_NOTE_MAX } from './order-limits.ts';
import { DELIVERY_KINDS } from './quote.ts';

const MAX_NOTE_LENGTH = 500;
const MAX_REASON_LENGTH = 300;
const MAX_DISCOUNT_TENGE = 2_000_000_000;

/** A '-' means descending. 'due' sorts by the time of the next call. */
const ORDER_SORTS = [
	'created',
	'-created',
	'due',
	'-due',
	'total',
	'-total',
	'delivery',
	'-delivery',
] as const;

export const staffOrdersQuery = Type.Object({
	status: Type.Optional(oneOf(ORDER_STATUSES)),
	due: Type.Optional(oneOf(DESK_FIGURES)),
	delivery: Type.Optional(oneOf(DELIVERY_KINDS)),
	payment: Type.Optional(oneOf(PAYMENT_KINDS)),
	channel: Type.Optional(oneOf(ORDER_CHANNELS)),
	region: Type.Optional(idSchema),
	courier: Type.Optional(idSchema),
	from: Type.Optional(daySchema),
	to: Type.Optional(daySchema),
	day: Type.Optional(daySchema),
	q: Type.Optional(line(64)),
	sort: oneOfOr(ORDER_SORTS, '-created'),
	...pageFields,
});
export type StaffOrdersQuery = Static<typeof staffOrdersQuery>;

/** An order in the list. */
export const staffOrderRowWire = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	status: oneOf(ORDER_STATUSES),
	createdAt: Type.String(),
	/** The time since when the order waits for the shop; null once it is accepted. */
	pendingSince: orNull(Type.String()),
	name: Type.String(),
	phone: Type.String(),
	delivery: oneOf(DELIVERY_KINDS),
	payment: oneOf(PAYMENT_KINDS),
	/** Set if a payment by card in advance was ever planned. */
	paymentState: orNull(oneOf(ORDER_PAYMENT_STATES)),
	/** The day of delivery or pickup, with the slot if there is one. */
	deliveryDate: Type.String(),
	slotFrom: orNull(Type.String()),
	slotTo: orNull(Type.String()),
	district: orNull(textsWire),
	pieces: Type.Integer(),
	totalTenge: Type.Integer(),
	channel: oneOf(ORDER_CHANNELS),
	courier: orNull(Type.String()),
	call: queuedCallWire,
});
export type StaffOrderRowWire = Static<typeof staffOrderRowWire>;
/**
 * `sumTenge` covers all orders that the filter finds. It is null if there are more than the server counts.
 */
export const staffOrdersWire = Type.Object({
	...page(staffOrderRowWire).properties,
	sumTenge: orNull(Type.Integer()),
});
export type StaffOrdersWire = Static<typeof staffOrdersWire>;

/** GET /api/staff/order_export: the orders of the list as a sheet. */
export const orderExportQuery = Type.Object({
	...Type.Omit(staffOrdersQuery, ['sort', 'limit', 'offset']).properties,
	kind: oneOf(['orders', 'lines']),
	format: oneOf(SHEET_FORMATS),
});
export type OrderExportQuery = Static<typeof orderExportQuery>;

const orderNoteWire = Type.Object({
	id: Type.Integer(),
	at: Type.String(),
	staff: Type.String(),
	text: Type.String(),
});
export type OrderNoteWire = Static<typeof orderNoteWire>;

/** Another member of staff who has this order open. */
const orderWatcherWire = Type.Object({ id: Type.Integer(), name: Type.String() });
export type OrderWatcherWire = Static<typeof orderWatcherWire>;
export const orderWatchersWire = Type.Array(orderWatcherWire);

/** The shop's knowledge of the customer. */
const orderCustomerWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	phone: Type.String(),
	banned: Type.Boolean(),
	/** S18: the shop's trust in the customer. */
	trust: customerTrustWire,
	since: Type.String(),
	orders: Type.Integer(),
	cancelled: Type.Integer(),
	/** The sum of completed orders. */
	spentTenge: Type.Integer(),
	latest: Type.Array(
		Type.Object({
			id: Type.Integer(),
			number: Type.String(),
			status: oneOf(ORDER_STATUSES),
			delivery: oneOf(DELIVERY_KINDS),
			createdAt: Type.String(),
			totalTenge: Type.Integer(),
		}),
	),
});
export type OrderCustomerWire = Static<typeof orderCustomerWire>;

export const staffOrderWire = Type.Object({
	...orderSchema.properties,
	/** The version of the order. A change names the version that it is based on. */
	version: Type.Integer(),
	cancelNote: Type.String(),
	/** The exact reason, which only staff see. */
	cancelReason: orNull(oneOf(STAFF_CANCEL_REASONS)),
	channel: oneOf(ORDER_CHANNELS),
	/** The member of staff who entered the order; null for an order of a shopper. */
	enteredBy: orNull(Type.String()),
	/** COUR-01: the courier who delivers it. */
	courierId: orNull(Type.Integer()),
	courier: orNull(Type.String()),
	/** The payments at the handover; null before it. */
	paidCashTenge: orNull(Type.Integer()),
	paidTerminalTenge: orNull(Type.Integer()),
	/** The reason for the discount. */
	discountReason: Type.String(),
	/** Changes that staff made, the oldest first. */
	changes: Type.Array(
		Type.Object({
			at: Type.String(),
			staff: Type.String(),
			parts: Type.Array(oneOf(ORDER_PARTS)),
			totalBeforeTenge: Type.Integer(),
			totalAfterTenge: Type.Integer(),
		}),
	),
	/**
	 * The step back that the caller may make now. Before `until` the caller undoes their own move and needs
	 * no reason.
	 */
	backStep: Type.Union([
		Type.Object({ to: oneOf(ORDER_STATUSES), until: orNull(Type.String()) }),
		Type.Null(),
	]),
	notes: Type.Array(orderNoteWire),
	/**
	 * One entry for each of `events`: the member of staff, whether the move was a step back, and its reason.
	 */
	movers: Type.Array(Type.Object({ name: orNull(Type.String()), back: Type.Boolean(), note: Type.String() })),
	customer: orderCustomerWire,
	/** The number of pieces in stock that are not in this order, by product. `pictures` is by product too. */
	stock: Type.Record(Type.String(), Type.Integer()),
	pictures: Type.Record(Type.String(), Type.String()),
});
export type StaffOrderWire = Static<typeof staffOrderWire>;

export const orderMoveBody = Type.Object({
	to: oneOf(STAFF_STATUSES),
	/**
	 * The status that the operator saw. If it has changed by a second click or by a colleague, the call moves
	 * nothing.
	 */
	from: Type.Optional(oneOf(ORDER_STATUSES)),
	/** The reason of a cancellation. */
	reason: oneOfOr(STAFF_CANCEL_REASONS, 'other'),
	note: text(MAX_NOTE_LENGTH, { default: '' }),
});

export const orderBackBody = Type.Object({
	from: oneOf(ORDER_STATUSES),
	reason: text(MAX_NOTE_LENGTH, { default: '' }),
});

export const orderEditWire = Type.Object({
	version: Type.Integer({ minimum: 1 }),
	items: orderedItems,
	payment: oneOf(PAYMENT_KINDS),
	changeFromTenge: Type.Optional(banknoteTenge),
	address: line(ORDER_ADDRESS_MAX),
	note: text(ORDER_NOTE_MAX),
	/** Only an order by courier has a slot. */
	slot: Type.Optional(Type.Object({ date: daySchema, id: idSchema })),
	/** A field from here on stays unchanged if it is missing. */
	delivery: Type.Optional(oneOf(DELIVERY_KINDS)),
	districtId: Type.Optional(idSchema),
	name: Type.Optional(line(100, 3)),
	phone: Type.Optional(Type.String({ pattern: '^[1-5]\\d{6}$' })),
	/** At most the price of the goods. */
	discountTenge: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_DISCOUNT_TENGE })),
	discountReason: Type.Optional(line(MAX_REASON_LENGTH)),
});
export type OrderEditWire = Static<typeof orderEditWire>;

export const orderNoteBody = Type.Object({
	text: Type.String({ minLength: 1, maxLength: MAX_NOTE_LENGTH }),
});

/** The number of orders that wait in each state, for the badges of the menu. */
export const orderCountsWire = Type.Object({
	pending: Type.Integer(),
	accepted: Type.Integer(),
	on_delivery: Type.Integer(),
	/** DESK-15: the number of people who asked for a call. */
	calls: Type.Integer(),
	/**
	 * The number of pending orders and call requests that no member of staff has opened or taken. The bell
	 * rings for them.
	 */
	unseen: Type.Integer(),
});
export type OrderCountsWire = Static<typeof orderCountsWire>;

export const staffOrdersCalls = defineCalls('staff', {
	'GET /api/staff/orders': {
		by: 'workOrders',
		summary: 'Orders by state, day, number, phone or name',
		query: staffOrdersQuery,
		response: { 200: staffOrdersWire },
	},
	'GET /api/staff/order_counts': {
		by: 'workOrders',
		summary: 'How many orders wait in each state',
		response: { 200: orderCountsWire },
	},
	'GET /api/staff/order/:id': {
		by: 'workOrders',
		summary: 'An order with its customer, notes and stock',
		params: byId,
		response: { 200: staffOrderWire },
	},
	'POST /api/staff/order_move/:id': {
		by: 'workOrders',
		summary: 'Accept an order, send it on its way, complete or cancel it',
		params: byId,
		body: orderMoveBody,
		response: { 200: orderSchema },
	},
	'POST /api/staff/order_back/:id': {
		by: 'workOrders',
		summary: 'One step back: an undo of the own last move, or with the right to and a reason',
		params: byId,
		body: orderBackBody,
		response: { 200: staffOrderWire },
	},
	'POST /api/staff/order_edit/:id': {
		by: 'workOrders',
		summary: 'Change goods, delivery, place, slot, recipient, payment, discount; stock and slots follow',
		params: byId,
		body: orderEditWire,
		response: { 200: staffOrderWire },
	},
	'GET /api/staff/order_days/:id': {
		by: 'workOrders',
		summary: 'Days and slots in which this order could be delivered',
		params: byId,
		response: { 200: deliveryDaysWire },
	},
	'POST /api/staff/order_note/:id': {
		by: 'workOrders',
		summary: 'A note that staff leave each other',
		params: byId,
		body: orderNoteBody,
		response: { 200: staffOrderWire },
	},
});
