import { type Static, Type } from 'typebox';
import { oneOf, orNull } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { type LIMITED_DEGREES, PHONE_CONFIRMATIONS, TRUST_DEGREES } from './trust.ts';

/** The names of the trust limits in public calls, where prices are in manat. */
export const WIRE_LIMITS = {
	openOrders: 'open_orders',
	pieces: 'pieces',
	lines: 'lines',
	sumTenge: 'sum',
	ordersPerHour: 'orders_per_hour',
} as const;
type WireLimit = (typeof WIRE_LIMITS)[keyof typeof WIRE_LIMITS];

const amountsWire = Type.Object({
	open_orders: Type.Integer(),
	pieces: Type.Integer(),
	lines: Type.Integer(),
	sum: Type.Number(),
	orders_per_hour: Type.Integer(),
});

/** S18: the part of an order's refusal that explains the limits. */
export const trustWire = Type.Object({
	degree: oneOf(TRUST_DEGREES),
	/**
	 * The limit that the order exceeds. 'share' means that people without a confirmed phone already hold
	 * their share of a product. Null means that every order needs a code.
	 */
	limit: orNull(oneOf<WireLimit | 'share'>([...Object.values(WIRE_LIMITS), 'share'])),
	/** The amounts that a person of this degree may hold in open orders. */
	allowed: amountsWire,
});
export type TrustWire = Static<typeof trustWire>;

const MAX_COUNT = 1_000_000;
const MAX_TENGE = 2_000_000_000;
const count = Type.Integer({ minimum: 0, maximum: MAX_COUNT });
const percent = Type.Integer({ minimum: 0, maximum: 100 });

const trustLimitsWire = Type.Object({
	openOrders: count,
	pieces: count,
	lines: count,
	sumTenge: Type.Integer({ minimum: 0, maximum: MAX_TENGE }),
	ordersPerHour: count,
});

/** For staff: the person's degree of trust with its reasons, and what they hold in open orders. */
export const customerTrustWire = Type.Object({
	degree: oneOf(TRUST_DEGREES),
	phoneConfirmed: Type.Boolean(),
	completedOrders: Type.Integer(),
	openOrders: Type.Integer(),
	pieces: Type.Integer(),
	sumTenge: Type.Integer(),
	/** The amounts that a person of this degree may hold; null if there is no limit. */
	allowed: orNull(Type.Pick(trustLimitsWire, ['openOrders', 'pieces', 'sumTenge'])),
});
export type CustomerTrustWire = Static<typeof customerTrustWire>;

const months = Type.Integer({ minimum: 1, maximum: 240 });
const MAX_PENDING_HOURS = 24 * 60;

/** The settings of the trust rules, for staff. */
export const trustRulesWire = Type.Object({
	confirmPhone: oneOf(PHONE_CONFIRMATIONS),
	regularFromOrders: Type.Integer({ minimum: 1, maximum: 1000 }),
	unconfirmedSharePercent: percent,
	addressSharePercent: percent,
	pendingHours: Type.Integer({ minimum: 1, maximum: MAX_PENDING_HOURS }),
	/** S26: the shop keeps personal data of finished orders, and unused accounts, for this long. */
	orderDataMonths: months,
	unusedAccountMonths: months,
	limits: Type.Object({
		unconfirmed: trustLimitsWire,
		confirmed: trustLimitsWire,
		buyer: trustLimitsWire,
		regular: trustLimitsWire,
	} satisfies Record<(typeof LIMITED_DEGREES)[number], typeof trustLimitsWire>),
});
export type TrustRulesWire = Static<typeof trustRulesWire>;

const someLimits = Type.Partial(trustLimitsWire);

/** Contains only the changed rules, so that two people can change different rules. */
export const trustRulesChange = Type.Partial(
	Type.Object({
		...trustRulesWire.properties,
		limits: Type.Partial(
			Type.Object({
				unconfirmed: someLimits,
				confirmed: someLimits,
				buyer: someLimits,
				regular: someLimits,
			} satisfies Record<(typeof LIMITED_DEGREES)[number], typeof someLimits>),
		),
	}),
);
export type TrustRulesChange = Static<typeof trustRulesChange>;

export const staffTrustCalls = defineCalls('staff customers', {
	'GET /api/staff/trust_rules': {
		by: 'readCustomers',
		summary: 'What people may hold by their degree of trust, and when phones are confirmed',
		response: { 200: trustRulesWire },
	},
	'POST /api/staff/trust_rules_update': {
		by: 'editSettings',
		summary: 'Changes the limits of trust: only what is sent',
		body: trustRulesChange,
	},
});
