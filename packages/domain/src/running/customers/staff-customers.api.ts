import { type Static, Type } from 'typebox';
import {
	byId,
	idSchema,
	languageSchema,
	line,
	oneOf,
	oneOfOr,
	page,
	pageFields,
	pageQuery,
} from '../../base/fields.api.ts';
import { ORDER_STATUSES } from '../../base/orders/order-status.ts';
import { savedAddress } from '../../people/accounts/address-book.api.ts';
import { customerTrustWire } from '../../people/trust/trust.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { CUSTOMER_SORTS, MAX_BAN_NOTE_LENGTH } from './customer-rules.ts';

export const customersQuery = Type.Object({
	q: Type.Optional(line(100)),
	banned: Type.Optional(oneOf(['yes', 'no'])),
	sort: oneOfOr(CUSTOMER_SORTS, '-registered'),
	...pageFields,
});
export type CustomersQuery = Static<typeof customersQuery>;

const customerRowWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	/** The phone, masked for staff who may not see it. */
	phone: Type.String(),
	registeredAt: Type.String(),
	/** The number of orders that are not cancelled. */
	orders: Type.Integer(),
	spentTenge: Type.Integer(),
	banned: Type.Boolean(),
});
export type CustomerRowWire = Static<typeof customerRowWire>;
export const customerListWire = page(customerRowWire);

export const customerWire = Type.Object({
	...customerRowWire.properties,
	email: Type.String(),
	address: Type.String(),
	language: languageSchema,
	/** The reason of the latest ban, or of its end. */
	banNote: Type.String(),
	/** S18: the shop's trust in the person. */
	trust: customerTrustWire,
	/** ACCT-03: the saved addresses, the default one first. */
	addresses: Type.Array(savedAddress),
});
export type CustomerWire = Static<typeof customerWire>;

const customerOrderWire = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	createdAt: Type.String(),
	status: oneOf(ORDER_STATUSES),
	totalTenge: Type.Integer(),
});
export type CustomerOrderWire = Static<typeof customerOrderWire>;
export const customerOrdersWire = page(customerOrderWire);

const customerSessionWire = Type.Object({
	id: Type.Integer(),
	userAgent: Type.String(),
	createdAt: Type.String(),
	lastSeenAt: Type.String(),
});
export type CustomerSessionWire = Static<typeof customerSessionWire>;
export const customerSessionsWire = page(customerSessionWire);

export const unbanBody = Type.Object({ reason: line(MAX_BAN_NOTE_LENGTH, 1) });
export const banBody = Type.Object({
	reason: line(MAX_BAN_NOTE_LENGTH, 1),
	/** S18: true also cancels the person's open orders, which frees stock and delivery slots. */
	cancelOrders: Type.Boolean({ default: false }),
});
/** S18: true when staff vouch for the person, who then has no limits. */
export const vouchBody = Type.Object({ vouched: Type.Boolean() });
/** Ends one session; without `session` it ends all of them. */
export const customerSignOutBody = Type.Object({ session: Type.Optional(idSchema) });

export const customersCalls = defineCalls('staff', {
	'GET /api/staff/customers': {
		by: 'readCustomers',
		summary: 'Customers by phone, name or number',
		query: customersQuery,
		response: { 200: customerListWire },
	},
	'GET /api/staff/customer/:id': {
		by: 'readCustomers',
		summary: 'One customer',
		params: byId,
		response: { 200: customerWire },
	},
	'GET /api/staff/customer_orders/:id': {
		by: 'readCustomers',
		summary: 'A customer’s orders, newest first',
		params: byId,
		query: pageQuery,
		response: { 200: customerOrdersWire },
	},
	'GET /api/staff/customer_sessions/:id': {
		by: 'readCustomers',
		summary: 'Where a customer is signed in',
		params: byId,
		query: pageQuery,
		response: { 200: customerSessionsWire },
	},
	'POST /api/staff/customer_ban/:id': {
		by: 'banCustomers',
		summary:
			'Ban a customer: signed out everywhere, the next request is refused; cancels their open orders if asked',
		params: byId,
		body: banBody,
	},
	'POST /api/staff/customer_unban/:id': {
		by: 'banCustomers',
		summary: 'Let a customer in again',
		params: byId,
		body: unbanBody,
	},
	'POST /api/staff/customer_vouch/:id': {
		by: 'banCustomers',
		summary: 'Vouch for a customer, who then has no limits of trust, or no longer vouch for them',
		params: byId,
		body: vouchBody,
	},
	'POST /api/staff/customer_sign_out/:id': {
		by: 'banCustomers',
		summary: 'End one session of a customer, or all of them',
		params: byId,
		body: customerSignOutBody,
	},
});
