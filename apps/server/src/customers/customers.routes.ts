import {
	CUSTOMER_SORTS,
	type CustomerOrderWire,
	type CustomerRowWire,
	type CustomerSessionWire,
	type CustomerWire,
	MAX_BAN_NOTE_LENGTH,
} from '@dukan/domain/customers/staff-customers.api.ts';
import type { StaffPage } from '@dukan/domain/staff/staff.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { listSessions } from '../auth/sessions.queries.ts';
import { Problem } from '../platform/http/problem.ts';
import { byId, idSchema, line, oneOf, pageFields } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { asStaff } from '../staff/as-staff.ts';
import { staffOf } from '../staff/staff-area.ts';
import { banCustomer, signCustomerOut, unbanCustomer } from './ban-customer.ts';
import { type CustomerFilter, findCustomer, listCustomerOrders, listCustomers } from './customers.queries.ts';

const tags = ['staff'];
type ById = { id: number };

export function customerRoutes(staff: FastifyInstance, { db, clock }: Services): void {
	staff.get<{ Querystring: CustomerFilter }>(
		'/customers',
		{
			config: { staff: 'readCustomers' },
			schema: {
				summary: 'Customers by phone, name or number',
				tags,
				querystring: Type.Object({
					q: Type.Optional(line(100)),
					banned: Type.Optional(oneOf(['yes', 'no'])),
					sort: Type.Unsafe<CustomerFilter['sort']>({ ...oneOf(CUSTOMER_SORTS), default: '-registered' }),
					...pageFields,
				}),
			},
		},
		async (request): Promise<StaffPage<CustomerRowWire>> =>
			listCustomers(db, request.query, staffOf(request).role),
	);

	staff.get<{ Params: ById }>(
		'/customer/:id',
		{ config: { staff: 'readCustomers' }, schema: { summary: 'One customer', tags, params: byId } },
		async (request): Promise<CustomerWire> => {
			const customer = await findCustomer(db, request.params.id, staffOf(request).role);
			if (!customer) throw new Problem('not_found');
			return customer;
		},
	);

	staff.get<{ Params: ById; Querystring: { limit: number; offset: number } }>(
		'/customer_orders/:id',
		{
			config: { staff: 'readCustomers' },
			schema: {
				summary: 'A customer’s orders, newest first',
				tags,
				params: byId,
				querystring: Type.Object(pageFields),
			},
		},
		async (request): Promise<StaffPage<CustomerOrderWire>> =>
			listCustomerOrders(db, request.params.id, request.query),
	);

	staff.get<{ Params: ById; Querystring: { limit: number; offset: number } }>(
		'/customer_sessions/:id',
		{
			config: { staff: 'readCustomers' },
			schema: {
				summary: 'Where a customer is signed in',
				tags,
				params: byId,
				querystring: Type.Object(pageFields),
			},
		},
		async (request): Promise<StaffPage<CustomerSessionWire>> => {
			const { rows, count } = await listSessions(db, request.params.id, request.query, clock());
			return {
				rows: rows.map(({ id, user_agent, created_at, last_seen_at }) => ({
					id,
					userAgent: user_agent,
					createdAt: created_at.toISOString(),
					lastSeenAt: last_seen_at.toISOString(),
				})),
				count,
			};
		},
	);

	const reason = Type.Object({ reason: line(MAX_BAN_NOTE_LENGTH, 1) });
	for (const [name, summary, work] of [
		['ban', 'Ban a customer: signed out everywhere, the next request is refused', banCustomer],
		['unban', 'Let a customer in again', unbanCustomer],
	] as const)
		staff.post<{ Params: ById; Body: { reason: string } }>(
			`/customer_${name}/:id`,
			{ config: { staff: 'banCustomers' }, schema: { summary, tags, params: byId, body: reason } },
			async (request, reply) => {
				await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
					work(trx, request.params.id, request.body.reason),
				);
				return reply.code(204).send();
			},
		);

	staff.post<{ Params: ById; Body: { session?: number } }>(
		'/customer_sign_out/:id',
		{
			config: { staff: 'banCustomers' },
			schema: {
				summary: 'End one session of a customer, or all of them',
				tags,
				params: byId,
				body: Type.Object({ session: Type.Optional(idSchema) }),
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				signCustomerOut(trx, request.params.id, request.body.session),
			);
			return reply.code(204).send();
		},
	);
}
