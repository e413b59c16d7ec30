import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	countAddBody,
	countAddedWire,
	countClearBody,
	countDifferencesWire,
	countEnterBody,
	countEnteredWire,
	countLinesQuery,
	countLinesWire,
	countListWire,
	countPostBody,
	countsQuery,
	countWire,
} from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
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

const tags = ['staff'];
/** Counting is blind. */
const counting = { staff: 'countGoods' } as const;
/** What differs, and what becomes of it. */
const deciding = { staff: 'editStock' } as const;

/** STOCK-04: stock-taking. */
export function stockCountRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/counts',
		{
			config: counting,
			schema: {
				summary: 'Sheets of stock-taking, the newest first',
				tags,
				querystring: countsQuery,
				response: { 200: countListWire },
			},
		},
		async (request) => listCounts(db, request.query),
	);

	staff.get(
		'/count/:id',
		{
			config: counting,
			schema: { summary: 'A sheet of stock-taking', tags, params: byId, response: { 200: countWire } },
		},
		async (request) => requireCount(db, request.params.id),
	);

	staff.get(
		'/count_lines/:id',
		{
			config: counting,
			schema: {
				summary: 'Goods of a sheet and what was counted, without what should be there',
				tags,
				params: byId,
				querystring: countLinesQuery,
				response: { 200: countLinesWire },
			},
		},
		async (request) => listCountLines(db, request.params.id, request.query),
	);

	staff.get(
		'/count_differences/:id',
		{
			config: deciding,
			schema: {
				summary: 'What was counted and should not be so',
				tags,
				params: byId,
				response: { 200: countDifferencesWire },
			},
		},
		async (request) =>
			findDifferences(db, request.params.id, {
				maySeeCosts: staffMay(staffOf(request).rights, 'seeCosts'),
			}),
	);

	staff.post(
		'/count_add',
		{
			config: deciding,
			schema: {
				summary: 'A sheet of the goods of a category or brand',
				tags,
				body: countAddBody,
				response: { 200: countAddedWire },
			},
		},
		async (request) => {
			const member = staffOf(request);
			const now = clock();
			return asStaff(db, { member, now }, async (trx) => ({
				id: await addCount(trx, request.body, { staffId: member.id, now }),
			}));
		},
	);

	staff.post(
		'/count_enter/:id',
		{
			config: counting,
			schema: {
				summary: 'Pieces of a product that were counted',
				tags,
				params: byId,
				body: countEnterBody,
				response: { 200: countEnteredWire },
			},
		},
		async (request) => {
			const member = staffOf(request);
			const now = clock();
			return asStaff(db, { member, now }, async (trx) => ({
				counted: await enterPieces(trx, request.params.id, request.body, { staffId: member.id, now }),
			}));
		},
	);

	staff.post(
		'/count_clear/:id',
		{
			config: counting,
			schema: {
				summary: 'A product is counted again',
				tags,
				params: byId,
				body: countClearBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				clearPieces(trx, request.params.id, request.body.productId),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/count_rest/:id',
		{
			config: deciding,
			schema: {
				summary: 'Of what was not counted there is nothing',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const member = staffOf(request);
			const now = clock();
			await asStaff(db, { member, now }, (trx) =>
				enterRestAsNothing(trx, request.params.id, { staffId: member.id, now }),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/count_post/:id',
		{
			config: deciding,
			schema: {
				summary: 'Moves the stock by the differences',
				tags,
				params: byId,
				body: countPostBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) =>
				postCount(trx, request.params.id, request.body.entries, now),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/count_cancel/:id',
		{
			config: deciding,
			schema: { summary: 'Gives a sheet up', tags, params: byId, response: { 204: noContent } },
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				cancelCount(trx, request.params.id),
			);
			return reply.code(204).send();
		},
	);
}
