import {
	addDays,
	ashgabatTime,
	DAYS_AHEAD,
	deliveryDays,
} from '@dukan/domain/base/calendar/delivery-days.ts';
import type { OwnRunWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findLastClosed } from '../../money/cash/cash-book.queries.ts';
import type { StaffMember } from '../../staff/access/staff-sessions.queries.ts';
import { listDeliverySlots, readBookings } from '../orders/order-terms.queries.ts';
import { listOwnRun } from './couriers.queries.ts';

/** COUR-02: after the day is closed only open orders are sent to the phone. */
export async function readOwnRun(
	db: Database,
	{ id, name }: Pick<StaffMember, 'id' | 'name'>,
	{ now, asked }: { now: Date; asked: string | undefined },
): Promise<OwnRunWire> {
	const { date: today } = ashgabatTime(now);
	const day = asked ?? today;
	const [lastClosed, slots, bookings] = await Promise.all([
		findLastClosed(db),
		listDeliverySlots(db),
		readBookings(db, today, addDays(today, DAYS_AHEAD)),
	]);
	const isClosed = lastClosed !== null && lastClosed >= day;
	return {
		courierId: id,
		courier: name,
		day,
		isClosed,
		stops: await listOwnRun(db, id, { day, onlyOpen: isClosed }),
		days: deliveryDays(now, 0, { slots, ...bookings }),
	};
}
