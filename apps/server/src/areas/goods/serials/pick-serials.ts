import { isOpenOrder } from '@dukan/domain/base/orders/order-status.ts';
import { findSerialProblem, plainSerial } from '@dukan/domain/goods/serials/serial-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import {
	findPickedLine,
	freeSerials,
	lacksSerials,
	listOrderSerials,
	listSurplusSerials,
	lockOrderStatus,
	takeSerial,
} from './serials.queries.ts';

async function requireOpenOrder(trx: Database, orderId: number): Promise<void> {
	const status = await lockOrderStatus(trx, orderId);
	if (status === undefined) throw new Problem('not_found');
	if (!isOpenOrder(status)) throw new Problem('cannot_move');
}

/** RET-02, in a transaction of staff: a piece is put into the box of an order. */
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

/** In a transaction of staff: the wrong piece was scanned. */
export async function putSerialBack(trx: Database, orderId: number, serialId: number): Promise<void> {
	await requireOpenOrder(trx, orderId);
	const picked = await listOrderSerials(trx, orderId);
	if (!picked.some(({ id }) => id === serialId)) throw invalidField('serialId', 'wrong');
	await freeSerials(trx, [serialId], { orderId, kind: 'put_back' });
}

/** In the transaction that hands goods out, which holds the lock of the order. */
export async function requireSerials(trx: Database, orderId: number): Promise<void> {
	if (await lacksSerials(trx, orderId)) throw new Problem('serials_missing');
}

/** The order is not to be handed out after all. */
export async function putAllBack(trx: Database, orderId: number): Promise<void> {
	const picked = await listOrderSerials(trx, orderId);
	await freeSerials(
		trx,
		picked.map(({ id }) => id),
		{ orderId, kind: 'put_back' },
	);
}

/** Of lines that were shortened it is not known which pieces stay: they are scanned once more. */
export async function putSurplusBack(trx: Database, orderId: number): Promise<void> {
	await freeSerials(trx, await listSurplusSerials(trx, orderId), { orderId, kind: 'put_back' });
}

/** At the door: these pieces were not taken, and with a line all of its pieces. */
export async function putRefusedBack(
	trx: Database,
	orderId: number,
	{ numbers, products }: { numbers: readonly string[]; products: ReadonlySet<number> },
): Promise<void> {
	const refused = new Set(numbers.map(plainSerial));
	const picked = await listOrderSerials(trx, orderId);
	const back = picked.filter(({ number, productId }) => refused.has(number) || !products.has(productId));
	await freeSerials(
		trx,
		back.map(({ id }) => id),
		{ orderId, kind: 'put_back' },
	);
}

/** RET-02: of goods with numbers the ones that come back must be named; returns their ids. Others have none. */
export function requireReturnedSerials(
	held: readonly { id: number; productId: number; number: string }[],
	{ productId, quantity, serials }: { productId: number; quantity: number; serials: readonly string[] },
): number[] {
	const own = held.filter((one) => one.productId === productId);
	const named = new Set(serials.map(plainSerial));
	const found = own.filter(({ number }) => named.has(number));
	if (found.length !== named.size) throw invalidField('serials', 'wrong');
	if (own.length > 0 && found.length !== quantity) throw invalidField('serials', 'required');
	return found.map(({ id }) => id);
}
