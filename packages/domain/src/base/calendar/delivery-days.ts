/**
 * Ashgabat is at UTC+5 all year round. Days and hours of delivery follow its clock, whatever the server's
 * time zone is (R13).
 */
const ASHGABAT_OFFSET_MS = 5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the date as 'YYYY-MM-DD' and the time as 'HH:MM' in Ashgabat. */
export function ashgabatTime(instant: Date): { date: string; time: string } {
	const text = new Date(instant.getTime() + ASHGABAT_OFFSET_MS).toISOString();
	return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Returns the moment of this time in Ashgabat. */
export function ashgabatInstant(date: string, time: string): Date {
	return new Date(Date.parse(`${date}T${time}:00Z`) - ASHGABAT_OFFSET_MS);
}

export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A delivery slot. Times are 'HH:MM'. */
export type DeliverySlot = {
	id: number;
	from: string;
	to: string;
	/** The last time at which a shopper can order for this slot on the same day. */
	orderUntil: string;
	/** The number of orders that the slot takes on an ordinary day. */
	capacity: number;
	/**
	 * Other capacities by weekday, Monday first. 0 means no delivery on that weekday; null means the ordinary
	 * capacity.
	 */
	weekdayCapacities?: readonly (number | null)[];
};

export type DeliveryDay = {
	date: string;
	slots: { id: number; from: string; to: string; left: number; open: boolean }[];
};

export type DeliveryPlan = {
	slots: readonly DeliverySlot[];
	/** Dates without delivery. */
	holidays: ReadonlySet<string>;
	/** The number of orders in each slot, keyed by `${date} ${slot id}`. */
	booked: ReadonlyMap<string, number>;
};

/** A shopper may choose a delivery day at most this many days ahead. */
export const DAYS_AHEAD = 7;

export function slotKey(date: string, slotId: number): string {
	return `${date} ${slotId}`;
}

/** Returns a slot's capacity on this date. */
export function slotCapacity(slot: DeliverySlot, date: string): number {
	const mondayFirst = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
	return slot.weekdayCapacities?.[mondayFirst] ?? slot.capacity;
}

/**
 * Returns the days that a shopper can choose from. Full and past slots are included as closed. Slots that do
 * not exist on a day are left out, and so are days without slots.
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

/** ORDER-03 'delivery hour expired': true when it is too late to order for this slot. */
export function isPast(now: Date, date: string, slot: Pick<DeliverySlot, 'orderUntil'>): boolean {
	const wall = ashgabatTime(now);
	return date < wall.date || (date === wall.date && wall.time >= slot.orderUntil);
}

/** Tells whether a shopper may choose this day. */
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
