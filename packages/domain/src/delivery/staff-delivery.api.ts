import type { ThreeNames } from '../catalogue/staff-catalogue.api.ts';
import type { OrderStatus } from '../orders/order-status.ts';

export type StaffRegionWire = ThreeNames & { id: number };

export type StaffDistrictWire = ThreeNames & {
	id: number;
	region_id: number;
	zone: string;
	delivery: boolean;
	express: boolean;
};

export type StaffZoneWire = {
	code: string;
	price_tenge: number;
	/** Nowhere free where it is null. */
	free_from_tenge: number | null;
	min_days: number;
	max_days: number;
	express_price_tenge: number | null;
	express_minutes: number | null;
};

export type StaffSlotWire = {
	id: number;
	/** 'HH:MM' in Ashgabat. */
	from_time: string;
	to_time: string;
	order_until: string;
	capacity: number;
	/** Monday first; null is as on any day. */
	weekday_capacities: (number | null)[];
};

export type StaffHolidayWire = ThreeNames & { date: string };

export type StaffMinimumWire = { category_id: number; amount_tenge: number };

export const SMS_STATUSES = [
	'accepted',
	'on_delivery',
	'completed',
	'cancelled',
] as const satisfies OrderStatus[];

export type OrderRulesWire = {
	express_from: string;
	express_to: string;
	express_capacity: number;
	orders_per_day: number;
	sms_statuses: (typeof SMS_STATUSES)[number][];
};

/** How full a day's hours are. */
export type DeliveryFullnessWire = {
	date: string;
	isHoliday: boolean;
	slots: { id: number; capacity: number; booked: number }[];
}[];
