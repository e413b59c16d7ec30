import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { daySchema, idSchema, threeNameFields } from '@dukan/domain/base/fields.api.ts';
import {
	deliveryTables,
	staffDeliveryCalls,
	staffDistrictFields,
	staffHolidayFields,
	staffMinimumFields,
	staffSlotFields,
	staffZoneFields,
	zoneCode,
} from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import {
	forgetEmptyBookings,
	listStaffDistricts,
	listStaffHolidays,
	listStaffMinimums,
	listStaffRegions,
	listStaffSlots,
	listStaffZones,
	lockOrderRules,
	overlapsSlot,
	readFullness,
	readStaffOrderRules,
	updateOrderRules,
} from './staff-delivery.queries.ts';

const FULLNESS_DAYS = 14;
/** Lets staff decide where the shop delivers, for how much, and when. */
export function staffDeliveryRoutes(staff: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;
	const change = staffChanges(staff, staffDeliveryCalls, { db, clock });

	editTable(staff, services, deliveryTables, 'regions', {
		table: 'regions',
		key: byIdKey,
		list: listStaffRegions,
		fields: threeNameFields,
		ordered: true,
	});

	editTable(staff, services, deliveryTables, 'districts', {
		table: 'districts',
		key: byIdKey,
		list: listStaffDistricts,
		fields: staffDistrictFields,
		ordered: true,
		checks: { districts_check: 'express' },
	});

	editTable(staff, services, deliveryTables, 'zones', {
		table: 'delivery_zones',
		key: { column: 'code', schema: zoneCode },
		list: listStaffZones,
		fields: staffZoneFields,
		fixed: { code: zoneCode },
		ordered: true,
		checks: { delivery_zones_check: 'maxDays', delivery_zones_check1: 'expressMinutes' },
	});

	editTable(staff, services, deliveryTables, 'slots', {
		table: 'delivery_slots',
		key: byIdKey,
		list: listStaffSlots,
		fields: staffSlotFields,
		ordered: true,
		checks: { delivery_slots_check: 'toTime' },
		check: async (trx, { fromTime: from, toTime: to }, id) => {
			const hours = { id: id === undefined ? id : Number(id), from: textOf(from), to: textOf(to) };
			if (await overlapsSlot(trx, hours)) throw invalidField('fromTime', 'overlap');
		},
		beforeDelete: (trx, id) => forgetEmptyBookings(trx, Number(id)),
	});

	editTable(staff, services, deliveryTables, 'holidays', {
		table: 'holidays',
		key: { column: 'date', schema: daySchema },
		list: listStaffHolidays,
		fields: staffHolidayFields,
		fixed: { date: daySchema },
	});

	editTable(staff, services, deliveryTables, 'minimums', {
		table: 'order_minimums',
		key: { column: 'category_id', schema: idSchema },
		list: listStaffMinimums,
		fields: staffMinimumFields,
		fixed: { categoryId: idSchema },
	});

	handle(staff, staffDeliveryCalls, 'GET /api/staff/order_rules', async () => readStaffOrderRules(db));

	change('POST /api/staff/order_rules_update', async (trx, { body }) => {
		const rules = { ...(await lockOrderRules(trx)), ...body };
		if (rules.expressTo <= rules.expressFrom) throw invalidField('expressTo', 'order');
		await updateOrderRules(trx, rules);
	});

	handle(staff, staffDeliveryCalls, 'GET /api/staff/delivery_fullness', async () =>
		readFullness(db, ashgabatTime(clock()).date, FULLNESS_DAYS),
	);
}

function textOf(sent: unknown): string | undefined {
	return typeof sent === 'string' ? sent : undefined;
}
