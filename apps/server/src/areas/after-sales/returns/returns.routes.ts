import { returnsCalls } from '@dukan/domain/after-sales/returns/returns.api.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { paperSeller } from '../../shop/settings/paper-seller.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { findReturn, listReturns, reportReturns } from './returns.queries.ts';
import { chooseExchange, endRepair, payReturn, readReturnable, takeReturn } from './take-return.ts';

/** RET-01: goods that come back. */
export function returnRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const author = (request: FastifyRequest) => ({ member: staffOf(request), now: clock() });

	handle(staff, returnsCalls, 'GET /api/staff/order_returnable/:id', async (request) => {
		const found = await readReturnable(db, request.params.id, clock());
		if (!found) throw new Problem('not_found');
		return found;
	});

	handle(staff, returnsCalls, 'POST /api/staff/return_add/:id', async (request) => {
		const { member, now } = author(request);
		return asStaff(db, { member, now }, (trx) =>
			takeReturn(trx, request.params.id, request.body, { staffId: member.id, now }),
		);
	});

	handle(staff, returnsCalls, 'GET /api/staff/returns', async (request) => listReturns(db, request.query));

	handle(staff, returnsCalls, 'GET /api/staff/return/:id', async (request) => {
		const [found, settings] = await Promise.all([findReturn(db, request.params.id), readSettings(db)]);
		if (!found) throw new Problem('not_found');
		return { ...found, seller: paperSeller(settings) };
	});

	handle(staff, returnsCalls, 'GET /api/staff/report_returns', async (request) =>
		reportReturns(db, request.query),
	);

	handle(staff, returnsCalls, 'POST /api/staff/return_repair/:id', async (request) => {
		await asStaff(db, author(request), (trx) => endRepair(trx, request.params.id, request.body));
	});

	handle(staff, returnsCalls, 'POST /api/staff/return_exchange/:id', async (request) => {
		await asStaff(db, author(request), (trx) => chooseExchange(trx, request.params.id, request.body.orderId));
	});

	handle(staff, returnsCalls, 'POST /api/staff/return_pay/:id', async (request) => {
		const { member, now } = author(request);
		await asStaff(db, { member, now }, (trx) => payReturn(trx, request.params.id, now));
	});
}
