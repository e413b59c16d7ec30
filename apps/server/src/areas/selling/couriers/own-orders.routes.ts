import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import { ownRunQuery, ownRunWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { handOutBody, postponeBody, refuseBody, startBody } from '@dukan/domain/selling/couriers/door.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { handOutOrder, postponeOrder, refuseOrder, startDelivery } from './at-the-door.ts';
import { readOwnRun } from './own-run.ts';

const tags = ['staff'];
const config = { staff: 'deliver' } as const;

/** COUR-02: a courier's own orders and what happens to them at the door. Another courier's are not found. */
export function ownOrderRoutes(staff: App, { db, clock }: Services): void {
	const author = (request: FastifyRequest) => ({ member: staffOf(request), now: clock() });
	const actOf = ({ member, now }: ReturnType<typeof author>, orderId: number) => ({
		orderId,
		staffId: member.id,
		courierId: member.id,
		now,
	});

	staff.get(
		'/own_run',
		{
			config,
			schema: {
				summary: 'The caller’s own orders of a day, in the order of hours',
				tags,
				querystring: ownRunQuery,
				response: { 200: ownRunWire },
			},
		},
		async (request) => readOwnRun(db, staffOf(request), { now: clock(), asked: request.query.day }),
	);

	staff.post(
		'/own_start/:id',
		{
			config,
			schema: {
				summary: 'The caller leaves with an accepted order',
				tags,
				params: byId,
				body: startBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const by = author(request);
			await asStaff(db, by, (trx) => startDelivery(trx, request.body, actOf(by, request.params.id)));
			return reply.code(204).send();
		},
	);

	staff.post(
		'/own_hand_out/:id',
		{
			config,
			schema: {
				summary: 'The receiver takes all or part of an own order and pays',
				tags,
				params: byId,
				body: handOutBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const by = author(request);
			await asStaff(db, by, (trx) => handOutOrder(trx, request.body, actOf(by, request.params.id)));
			return reply.code(204).send();
		},
	);

	staff.post(
		'/own_refuse/:id',
		{
			config,
			schema: {
				summary: 'Nothing of an own order is taken; it is cancelled with the reason',
				tags,
				params: byId,
				body: refuseBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const by = author(request);
			await asStaff(db, by, (trx) => refuseOrder(trx, request.body, actOf(by, request.params.id)));
			return reply.code(204).send();
		},
	);

	staff.post(
		'/own_postpone/:id',
		{
			config,
			schema: {
				summary: 'An own order comes back to the shop and has another hour',
				tags,
				params: byId,
				body: postponeBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const by = author(request);
			await asStaff(db, by, (trx) => postponeOrder(trx, request.body, actOf(by, request.params.id)));
			return reply.code(204).send();
		},
	);
}
