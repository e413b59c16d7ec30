import { stockCountsCalls } from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import {
	addCount,
	cancelCount,
	clearPieces,
	enterPieces,
	enterRestAsNothing,
	findDifferences,
	postCount,
	requireCount,
} from './count-goods.ts';
import { listCountLines, listCounts } from './stock-counts.queries.ts';
/** People count without seeing the stock. */
/** Imports nothing that changes: shows the differences and what becomes of them. */

/** STOCK-04: stock-taking. */
export function stockCountRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, stockCountsCalls, 'GET /api/staff/counts', async (request) => listCounts(db, request.query));

	handle(staff, stockCountsCalls, 'GET /api/staff/count/:id', async (request) =>
		requireCount(db, request.params.id),
	);

	handle(staff, stockCountsCalls, 'GET /api/staff/count_lines/:id', async (request) =>
		listCountLines(db, request.params.id, request.query),
	);

	handle(staff, stockCountsCalls, 'GET /api/staff/count_differences/:id', async (request) =>
		findDifferences(db, request.params.id, {
			maySeeCosts: staffMay(staffOf(request).rights, 'seeCosts'),
		}),
	);

	handle(staff, stockCountsCalls, 'POST /api/staff/count_add', async (request) => {
		const member = staffOf(request);
		const now = clock();
		return asStaff(db, { member, now }, async (trx) => ({
			id: await addCount(trx, request.body, { staffId: member.id, now }),
		}));
	});

	handle(staff, stockCountsCalls, 'POST /api/staff/count_enter/:id', async (request) => {
		const member = staffOf(request);
		const now = clock();
		return asStaff(db, { member, now }, async (trx) => ({
			counted: await enterPieces(trx, request.params.id, request.body, { staffId: member.id, now }),
		}));
	});

	handle(staff, stockCountsCalls, 'POST /api/staff/count_clear/:id', async (request, reply) => {
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			clearPieces(trx, request.params.id, request.body.productId),
		);
		return reply.code(204).send();
	});

	handle(staff, stockCountsCalls, 'POST /api/staff/count_rest/:id', async (request, reply) => {
		const member = staffOf(request);
		const now = clock();
		await asStaff(db, { member, now }, (trx) =>
			enterRestAsNothing(trx, request.params.id, { staffId: member.id, now }),
		);
		return reply.code(204).send();
	});

	handle(staff, stockCountsCalls, 'POST /api/staff/count_post/:id', async (request, reply) => {
		const now = clock();
		await asStaff(db, { member: staffOf(request), now }, (trx) =>
			postCount(trx, request.params.id, request.body.entries, now),
		);
		return reply.code(204).send();
	});

	handle(staff, stockCountsCalls, 'POST /api/staff/count_cancel/:id', async (request, reply) => {
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			cancelCount(trx, request.params.id),
		);
		return reply.code(204).send();
	});
}
