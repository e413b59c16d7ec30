import { type Static, Type } from 'typebox';
import {
	daySchema,
	idSchema,
	languageSchema,
	line,
	oneOf,
	orNull,
	threeNameFields,
	timeOfDay,
} from '../../base/fields.api.ts';
import { STAFF_STATUSES } from '../../base/orders/order-status.ts';
import { defineCalls, defineTables } from '../../staff/access/define-calls.ts';

const MAX_TENGE = 2_000_000_000;
const MAX_CAPACITY = 100_000;
const MAX_DAYS = 60;
const MAX_EXPRESS_MINUTES = 10_000;
const MAX_HOLIDAY_NAME_LENGTH = 100;
const MAX_RETURN_DAYS = 365;

const tenge = Type.Integer({ minimum: 0, maximum: MAX_TENGE });
const someTenge = Type.Integer({ minimum: 1, maximum: MAX_TENGE });
const days = Type.Integer({ minimum: 0, maximum: MAX_DAYS });
const capacity = Type.Integer({ minimum: 0, maximum: MAX_CAPACITY });
export const zoneCode = Type.String({ pattern: '^[a-z][a-z0-9_]{0,29}$' });

export const staffRegionWire = Type.Object({ id: Type.Integer(), ...threeNameFields });
export type StaffRegionWire = Static<typeof staffRegionWire>;

export const staffDistrictFields = {
	...threeNameFields,
	regionId: idSchema,
	zone: zoneCode,
	delivery: Type.Boolean(),
	express: Type.Boolean(),
};
export const staffDistrictWire = Type.Object({ id: Type.Integer(), ...staffDistrictFields });
export type StaffDistrictWire = Static<typeof staffDistrictWire>;

export const staffZoneFields = {
	...threeNameFields,
	priceTenge: tenge,
	/** The sum from which delivery is free; null if it is never free. */
	freeFromTenge: orNull(someTenge),
	minDays: days,
	maxDays: days,
	expressPriceTenge: orNull(tenge),
	expressMinutes: orNull(Type.Integer({ minimum: 1, maximum: MAX_EXPRESS_MINUTES })),
};
export const staffZoneWire = Type.Object({ code: zoneCode, ...staffZoneFields });
export type StaffZoneWire = Static<typeof staffZoneWire>;

export const staffSlotFields = {
	fromTime: timeOfDay,
	toTime: timeOfDay,
	orderUntil: timeOfDay,
	capacity,
	/** Capacities of the weekdays, Monday first; null means the ordinary capacity. */
	weekdayCapacities: Type.Array(orNull(capacity), { minItems: 7, maxItems: 7 }),
};
export const staffSlotWire = Type.Object({ id: Type.Integer(), ...staffSlotFields });
export type StaffSlotWire = Static<typeof staffSlotWire>;

export const staffHolidayFields = {
	nameEn: line(MAX_HOLIDAY_NAME_LENGTH),
	nameRu: line(MAX_HOLIDAY_NAME_LENGTH),
	nameTm: line(MAX_HOLIDAY_NAME_LENGTH),
};
export const staffHolidayWire = Type.Object({ date: daySchema, ...staffHolidayFields });
export type StaffHolidayWire = Static<typeof staffHolidayWire>;

export const staffMinimumFields = { amountTenge: someTenge };
export const staffMinimumWire = Type.Object({ categoryId: idSchema, ...staffMinimumFields });
export type StaffMinimumWire = Static<typeof staffMinimumWire>;

export const orderRulesWire = Type.Object({
	expressFrom: timeOfDay,
	expressTo: timeOfDay,
	expressCapacity: capacity,
	ordersPerDay: Type.Integer({ minimum: 1, maximum: 1000 }),
	/** For this many seconds the SMS about a move is held, so that staff can undo the move. */
	smsHoldS: Type.Integer({ minimum: 0, maximum: 3600 }),
	/** A pending order expires after this many calls without an answer; 0 means never. */
	callAttempts: Type.Integer({ minimum: 0, maximum: 50 }),
	/** A new order may wait this many minutes for its call. */
	patienceMinutes: Type.Integer({ minimum: 1, maximum: 1440 }),
	/** RET-01: a customer may return goods within this many days after the handover. */
	returnDays: Type.Integer({ minimum: 0, maximum: MAX_RETURN_DAYS }),
	/** PAY-02: a customer has this many minutes to pay an order by card. */
	payMinutes: Type.Integer({ minimum: 5, maximum: 1440 }),
	/** PAY-04: refunds above this sum, in tenge, need a second person. */
	refundApprovalTenge: Type.Integer({ minimum: 0, maximum: 10_000_000_000 }),
	/** The phone that gets an SMS when an order waits too long; empty for none. */
	dutyPhone: Type.String({ pattern: '^([1-5]\\d{6})?$' }),
	dutyLanguage: languageSchema,
	smsStatuses: Type.Array(oneOf(STAFF_STATUSES), { uniqueItems: true, maxItems: STAFF_STATUSES.length }),
});
export type OrderRulesWire = Static<typeof orderRulesWire>;

/** The use of each delivery slot of a day. */
export const deliveryFullnessWire = Type.Array(
	Type.Object({
		date: Type.String(),
		isHoliday: Type.Boolean(),
		slots: Type.Array(Type.Object({ id: Type.Integer(), capacity: Type.Integer(), booked: Type.Integer() })),
	}),
);
export type DeliveryFullnessWire = Static<typeof deliveryFullnessWire>;

export const staffDeliveryCalls = defineCalls('staff delivery', {
	'GET /api/staff/order_rules': {
		by: 'readDelivery',
		summary: 'Limits and messages of orders',
		response: { 200: orderRulesWire },
	},
	'POST /api/staff/order_rules_update': {
		by: 'editDelivery',
		summary: 'Changes limits and messages of orders: only what is sent',
		body: Type.Partial(orderRulesWire),
	},
	'GET /api/staff/delivery_fullness': {
		by: 'readDelivery',
		summary: 'How full the delivery slots of the coming two weeks are',
		response: { 200: deliveryFullnessWire },
	},
});

export const deliveryTables = defineTables(
	'staff delivery',
	{ read: 'readDelivery', edit: 'editDelivery' },
	{
		regions: staffRegionWire,
		districts: staffDistrictWire,
		zones: staffZoneWire,
		slots: staffSlotWire,
		holidays: staffHolidayWire,
		minimums: staffMinimumWire,
	},
);
