import { MAX_ADDRESSES } from '@dukan/domain/people/accounts/address-book.ts';
import { customersCalls } from '@dukan/domain/running/customers/staff-customers.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { listAddresses } from '../../people/accounts/address-book.queries.ts';
import { listSessions } from '../../people/accounts/sessions.queries.ts';
import { setVouched } from '../../people/accounts/users.queries.ts';
import { findCustomerTrust } from '../../people/trust/describe-trust.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { noteReads } from '../../staff/audit/note-reads.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { banCustomer, cancelOpenOrders, signCustomerOut, unbanCustomer } from './ban-customer.ts';
import { findCustomer, listCustomerOrders, listCustomers } from './customers.queries.ts';

export function customerRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, customersCalls, { db, clock });
	handle(staff, customersCalls, 'GET /api/staff/customers', async (request) => {
		const { id: staffId, rights } = staffOf(request);
		const found = await listCustomers(db, request.query, rights);
		await noteReads(db, { staffId, kind: 'customers', keys: found.rows.map(({ id }) => id), now: clock() });
		return found;
	});

	handle(staff, customersCalls, 'GET /api/staff/customer/:id', async (request) => {
		const { id } = request.params;
		const [customer, trust, addresses] = await Promise.all([
			findCustomer(db, id, staffOf(request).rights),
			findCustomerTrust(db, id, clock()),
			listAddresses(db, id, { limit: MAX_ADDRESSES, offset: 0 }),
		]);
		if (!customer || !trust) throw new Problem('not_found');
		await noteReads(db, { staffId: staffOf(request).id, kind: 'customers', keys: [id], now: clock() });
		return { ...customer, trust, addresses: addresses.rows };
	});

	handle(staff, customersCalls, 'GET /api/staff/customer_orders/:id', async (request) =>
		listCustomerOrders(db, request.params.id, request.query),
	);

	handle(staff, customersCalls, 'GET /api/staff/customer_sessions/:id', async (request) => {
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
	});

	handle(staff, customersCalls, 'POST /api/staff/customer_ban/:id', async (request) => {
		const member = staffOf(request);
		const { reason, cancelOrders } = request.body;
		const userId = request.params.id;
		await asStaff(db, { member, now: clock() }, (trx) => banCustomer(trx, userId, reason));
		if (cancelOrders) await cancelOpenOrders(db, userId, { member, note: reason.trim(), now: clock() });
	});

	change('POST /api/staff/customer_unban/:id', (trx, { params, body }) =>
		unbanCustomer(trx, params.id, body.reason),
	);

	handle(staff, customersCalls, 'POST /api/staff/customer_vouch/:id', async (request) => {
		const now = clock();
		const found = await asStaff(db, { member: staffOf(request), now }, (trx) =>
			setVouched(trx, request.params.id, request.body.vouched ? now : null),
		);
		if (!found) throw new Problem('not_found');
	});

	change('POST /api/staff/customer_sign_out/:id', (trx, { params, body }) =>
		signCustomerOut(trx, params.id, body.session),
	);
}
