import type { DeliverySlot } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { MinimumAmount } from '@dukan/domain/selling/orders/quote.ts';
import { sql } from 'kysely';
import { clockTime } from '../../../platform/database/clock-time.ts';
import type { Database } from '../../../platform/database/database.ts';

/** The place of an order, and the price of delivery to its zone. */
export type OrderPlace = {
	districtId: number;
	regionId: number;
	delivery: boolean;
	express: boolean;
	minDays: number;
	priceTenge: number;
	freeFromTenge: number | undefined;
	expressPriceTenge: number | undefined;
	expressMinutes: number | undefined;
};

export type OrderRules = {
	expressFrom: string;
	expressTo: string;
	expressCapacity: number;
	ordersPerDay: number;
};

export async function findOrderPlace(db: Database, districtId: number): Promise<OrderPlace | undefined> {
	const row = await db
		.selectFrom('districts as d')
		.innerJoin('delivery_zones as z', 'z.code', 'd.zone')
		.select(['d.id', 'd.region_id', 'd.delivery', 'd.express', 'z.min_days', 'z.price_tenge'])
		.select(['z.free_from_tenge', 'z.express_price_tenge', 'z.express_minutes'])
		.where('d.id', '=', districtId)
		.executeTakeFirst();
	return (
		row && {
			districtId: row.id,
			regionId: row.region_id,
			delivery: row.delivery,
			express: row.express && row.express_price_tenge !== null,
			minDays: row.min_days,
			priceTenge: row.price_tenge,
			freeFromTenge: row.free_from_tenge ?? undefined,
			expressPriceTenge: row.express_price_tenge ?? undefined,
			expressMinutes: row.express_minutes ?? undefined,
		}
	);
}

export async function readOrderRules(db: Database): Promise<OrderRules> {
	const { rows } = await sql<OrderRules>`select ${clockTime('express_from')} as "expressFrom",
			${clockTime('express_to')} as "expressTo", express_capacity as "expressCapacity",
			orders_per_day as "ordersPerDay"
		from order_rules`.execute(db);
	const [rules] = rows;
	if (!rules) throw new Error('The shop has no rules for orders.');
	return rules;
}

/** Reads the rules after waiting for others who place an express order at the same time. */
export async function lockOrderRules(trx: Database): Promise<OrderRules> {
	await sql`select from order_rules for no key update`.execute(trx);
	return readOrderRules(trx);
}

export async function listOrderMinimums(db: Database): Promise<MinimumAmount[]> {
	const rows = await db.selectFrom('order_minimums').selectAll().orderBy('category_id').execute();
	return rows.map(({ category_id, amount_tenge }) => ({
		categoryId: category_id,
		amountTenge: amount_tenge,
	}));
}

const SLOT_COLUMNS = sql`id, ${clockTime('from_time')} as "from", ${clockTime('to_time')} as "to",
	${clockTime('order_until')} as "orderUntil", capacity,
	weekday_capacities as "weekdayCapacities"`;

export async function listDeliverySlots(db: Database): Promise<DeliverySlot[]> {
	const { rows } =
		await sql<DeliverySlot>`select ${SLOT_COLUMNS} from delivery_slots order by position, from_time, id`.execute(
			db,
		);
	return rows;
}

/** Returns the slot, and whether this day is a holiday. */
export async function findSlotOfDay(
	db: Database,
	slotId: number,
	date: string,
): Promise<(DeliverySlot & { isHoliday: boolean }) | undefined> {
	const { rows } = await sql<DeliverySlot & { isHoliday: boolean }>`select ${SLOT_COLUMNS},
			exists (select from holidays where date = ${date}) as "isHoliday"
		from delivery_slots where id = ${slotId}`.execute(db);
	return rows[0];
}

/** Reads which of these days are holidays, and how full their slots are. */
export async function readBookings(
	db: Database,
	from: string,
	to: string,
): Promise<{ holidays: Set<string>; booked: Map<string, number> }> {
	const [holidays, bookings] = await Promise.all([
		sql<{ date: string }>`select date::text from holidays where date between ${from} and ${to}`.execute(db),
		sql<{ key: string; booked: number }>`select date::text || ' ' || slot_id as key, booked
			from slot_bookings where date between ${from} and ${to}`.execute(db),
	]);
	return {
		holidays: new Set(holidays.rows.map(({ date }) => date)),
		booked: new Map(bookings.rows.map(({ key, booked }) => [key, booked])),
	};
}

export async function countOpenExpressOrders(db: Database): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from orders
		where delivery = 'express' and status in ('pending', 'accepted', 'on_delivery')`.execute(db);
	return rows[0]?.count ?? 0;
}
