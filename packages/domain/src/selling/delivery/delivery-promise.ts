import { ashgabatInstant, type DeliveryPlan, deliveryDays } from '../../base/calendar/delivery-days.ts';

/** A delivery slot as 'YYYY-MM-DD' and 'HH:MM' in Ashgabat, and the last moment to order for it. */
export type DeliveryPromise = { date: string; from: string; to: string; orderUntil: Date };

/**
 * CHOOSE-07: returns the first slot for an order placed now. The result is undefined if all slots are full or
 * closed.
 */
export function deliveryPromise(now: Date, minDays: number, plan: DeliveryPlan): DeliveryPromise | undefined {
	// An order is never promised for a slot that has begun, because its courier is already out.
	const begun = plan.slots.map((slot) => ({
		...slot,
		orderUntil: slot.orderUntil < slot.from ? slot.orderUntil : slot.from,
	}));
	for (const { date, slots } of deliveryDays(now, minDays, { ...plan, slots: begun })) {
		const first = slots.filter(({ open }) => open).toSorted((a, b) => compare(a, b))[0];
		const slot = begun.find(({ id }) => id === first?.id);
		if (slot)
			return { date, from: slot.from, to: slot.to, orderUntil: ashgabatInstant(date, slot.orderUntil) };
	}
	return undefined;
}

type Hours = { from: string; to: string };

/**
 * Sorts by the earlier end, then by the earlier beginning. Times are 'HH:MM', so text order is time order.
 */
function compare(a: Hours, b: Hours): number {
	return `${a.to} ${a.from}` < `${b.to} ${b.from}` ? -1 : 1;
}

/**
 * Returns the whole minutes that remain, so that 'within 1 min' appears while at least one minute is left.
 */
export function minutesLeft(now: Date, until: Date): number {
	return Math.max(0, Math.floor((until.getTime() - now.getTime()) / 60_000));
}
