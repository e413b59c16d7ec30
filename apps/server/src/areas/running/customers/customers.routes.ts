import { byId, noContent, pageQuery } from '@dukan/domain/base/fields.api.ts';
import { MAX_ADDRESSES } from '@dukan/domain/people/accounts/address-book.ts';
import {
	banBody,
	customerListWire,
	customerOrdersWire,
	customerSessionsWire,
	customerSignOutBody,
	customersQuery,
	customerWire,
	unbanBody,
	vouchBody,
} from '@dukan/domain/running/customers/staff-customers.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { listAddresses } from '../../people/accounts/address-book.queries.ts';
import { listSessions } from '../../people/accounts/sessions.queries.ts';
import { findCustomerTrust } from '../../people/trust/describe-trust.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { noteReads } from '../../staff/audit/note-reads.ts';
import { banCustomer, cancelOpenOrders, signCustomerOut, unbanCustomer } from './ban-customer.ts';
import { findCustomer, listCustomerOrders, listCustomers, setVouched } from './customers.queries.ts';

const tags = ['staff'];

export function customerRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/customers',
		{
			config: { staff: 'readCustomers' },
			schema: {
				summary: 'Customers by phone, name or number',
				tags,
				querystring: customersQuery,
				response: { 200: customerListWire },
			},
		},
		async (request) => {
			const { id: staffId, rights } = staffOf(request);
			const found = await listCustomers(db, request.query, rights);
			await noteReads(db, { staffId, kind: 'customers', keys: found.rows.map(({ id }) => id), now: clock() });
			return found;
		},
	);

	staff.get(
		'/customer/:id',
		{
			config: { staff: 'readCustomers' },
			schema: { summary: 'One customer', tags, params: byId, response: { 200: customerWire } },
		},
		async (request) => {
			const { id } = request.params;
			const [customer, trust, addresses] = await Promise.all([
				findCustomer(db, id, staffOf(request).rights),
				findCustomerTrust(db, id, clock()),
				listAddresses(db, id, { limit: MAX_ADDRESSES, offset: 0 }),
			]);
			if (!customer || !trust) throw new Problem('not_found');
			await noteReads(db, { staffId: staffOf(request).id, kind: 'customers', keys: [id], now: clock() });
			return { ...customer, trust, addresses: addresses.rows };
		},
	);

	staff.get(
		'/customer_orders/:id',
		{
			config: { staff: 'readCustomers' },
			schema: {
				summary: 'A customer’s orders, newest first',
				tags,
				params: byId,
				querystring: pageQuery,
				response: { 200: customerOrdersWire },
			},
		},
		async (request) => listCustomerOrders(db, request.params.id, request.query),
	);

	staff.get(
		'/customer_sessions/:id',
		{
			config: { staff: 'readCustomers' },
			schema: {
				summary: 'Where a customer is signed in',
				tags,
				params: byId,
				querystring: pageQuery,
				response: { 200: customerSessionsWire },
			},
		},
		async (request) => {
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

	staff.post(
		'/customer_ban/:id',
		{
			config: { staff: 'banCustomers' },
			schema: {
				summary:
					'Ban a customer: signed out everywhere, the next request is refused; cancels their open orders if asked',
				tags,
				params: byId,
				body: banBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const member = staffOf(request);
			const { reason, cancelOrders } = request.body;
			const userId = request.params.id;
			await asStaff(db, { member, now: clock() }, (trx) => banCustomer(trx, userId, reason));
			if (cancelOrders) await cancelOpenOrders(db, userId, { member, note: reason.trim(), now: clock() });
			return reply.code(204).send();
		},
	);

	staff.post(
		'/customer_unban/:id',
		{
			config: { staff: 'banCustomers' },
			schema: {
				summary: 'Let a customer in again',
				tags,
				params: byId,
				body: unbanBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				unbanCustomer(trx, request.params.id, request.body.reason),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/customer_vouch/:id',
		{
			config: { staff: 'banCustomers' },
			schema: {
				summary: 'Vouch for a customer, who then has no limits of trust, or no longer vouch for them',
				tags,
				params: byId,
				body: vouchBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const now = clock();
			const found = await asStaff(db, { member: staffOf(request), now }, (trx) =>
				setVouched(trx, request.params.id, request.body.vouched ? now : null),
			);
			if (!found) throw new Problem('not_found');
			return reply.code(204).send();
		},
	);

	staff.post(
		'/customer_sign_out/:id',
		{
			config: { staff: 'banCustomers' },
			schema: {
				summary: 'End one session of a customer, or all of them',
				tags,
				params: byId,
				body: customerSignOutBody,
				response: { 204: noContent },
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
