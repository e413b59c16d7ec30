import { isReason } from '@dukan/domain/base/text/is-reason.ts';
import type {
	ReceiptCostBody,
	ReceiptSaveBody,
	ReceiptWire,
} from '@dukan/domain/goods/stock/receipts.api.ts';
import type { ReceiptState } from '@dukan/domain/goods/stock/receipts.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import {
	completeReceiptCosts,
	copyReceiptLines,
	findReceipt,
	hasProducts,
	hasSupplier,
	insertReceipt,
	lockReceipt,
	lockReceiptLines,
	setReceiptState,
	updateReceipt,
} from './receipts.queries.ts';
import { moveStock } from './stock.queries.ts';

/** STOCK-03, in a transaction of staff: makes a draft, which is empty or has the lines of another receipt. */
export async function addReceipt(
	trx: Database,
	{ copyOf, ...receipt }: { supplierId: number; copyOf?: number | undefined; staffId: number; now: Date },
): Promise<number> {
	await requireSupplier(trx, receipt.supplierId);
	const id = await insertReceipt(trx, receipt);
	if (copyOf !== undefined) await copyReceiptLines(trx, copyOf, id);
	return id;
}

async function requireSupplier(trx: Database, supplierId: number): Promise<void> {
	if (!(await hasSupplier(trx, supplierId))) throw invalidField('supplierId', 'wrong');
}

/** In a transaction of staff: replaces the content of a draft. */
export async function saveReceipt(
	trx: Database,
	id: number,
	{ version, ...sent }: ReceiptSaveBody,
	{ maySeeCosts }: { maySeeCosts: boolean },
): Promise<void> {
	await requireState(trx, id, { state: 'draft', version });
	await requireSupplier(trx, sent.supplierId);
	const ids = sent.lines.map(({ productId }) => productId);
	if (new Set(ids).size < ids.length) throw invalidField('lines', 'twice');
	if (!(await hasProducts(trx, ids))) throw invalidField('lines', 'wrong');
	const known = maySeeCosts ? undefined : await knownCosts(trx, id);
	const lines = sent.lines.map((line) =>
		known ? { ...line, costTenge: known.get(line.productId) ?? null } : line,
	);
	await updateReceipt(trx, id, { ...sent, number: sent.number.trim(), lines });
}

async function knownCosts(trx: Database, id: number): Promise<Map<number, number | null>> {
	const receipt = await findReceipt(trx, id);
	return new Map(receipt?.lines.map(({ productId, costTenge }) => [productId, costTenge]));
}

/** Takes the goods into stock. A trigger updates their average cost and the books (schema/51-stock.sql). */
export async function postReceipt(trx: Database, id: number, version: number, now: Date): Promise<void> {
	await requireState(trx, id, { state: 'draft', version });
	const lines = await lockReceiptLines(trx, id);
	if (lines.length === 0) throw invalidField('lines', 'required');
	await moveStock(trx, lines, { kind: 'receipt', document: { kind: 'receipt', id } });
	await setReceiptState(trx, id, { state: 'posted', postedAt: now });
}

/** GOODS-04: sets the costs of goods that came without them. The books follow. */
export async function stateCosts(
	trx: Database,
	id: number,
	{ version, costs }: ReceiptCostBody,
): Promise<void> {
	await requireState(trx, id, { state: 'posted', version });
	const lines = await lockReceiptLines(trx, id);
	const known = new Set(lines.map(({ productId }) => productId));
	if (!costs.every(({ productId }) => known.has(productId))) throw invalidField('costs', 'wrong');
	await completeReceiptCosts(trx, id, costs);
}

/**
 * Undoes a receipt that was a mistake. It is refused if some of the goods are sold, because those need a
 * return to the supplier.
 */
export async function reverseReceipt(
	trx: Database,
	id: number,
	{ version, reason }: { version: number; reason: string },
): Promise<void> {
	await requireState(trx, id, { state: 'posted', version });
	if (!isReason(reason)) throw invalidField('reason', 'required');
	const lines = await lockReceiptLines(trx, id);
	if (lines.some(({ stock, quantity }) => stock < quantity)) throw new Problem('stock_changed');
	await moveStock(
		trx,
		lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
		{ kind: 'receipt', reason: reason.trim(), document: { kind: 'receipt', id } },
	);
	await setReceiptState(trx, id, { state: 'reversed' });
}

async function requireState(
	trx: Database,
	id: number,
	{ state, version }: { state: ReceiptState; version: number },
): Promise<void> {
	const receipt = await lockReceipt(trx, id);
	if (!receipt) throw new Problem('not_found');
	if (receipt.version !== version || receipt.state !== state) throw new Problem('changed_meanwhile');
}

export function withoutCosts(receipt: ReceiptWire): ReceiptWire {
	return { ...receipt, lines: receipt.lines.map((line) => ({ ...line, costTenge: null })) };
}
