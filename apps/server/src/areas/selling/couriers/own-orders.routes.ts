import { ownOrdersCalls } from '@dukan/domain/selling/couriers/door.api.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { handOutOrder, postponeOrder, refuseOrder, startDelivery } from './at-the-door.ts';
import { readOwnRun } from './own-run.ts';

/** COUR-02: a courier's own orders and their handover. Orders of another courier are not found. */
export function ownOrderRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const author = (request: FastifyRequest) => ({ member: staffOf(request), now: clock() });
	const actOf = ({ member, now }: ReturnType<typeof author>, orderId: number) => ({
		orderId,
		staffId: member.id,
		courierId: member.id,
		now,
	});

	handle(staff, ownOrdersCalls, 'GET /api/staff/own_run', async (request) =>
		readOwnRun(db, staffOf(request), { now: clock(), asked: request.query.day }),
	);

	handle(staff, ownOrdersCalls, 'POST /api/staff/own_start/:id', async (request) => {
		const by = author(request);
		await asStaff(db, by, (trx) => startDelivery(trx, request.body, actOf(by, request.params.id)));
	});

	handle(staff, ownOrdersCalls, 'POST /api/staff/own_hand_out/:id', async (request) => {
		const by = author(request);
		await asStaff(db, by, (trx) => handOutOrder(trx, request.body, actOf(by, request.params.id)));
	});

	handle(staff, ownOrdersCalls, 'POST /api/staff/own_refuse/:id', async (request) => {
		const by = author(request);
		await asStaff(db, by, (trx) => refuseOrder(trx, request.body, actOf(by, request.params.id)));
	});

	handle(staff, ownOrdersCalls, 'POST /api/staff/own_postpone/:id', async (request) => {
		const by = author(request);
		await asStaff(db, by, (trx) => postponeOrder(trx, request.body, actOf(by, request.params.id)));
	});
}
