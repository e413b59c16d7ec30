import { isOpenOrder } from '@dukan/domain/base/orders/order-status.ts';
import { findSerialProblem, plainSerial } from '@dukan/domain/goods/serials/serial-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import {
	findPickedLine,
	freeSerials,
	listOrderSerials,
	takeSerial,
} from '../../goods/serials/serials.queries.ts';
import { lockOrder } from './locked-order.queries.ts';

/**
 * Locks the order, so that picking and moving it wait for each other. Refuses an order that is no longer
 * open.
 */
async function requireOpenOrder(trx: Database, orderId: number): Promise<void> {
	const { status } = await lockOrder(trx, orderId);
	if (!isOpenOrder(status)) throw new Problem('cannot_move');
}

/** RET-02, in a transaction of staff: puts a piece into the box of an order. */
export async function pickSerial(
	trx: Database,
	orderId: number,
	{ productId, number: typed }: { productId: number; number: string },
): Promise<void> {
	await requireOpenOrder(trx, orderId);
	const line = await findPickedLine(trx, orderId, productId);
	if (!line) throw invalidField('productId', 'wrong');
	const number = plainSerial(typed);
	const problem = findSerialProblem(line.kind, number);
	if (problem) throw invalidField('number', problem);
	if (line.picked >= line.quantity) throw invalidField('number', 'maximum');
	if ((await takeSerial(trx, { orderId, productId, number }, 'picked')) === undefined)
		throw invalidField('number', 'taken');
}

/** In a transaction of staff: takes the piece out again when the wrong one was scanned. */
export async function putSerialBack(trx: Database, orderId: number, serialId: number): Promise<void> {
	await requireOpenOrder(trx, orderId);
	const picked = await listOrderSerials(trx, orderId);
	if (!picked.some(({ id }) => id === serialId)) throw invalidField('serialId', 'wrong');
	await freeSerials(trx, [serialId], { orderId, kind: 'put_back' });
}
