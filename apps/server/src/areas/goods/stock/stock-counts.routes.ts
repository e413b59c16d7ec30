import { stockCountsCalls } from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
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

/** STOCK-04: stock-taking. */
export function stockCountRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, stockCountsCalls, { db, clock });
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

	change('POST /api/staff/count_add', async (trx, { body }, { member, now }) => ({
		id: await addCount(trx, body, { staffId: member.id, now }),
	}));

	change('POST /api/staff/count_enter/:id', async (trx, { params, body }, { member, now }) => ({
		counted: await enterPieces(trx, params.id, body, { staffId: member.id, now }),
	}));

	change('POST /api/staff/count_clear/:id', (trx, { params, body }) =>
		clearPieces(trx, params.id, body.productId),
	);

	change('POST /api/staff/count_rest/:id', (trx, { params }, { member, now }) =>
		enterRestAsNothing(trx, params.id, { staffId: member.id, now }),
	);

	change('POST /api/staff/count_post/:id', (trx, { params, body }, { now }) =>
		postCount(trx, params.id, body.entries, now),
	);

	change('POST /api/staff/count_cancel/:id', (trx, { params }) => cancelCount(trx, params.id));
}
