import { receiptsCalls, supplierFields, supplierTables } from '@dukan/domain/goods/stock/receipts.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { findReceipt, listReceipts, listSuppliers } from './receipts.queries.ts';
import {
	addReceipt,
	postReceipt,
	reverseReceipt,
	saveReceipt,
	stateCosts,
	withoutCosts,
} from './receive-goods.ts';

const maySeeCosts = (request: FastifyRequest) => staffMay(staffOf(request).rights, 'seeCosts');

/** STOCK-03: suppliers and receipts of goods. */
export function receiptRoutes(staff: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;
	const change = staffChanges(staff, receiptsCalls, { db, clock });
	editTable(staff, services, supplierTables, 'suppliers', {
		table: 'suppliers',
		key: byIdKey,
		list: listSuppliers,
		fields: supplierFields,
	});

	handle(staff, receiptsCalls, 'GET /api/staff/receipts', async (request) => {
		const { rows, count } = await listReceipts(db, request.query);
		return { count, rows: maySeeCosts(request) ? rows : rows.map((row) => ({ ...row, sumTenge: null })) };
	});

	handle(staff, receiptsCalls, 'GET /api/staff/receipt/:id', async (request) => {
		const receipt = await findReceipt(db, request.params.id);
		if (!receipt) throw new Problem('not_found');
		return maySeeCosts(request) ? receipt : withoutCosts(receipt);
	});

	handle(staff, receiptsCalls, 'POST /api/staff/receipt_add', async (request) => {
		const member = staffOf(request);
		const { supplierId, copyOf } = request.body;
		const now = clock();
		return asStaff(db, { member, now }, async (trx) => ({
			id: await addReceipt(trx, { supplierId, copyOf, staffId: member.id, now }),
		}));
	});

	handle(staff, receiptsCalls, 'POST /api/staff/receipt_save/:id', async (request) => {
		const rights = { maySeeCosts: maySeeCosts(request) };
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			saveReceipt(trx, request.params.id, request.body, rights),
		);
	});

	change('POST /api/staff/receipt_post/:id', (trx, { params, body }, { now }) =>
		postReceipt(trx, params.id, body.version, now),
	);

	change('POST /api/staff/receipt_cost/:id', (trx, { params, body }) => stateCosts(trx, params.id, body));

	change('POST /api/staff/receipt_reverse/:id', (trx, { params, body }) =>
		reverseReceipt(trx, params.id, body),
	);
}
