/** Asia/Ashgabat: UTC+5 all year round. Days and hours of delivery are counted there, whatever the machine's zone (R13). */
const ASHGABAT_OFFSET_MS = 5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** 'YYYY-MM-DD' and 'HH:MM' as the clock on a wall in Ashgabat shows them. */
export function ashgabatTime(instant: Date): { date: string; time: string } {
	const text = new Date(instant.getTime() + ASHGABAT_OFFSET_MS).toISOString();
	return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The moment at which the clock on that wall shows this. */
export function ashgabatInstant(date: string, time: string): Date {
	return new Date(Date.parse(`${date}T${time}:00Z`) - ASHGABAT_OFFSET_MS);
}

export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** An hour of the day in which goods are brought. Times are 'HH:MM'. */
export type DeliverySlot = {
	id: number;
	from: string;
	to: string;
	/** The last moment to order for it on its own day. */
	orderUntil: string;
	/** Orders it has room for on any day. */
	capacity: number;
	/** Instead of that, Monday first; 0 is no delivery on that day, null is as on any day. */
	weekdayCapacities?: readonly (number | null)[];
};

export type DeliveryDay = {
	date: string;
	slots: { id: number; from: string; to: string; left: number; open: boolean }[];
};

export type DeliveryPlan = {
	slots: readonly DeliverySlot[];
	/** Dates on which nothing is brought. */
	holidays: ReadonlySet<string>;
	/** The number of orders in each slot, keyed by `${date} ${slot id}`. */
	booked: ReadonlyMap<string, number>;
};

/** A shopper may choose a day this many days ahead. */
export const DAYS_AHEAD = 7;

export function slotKey(date: string, slotId: number): string {
	return `${date} ${slotId}`;
}

/** Orders a slot has room for on this date. */
export function slotCapacity(slot: DeliverySlot, date: string): number {
	const mondayFirst = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
	return slot.weekdayCapacities?.[mondayFirst] ?? slot.capacity;
}

/**
 * The days a shopper can choose from, full and past hours included: they are shown, but closed. Hours that a day does not
 * have at all are left out, and so are days without any.
 */
export function deliveryDays(now: Date, minDays: number, plan: DeliveryPlan): DeliveryDay[] {
	const { date: today } = ashgabatTime(now);
	return Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, minDays + index))
		.filter((date) => !plan.holidays.has(date))
		.map((date) => ({
			date,
			slots: plan.slots
				.map((slot) => ({ slot, capacity: slotCapacity(slot, date) }))
				.filter(({ capacity }) => capacity > 0)
				.map(({ slot, capacity }) => {
					const left = Math.max(0, capacity - (plan.booked.get(slotKey(date, slot.id)) ?? 0));
					return {
						id: slot.id,
						from: slot.from,
						to: slot.to,
						left,
						open: left > 0 && !isPast(now, date, slot),
					};
				}),
		}))
		.filter(({ slots }) => slots.length > 0);
}

/** ORDER-03 'delivery hour expired': too late to order for this slot. */
export function isPast(now: Date, date: string, slot: Pick<DeliverySlot, 'orderUntil'>): boolean {
	const wall = ashgabatTime(now);
	return date < wall.date || (date === wall.date && wall.time >= slot.orderUntil);
}

/** Is this a day that a shopper may choose? */
export function isDeliveryDay(
	now: Date,
	minDays: number,
	date: string,
	plan: Pick<DeliveryPlan, 'holidays'>,
): boolean {
	const { date: today } = ashgabatTime(now);
	return (
		date >= addDays(today, minDays) && date < addDays(today, minDays + DAYS_AHEAD) && !plan.holidays.has(date)
	);
}

/** 'HH:MM' within [from, to). */
export function isWithin(time: string, from: string, to: string): boolean {
	return time >= from && time < to;
}
