import { ashgabatTime } from '@dukan/domain/delivery/delivery-days.ts';
import {
	type DeliveryFullnessWire,
	type OrderRulesWire,
	SMS_STATUSES,
} from '@dukan/domain/delivery/staff-delivery.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { daySchema, idSchema, line, oneOf } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { asStaff } from '../staff/as-staff.ts';
import { invalid } from '../staff/database-refusal.ts';
import { byIdKey, editTable, nameColumns, orNull } from '../staff/edit-table.ts';
import { staffOf } from '../staff/staff-area.ts';
import {
	forgetEmptyBookings,
	listStaffDistricts,
	listStaffHolidays,
	listStaffMinimums,
	listStaffRegions,
	listStaffSlots,
	listStaffZones,
	readFullness,
	readStaffOrderRules,
	updateOrderRules,
} from './staff-delivery.queries.ts';

const tag = 'staff delivery';
const rights = { tag, read: 'readDelivery', edit: 'editDelivery' } as const;

const FULLNESS_DAYS = 14;
const MAX_CAPACITY = 100_000;

const tenge = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });
const someTenge = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });
const days = Type.Integer({ minimum: 0, maximum: 60 });
const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const capacity = Type.Integer({ minimum: 0, maximum: MAX_CAPACITY });
const zoneCode = Type.String({ pattern: '^[a-z][a-z0-9_]{0,29}$' });

/** Where the shop brings goods, for how much, and when. */
export function staffDeliveryRoutes(staff: FastifyInstance, services: Services): void {
	const { db, clock } = services;

	editTable(staff, services, {
		...rights,
		name: 'regions',
		table: 'regions',
		key: byIdKey,
		list: listStaffRegions,
		columns: nameColumns,
		ordered: true,
	});

	editTable(staff, services, {
		...rights,
		name: 'districts',
		table: 'districts',
		key: byIdKey,
		list: listStaffDistricts,
		columns: {
			...nameColumns,
			region_id: idSchema,
			zone: zoneCode,
			delivery: Type.Boolean(),
			express: Type.Boolean(),
		},
		ordered: true,
		checks: { districts_check: 'express' },
	});

	editTable(staff, services, {
		...rights,
		name: 'zones',
		table: 'delivery_zones',
		key: { column: 'code', schema: zoneCode },
		list: listStaffZones,
		columns: {
			price_tenge: tenge,
			free_from_tenge: orNull(someTenge),
			min_days: days,
			max_days: days,
			express_price_tenge: orNull(tenge),
			express_minutes: orNull(Type.Integer({ minimum: 1, maximum: 10_000 })),
		},
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
		columns: {
			from_time: time,
			to_time: time,
			order_until: time,
			capacity,
			weekday_capacities: Type.Array(orNull(capacity), { minItems: 7, maxItems: 7 }),
		},
		ordered: true,
		checks: { delivery_slots_check: 'to_time' },
		beforeDelete: (trx, id) => forgetEmptyBookings(trx, Number(id)),
	});

	editTable(staff, services, {
		...rights,
		name: 'holidays',
		table: 'holidays',
		key: { column: 'date', schema: daySchema },
		list: listStaffHolidays,
		columns: { name_en: line(100), name_ru: line(100), name_tm: line(100) },
		fixed: { date: daySchema },
	});

	editTable(staff, services, {
		...rights,
		name: 'minimums',
		table: 'order_minimums',
		key: { column: 'category_id', schema: idSchema },
		list: listStaffMinimums,
		columns: { amount_tenge: someTenge },
		fixed: { category_id: idSchema },
	});

	staff.get(
		'/order_rules',
		{ config: { staff: rights.read }, schema: { summary: 'Limits and messages of orders', tags: [tag] } },
		async (): Promise<OrderRulesWire> => readStaffOrderRules(db),
	);

	staff.post<{ Body: OrderRulesWire }>(
		'/order_rules_update',
		{
			config: { staff: rights.edit },
			schema: {
				summary: 'Changes limits and messages of orders',
				tags: [tag],
				body: Type.Object({
					express_from: time,
					express_to: time,
					express_capacity: capacity,
					orders_per_day: Type.Integer({ minimum: 1, maximum: 1000 }),
					sms_statuses: Type.Array(oneOf(SMS_STATUSES), { uniqueItems: true, maxItems: SMS_STATUSES.length }),
				}),
			},
		},
		async (request, reply) => {
			const { express_from, express_to } = request.body;
			if (express_to <= express_from) throw invalid('express_to', 'order');
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				updateOrderRules(trx, request.body),
			);
			return reply.code(204).send();
		},
	);

	staff.get(
		'/delivery_fullness',
		{
			config: { staff: rights.read },
			schema: { summary: 'How full the hours of the coming two weeks are', tags: [tag] },
		},
		async (): Promise<DeliveryFullnessWire> => readFullness(db, ashgabatTime(clock()).date, FULLNESS_DAYS),
	);
}
