import { addDays } from '@dukan/domain/base/calendar/delivery-days.ts';
import {
	type DeliveryFullnessWire,
	type OrderRulesWire,
	orderRulesWire,
	type StaffDistrictWire,
	type StaffHolidayWire,
	type StaffMinimumWire,
	type StaffRegionWire,
	type StaffSlotWire,
	type StaffZoneWire,
	staffDistrictFields,
	staffHolidayFields,
	staffMinimumWire,
	staffRegionWire,
	staffZoneWire,
} from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { sql } from 'kysely';
import { clockTime } from '../../../platform/database/clock-time.ts';
import { columnOf, selectFields, toColumns } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

const timeOf = (field: string) => sql`${clockTime(columnOf(field))} as ${sql.ref(field)}`;

export async function listStaffRegions(db: Database): Promise<StaffRegionWire[]> {
	const { rows } =
		await sql<StaffRegionWire>`select ${selectFields(staffRegionWire.properties)} from regions order by position, id`.execute(
			db,
		);
	return rows;
}

export async function listStaffDistricts(db: Database): Promise<StaffDistrictWire[]> {
	const { rows } = await sql<StaffDistrictWire>`select d.id, ${selectFields(staffDistrictFields, 'd')}
		from districts d join regions r on r.id = d.region_id
		order by r.position, r.id, d.position, d.id`.execute(db);
	return rows;
}

export async function listStaffZones(db: Database): Promise<StaffZoneWire[]> {
	const { rows } = await sql<StaffZoneWire>`select ${selectFields(staffZoneWire.properties)}
		from delivery_zones order by position, code`.execute(db);
	return rows;
}

export async function listStaffSlots(db: Database): Promise<StaffSlotWire[]> {
	const { rows } = await sql<StaffSlotWire>`select id, ${timeOf('fromTime')}, ${timeOf('toTime')},
			${timeOf('orderUntil')}, capacity, weekday_capacities as "weekdayCapacities"
		from delivery_slots order by position, delivery_slots.from_time, id`.execute(db);
	return rows;
}

/**
 * Tells whether this slot would overlap another one, so that a shopper would be offered the same time twice. Slots are changed
 * one at a time. A slot that already overlapped another may be changed in everything but its hours.
 */
export async function overlapsSlot(
	trx: Database,
	{ id, from, to }: { id: number | undefined; from: string | undefined; to: string | undefined },
): Promise<boolean> {
	await sql`select pg_advisory_xact_lock(hashtext('delivery_slots'))`.execute(trx);
	const { rows } = await sql`with own as (
			select coalesce(${from ?? null}::time, s.from_time) as from_time, coalesce(${to ?? null}::time, s.to_time) as to_time,
				s.from_time is null or (s.from_time, s.to_time) is distinct from
					(coalesce(${from ?? null}::time, s.from_time), coalesce(${to ?? null}::time, s.to_time)) as changed
			from (select) one left join delivery_slots s on s.id = ${id ?? null}
		)
		select from own join delivery_slots other on other.from_time < own.to_time and own.from_time < other.to_time
		where own.changed and other.id is distinct from ${id ?? null} limit 1`.execute(trx);
	return rows.length > 0;
}

/**
 * Deletes counts that are back at 0, which would otherwise keep a slot from being deleted although no order
 * is in it.
 */
export async function forgetEmptyBookings(trx: Database, slotId: number): Promise<void> {
	await sql`delete from slot_bookings where slot_id = ${slotId} and booked = 0`.execute(trx);
}

export async function listStaffHolidays(db: Database): Promise<StaffHolidayWire[]> {
	const { rows } = await sql<StaffHolidayWire>`select date::text as date, ${selectFields(staffHolidayFields)}
		from holidays order by holidays.date`.execute(db);
	return rows;
}

export async function listStaffMinimums(db: Database): Promise<StaffMinimumWire[]> {
	const { rows } =
		await sql<StaffMinimumWire>`select ${selectFields(staffMinimumWire.properties)} from order_minimums order by category_id`.execute(
			db,
		);
	return rows;
}

const {
	expressFrom: _from,
	expressTo: _to,
	refundApprovalTenge: _tenge,
	...plainRules
} = orderRulesWire.properties;

export async function readStaffOrderRules(db: Database): Promise<OrderRulesWire> {
	const { rows } = await sql<OrderRulesWire>`select ${timeOf('expressFrom')}, ${timeOf('expressTo')},
		refund_approval_tenge::float8 as "refundApprovalTenge", ${selectFields(plainRules)} from order_rules`.execute(
		db,
	);
	return rows[0] as OrderRulesWire;
}

/** Locks the rules, so that no other transaction changes them before this one ends. */
export async function lockOrderRules(trx: Database): Promise<OrderRulesWire> {
	await sql`select from order_rules for update`.execute(trx);
	return readStaffOrderRules(trx);
}

export async function updateOrderRules(trx: Database, rules: OrderRulesWire): Promise<void> {
	await trx.updateTable('order_rules').set(toColumns(rules)).execute();
}

/**
 * Returns for each of these days whether it is a holiday, and every slot with its capacity and its bookings.
 */
export async function readFullness(db: Database, from: string, days: number): Promise<DeliveryFullnessWire> {
	const { rows } = await sql<DeliveryFullnessWire[number]>`select day::date::text as date,
			exists (select from holidays h where h.date = day::date) as "isHoliday",
			coalesce((select json_agg(json_build_object('id', s.id, 'capacity', slot_capacity(s, day::date),
					'booked', coalesce(b.booked, 0)) order by s.position, s.from_time, s.id)
				from delivery_slots s left join slot_bookings b on b.slot_id = s.id and b.date = day::date), '[]') as slots
		from generate_series(${from}::date, ${addDays(from, days - 1)}::date, interval '1 day') as day
		order by day`.execute(db);
	return rows;
}
