import { ashgabatInstant, type DeliveryPlan, deliveryDays } from '../../base/calendar/delivery-days.ts';

/** The slot of the delivery, 'YYYY-MM-DD' and 'HH:MM' in Ashgabat, and until when to order for it. */
export type DeliveryPromise = { date: string; from: string; to: string; orderUntil: Date };

/** CHOOSE-07: returns the first slot for an order placed now; undefined where all are full or closed. */
export function deliveryPromise(now: Date, minDays: number, plan: DeliveryPlan): DeliveryPromise | undefined {
	// While the courier is out, an order is not promised for the slot that has begun.
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

/** Orders by the earlier end, then by the earlier beginning. Times are 'HH:MM', so they sort as text. */
function compare(a: Hours, b: Hours): number {
	return `${a.to} ${a.from}` < `${b.to} ${b.from}` ? -1 : 1;
}

/** Whole minutes that remain: 'within 1 min' is shown while at least one is left. */
export function minutesLeft(now: Date, until: Date): number {
	return Math.max(0, Math.floor((until.getTime() - now.getTime()) / 60_000));
}
