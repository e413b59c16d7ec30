import { plainSerial } from '@dukan/domain/goods/serials/serial-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { freeSerials, lacksSerials, listOrderSerials, listSurplusSerials } from './serials.queries.ts';

/**
 * Refuses to hand goods out while serial numbers are missing. It runs in the transaction of the hand-out,
 * which holds the order's lock.
 */
export async function requireSerials(trx: Database, orderId: number): Promise<void> {
	if (await lacksSerials(trx, orderId)) throw new Problem('serials_missing');
}

/** Frees all serial numbers of an order that is not handed out after all. */
export async function putAllBack(trx: Database, orderId: number): Promise<void> {
	const picked = await listOrderSerials(trx, orderId);
	await freeSerials(
		trx,
		picked.map(({ id }) => id),
		{ orderId, kind: 'put_back' },
	);
}

/**
 * Frees all serial numbers of lines that were shortened. It is unknown which of their pieces stay, so staff
 * scan them again.
 */
export async function putSurplusBack(trx: Database, orderId: number): Promise<void> {
	await freeSerials(trx, await listSurplusSerials(trx, orderId), { orderId, kind: 'put_back' });
}

/** At the handover, frees the serial numbers of refused pieces, and all those of refused products. */
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

/**
 * RET-02: returns the ids of the returned pieces. Goods with serial numbers must name one for each returned
 * piece.
 */
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
