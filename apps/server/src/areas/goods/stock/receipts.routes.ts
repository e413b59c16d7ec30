import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	receiptAddBody,
	receiptAddedWire,
	receiptListWire,
	receiptMoveBody,
	receiptReverseBody,
	receiptSaveBody,
	receiptsQuery,
	receiptWire,
	supplierFields,
	supplierWire,
} from '@dukan/domain/goods/stock/receipts.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { findReceipt, listReceipts, listSuppliers } from './receipts.queries.ts';
import { addReceipt, postReceipt, reverseReceipt, saveReceipt, withoutCosts } from './receive-goods.ts';

const tags = ['staff'];
const config = { staff: 'receiveGoods' } as const;

const maySeeCosts = (request: FastifyRequest) => staffMay(staffOf(request).rights, 'seeCosts');

/** STOCK-03: who goods come from, and what came. */
export function receiptRoutes(staff: App, services: Services): void {
	const { db, clock } = services;
	editTable(staff, services, {
		tag: 'staff',
		read: 'receiveGoods',
		edit: 'receiveGoods',
		name: 'suppliers',
		table: 'suppliers',
		key: byIdKey,
		list: listSuppliers,
		row: supplierWire,
		columns: supplierFields,
	});

	staff.get(
		'/receipts',
		{
			config,
			schema: {
				summary: 'Receipts, the newest first',
				tags,
				querystring: receiptsQuery,
				response: { 200: receiptListWire },
			},
		},
		async (request) => {
			const { rows, count } = await listReceipts(db, request.query);
			return { count, rows: maySeeCosts(request) ? rows : rows.map((row) => ({ ...row, sumTenge: null })) };
		},
	);

	staff.get(
		'/receipt/:id',
		{
			config,
			schema: { summary: 'A receipt', tags, params: byId, response: { 200: receiptWire } },
		},
		async (request) => {
			const receipt = await findReceipt(db, request.params.id);
			if (!receipt) throw new Problem('not_found');
			return maySeeCosts(request) ? receipt : withoutCosts(receipt);
		},
	);

	staff.post(
		'/receipt_add',
		{
			config,
			schema: { summary: 'A new draft', tags, body: receiptAddBody, response: { 200: receiptAddedWire } },
		},
		async (request) => {
			const member = staffOf(request);
			const { supplierId } = request.body;
			const now = clock();
			return asStaff(db, { member, now }, async (trx) => ({
				id: await addReceipt(trx, { supplierId, staffId: member.id, now }),
			}));
		},
	);

	staff.post(
		'/receipt_save/:id',
		{
			config,
			schema: {
				summary: 'Replaces a draft',
				tags,
				params: byId,
				body: receiptSaveBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const rights = { maySeeCosts: maySeeCosts(request) };
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				saveReceipt(trx, request.params.id, request.body, rights),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/receipt_post/:id',
		{
			config,
			schema: {
				summary: 'Puts the goods of a draft into stock',
				tags,
				params: byId,
				body: receiptMoveBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) =>
				postReceipt(trx, request.params.id, request.body.version, now),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/receipt_reverse/:id',
		{
			config,
			schema: {
				summary: 'Takes a posted receipt back, with a reason',
				tags,
				params: byId,
				body: receiptReverseBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				reverseReceipt(trx, request.params.id, request.body),
			);
			return reply.code(204).send();
		},
	);
}
