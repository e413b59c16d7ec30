import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { type DeliveryKind, isBrought } from '@dukan/domain/selling/orders/quote.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { bookSlot, lockBookings, releaseSlot } from '../delivery/book-slot.queries.ts';
import { findOrderPlace, findSlotOfDay, type OrderPlace } from './order-terms.queries.ts';
import { requireExpress } from './place-order.ts';

type Slot = { date: string; id: number };
export type BookedSlot = Slot & { from: string; to: string };

type Delivery = { delivery: DeliveryKind; districtId: number | null; address: string };

const SHORTEST_ADDRESS = 3;

/**
 * Returns the place of the edited order. An unchanged place is not checked, because its district may have
 * been closed since.
 */
export async function requireEditedPlace(
	trx: Database,
	was: Delivery,
	now: Delivery,
): Promise<OrderPlace | undefined> {
	if (!isBrought(now.delivery)) return undefined;
	const place = now.districtId === null ? undefined : await findOrderPlace(trx, now.districtId);
	const isOther = !isBrought(was.delivery) || was.districtId !== now.districtId;
	if (isOther && !place?.delivery) throw new Problem('delivery_unavailable');
	if (now.address.trim().length < SHORTEST_ADDRESS && (isOther || was.address !== now.address))
		throw invalidField('address', 'minLength');
	return place;
}

/**
 * Refuses express delivery where the place has none, or while the shop already has as many express orders as
 * it takes at once.
 */
export async function requireEditedExpress(
	trx: Database,
	was: Delivery,
	now: Delivery,
	{ place, at }: { place: OrderPlace | undefined; at: Date },
): Promise<void> {
	if (now.delivery !== 'express' || (was.delivery === 'express' && was.districtId === now.districtId)) return;
	if (!place?.express) throw new Problem('express_unavailable');
	if (was.delivery !== 'express') await requireExpress(trx, place, at);
}

/** Frees the old slot and books the new one, in the order of days. Does nothing if they are the same. */
export async function changeSlot(
	trx: Database,
	had: Slot | undefined,
	asked: Slot | undefined,
	now: Date,
): Promise<BookedSlot | undefined> {
	if (had && asked && had.id === asked.id && had.date === asked.date) return undefined;
	const slot = asked && (await requireSlot(trx, asked, now));
	await lockBookings(trx, had, asked);
	if (had) await releaseSlot(trx, had.date, had.id);
	if (slot) await bookSlot(trx, slot.date, slot.id);
	return slot;
}

async function requireSlot(trx: Database, asked: Slot, now: Date): Promise<BookedSlot> {
	const slot = await findSlotOfDay(trx, asked.id, asked.date);
	if (!slot) throw invalidField('slot', 'wrong');
	// An operator may use the current slot, which shoppers can no longer choose, but none that is over.
	const { date, time } = ashgabatTime(now);
	if (slot.isHoliday || asked.date < date || (asked.date === date && slot.to <= time))
		throw new Problem('slot_expired');
	return { date: asked.date, id: slot.id, from: slot.from, to: slot.to };
}
