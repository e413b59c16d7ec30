import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { daySchema, idSchema, noContent, threeNameFields } from '@dukan/domain/base/fields.api.ts';
import {
	deliveryFullnessWire,
	orderRulesWire,
	staffDistrictFields,
	staffDistrictWire,
	staffHolidayFields,
	staffHolidayWire,
	staffMinimumFields,
	staffMinimumWire,
	staffRegionWire,
	staffSlotFields,
	staffSlotWire,
	staffZoneFields,
	staffZoneWire,
	zoneCode,
} from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { Type } from 'typebox';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
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

const tag = 'staff delivery';
const rights = { tag, read: 'readDelivery', edit: 'editDelivery' } as const;

const FULLNESS_DAYS = 14;
/** Where the shop brings goods, for how much, and when. */
export function staffDeliveryRoutes(staff: App, services: Services): void {
	const { db, clock } = services;

	editTable(staff, services, {
		...rights,
		name: 'regions',
		table: 'regions',
		key: byIdKey,
		list: listStaffRegions,
		row: staffRegionWire,
		columns: threeNameFields,
		ordered: true,
	});

	editTable(staff, services, {
		...rights,
		name: 'districts',
		table: 'districts',
		key: byIdKey,
		list: listStaffDistricts,
		row: staffDistrictWire,
		columns: staffDistrictFields,
		ordered: true,
		checks: { districts_check: 'express' },
	});

	editTable(staff, services, {
		...rights,
		name: 'zones',
		table: 'delivery_zones',
		key: { column: 'code', schema: zoneCode },
		list: listStaffZones,
		row: staffZoneWire,
		columns: staffZoneFields,
		fixed: { code: zoneCode },
		ordered: true,
		checks: { delivery_zones_check: 'max_days', delivery_zones_check1: 'express_minutes' },
	});

	editTable(staff, services, {
		...rights,
		name: 'slots',
		table: 'delivery_slots',
		key: byIdKey,
		list: listStaffSlots,
		row: staffSlotWire,
		columns: staffSlotFields,
		ordered: true,
		checks: { delivery_slots_check: 'to_time' },
		check: async (trx, { from_time: from, to_time: to }, id) => {
			const hours = { id: id === undefined ? id : Number(id), from: textOf(from), to: textOf(to) };
			if (await overlapsSlot(trx, hours)) throw invalidField('from_time', 'overlap');
		},
		beforeDelete: (trx, id) => forgetEmptyBookings(trx, Number(id)),
	});

	editTable(staff, services, {
		...rights,
		name: 'holidays',
		table: 'holidays',
		key: { column: 'date', schema: daySchema },
		list: listStaffHolidays,
		row: staffHolidayWire,
		columns: staffHolidayFields,
		fixed: { date: daySchema },
	});

	editTable(staff, services, {
		...rights,
		name: 'minimums',
		table: 'order_minimums',
		key: { column: 'category_id', schema: idSchema },
		list: listStaffMinimums,
		row: staffMinimumWire,
		columns: staffMinimumFields,
		fixed: { category_id: idSchema },
	});

	staff.get(
		'/order_rules',
		{
			config: { staff: rights.read },
			schema: { summary: 'Limits and messages of orders', tags: [tag], response: { 200: orderRulesWire } },
		},
		async () => readStaffOrderRules(db),
	);

	staff.post(
		'/order_rules_update',
		{
			config: { staff: rights.edit },
			schema: {
				summary: 'Changes limits and messages of orders: only what is sent',
				tags: [tag],
				body: Type.Partial(orderRulesWire),
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
				const rules = { ...(await lockOrderRules(trx)), ...request.body };
				if (rules.express_to <= rules.express_from) throw invalidField('express_to', 'order');
				await updateOrderRules(trx, rules);
			});
			return reply.code(204).send();
		},
	);

	staff.get(
		'/delivery_fullness',
		{
			config: { staff: rights.read },
			schema: {
				summary: 'How full the hours of the coming two weeks are',
				tags: [tag],
				response: { 200: deliveryFullnessWire },
			},
		},
		async () => readFullness(db, ashgabatTime(clock()).date, FULLNESS_DAYS),
	);
}

function textOf(sent: unknown): string | undefined {
	return typeof sent === 'string' ? sent : undefined;
}
