import type { CourierWire, RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { sql } from 'kysely';
import { clockTime } from '../../../platform/database/clock-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import { EXCHANGE_TENGE } from '../orders/orders.queries.ts';

/**
 * Lists accounts whose role delivers. Also lists other accounts that still have orders, so that these can be
 * reassigned.
 */
export async function listCouriers(db: Database): Promise<CourierWire[]> {
	const { rows } = await sql<CourierWire>`select * from (select a.id, a.name,
				(select count(*)::integer from orders o where o.courier_id = a.id
					and o.status in ('accepted', 'on_delivery')) as open,
				not a.disabled and 'deliver' = any (r.rights) as active
			from staff_accounts a join staff_roles r on r.key = a.role) known
		where active or open > 0 order by name, id`.execute(db);
	return rows;
}

export async function findCourierName(db: Database, id: number): Promise<string | undefined> {
	const { rows } = await sql<{ name: string }>`select a.name from staff_accounts a
		join staff_roles r on r.key = a.role where a.id = ${id} and not a.disabled and 'deliver' = any (r.rights)`.execute(
		db,
	);
	return rows[0]?.name;
}

const STOP = sql`o.id, o.number, o.version, o.status, o.delivery, o.address, o.name, o.phone,
			o.note, o.payment, o.total_tenge::float8 as "totalTenge",
			(o.total_tenge - o.card_tenge)::float8 as "dueTenge", coalesce(${EXCHANGE_TENGE}, 0) as "exchangeTenge", o.change_from_tenge as "changeFromTenge",
			o.delivery_price_tenge as "deliveryPriceTenge", o.delivery_date::text as day, o.slot_id as "slotId",
			${clockTime('o.slot_from')} as "slotFrom", ${clockTime('o.slot_to')} as "slotTo",
			(select json_build_object('en', d.name_en, 'ru', d.name_ru, 'tm', d.name_tm)
				from districts d where d.id = o.district_id) as district,
			(select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity,
				'pieceTenge', l.price_tenge * l.unit_factor::bigint, 'discountTenge', l.discount_tenge,
				'serials', coalesce((select json_agg(n.number order by n.id) from serial_numbers n
					where n.order_id = o.id and n.product_id = l.product_id), '[]'),
				'names', json_build_object('en', l.name_en, 'ru', l.name_ru, 'tm', l.name_tm)) order by l.position)
				from order_lines l where l.order_id = o.id) as lines`;

/** Lists a courier's orders of a day, in the order of slots. */
export async function listRun(db: Database, courierId: number, day: string): Promise<RunStopWire[]> {
	const { rows } = await sql<RunStopWire>`select ${STOP}
		from orders o where o.courier_id = ${courierId} and o.delivery_date = ${day}::date and o.status <> 'cancelled'
		order by o.slot_from nulls first, o.slot_to, o.id`.execute(db);
	return rows;
}

/**
 * COUR-02: lists orders that a courier still has from earlier days, and then those of the day in the order of
 * slots. With `onlyOpen` it leaves out orders that are done.
 */
export async function listOwnRun(
	db: Database,
	courierId: number,
	{ day, onlyOpen }: { day: string; onlyOpen: boolean },
): Promise<RunStopWire[]> {
	const { rows } = await sql<RunStopWire>`select ${STOP}
		from orders o where o.courier_id = ${courierId} and (o.status in ('accepted', 'on_delivery') and o.delivery_date <= ${day}::date
			or not ${onlyOpen}::boolean and o.delivery_date = ${day}::date)
		order by o.delivery_date, o.slot_from nulls first, o.slot_to, o.id`.execute(db);
	return rows;
}
