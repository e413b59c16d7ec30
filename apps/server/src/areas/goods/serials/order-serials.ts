import { plainSerial } from '@dukan/domain/goods/serials/serial-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { freeSerials, lacksSerials, listOrderSerials, listSurplusSerials } from './serials.queries.ts';

/** Runs in the transaction that hands goods out, which holds the lock of the order. */
export async function requireSerials(trx: Database, orderId: number): Promise<void> {
	if (await lacksSerials(trx, orderId)) throw new Problem('serials_missing');
}

/** The order is not handed out after all. */
export async function putAllBack(trx: Database, orderId: number): Promise<void> {
	const picked = await listOrderSerials(trx, orderId);
	await freeSerials(
		trx,
		picked.map(({ id }) => id),
		{ orderId, kind: 'put_back' },
	);
}

/** When a line was shortened it is unknown which pieces stay, so all of them are scanned once more. */
export async function putSurplusBack(trx: Database, orderId: number): Promise<void> {
	await freeSerials(trx, await listSurplusSerials(trx, orderId), { orderId, kind: 'put_back' });
}

/** At the handover: puts back the pieces that were not taken, or all of a line. */
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

/** RET-02: requires the numbers of returned pieces where goods have them, and returns their ids. */
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
