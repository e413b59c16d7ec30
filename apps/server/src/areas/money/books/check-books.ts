import type { Database } from '../../../platform/database/database.ts';
import { findLastCheck, noteCheck } from './book-checks.queries.ts';
import {
	type BookDifference,
	findGoodsDifferences,
	findOrderDifferences,
	findUnbalancedEntries,
	type Looked,
} from './book-differences.queries.ts';
import { type Documents, listChangedDocuments, readHorizon } from './changed-documents.queries.ts';

/** If there are more, the first few are enough. */
const NAMED = 10;

/**
 * BOOK-05: compares the ledger with orders, payments, returns, stock and its value; an error names where they differ. With
 * `everything` it checks all of it, otherwise what was written since the last check and what that one found. It reads one
 * moment of the database, so that later changes are no difference.
 */
export async function checkBooks(
	db: Database,
	now: Date,
	{ everything = false }: { everything?: boolean } = {},
): Promise<void> {
	const found = await db
		.transaction()
		.setIsolationLevel('repeatable read')
		.execute(async (trx) => {
			const last = await findLastCheck(trx);
			const horizon = await readHorizon(trx);
			const looked =
				last && !everything
					? withFound(await listChangedDocuments(trx, last.horizon), last.differences)
					: undefined;
			const differences = await findBookDifferences(trx, looked);
			return { horizon, differences };
		});
	await noteCheck(db, { at: now, ...found });
	if (found.differences.length > 0) throw new Error(describe(found.differences));
}

export async function findBookDifferences(trx: Database, looked?: Looked): Promise<BookDifference[]> {
	return [
		...(await findUnbalancedEntries(trx, looked)),
		...(await findOrderDifferences(trx, looked)),
		...(await findGoodsDifferences(trx, looked)),
	];
}

/** Differences of a minute ago are checked again until they are gone. */
function withFound(changed: Documents, found: readonly BookDifference[]): Documents {
	const ids = (kind: string) => found.filter(({ what }) => what.startsWith(kind)).map(({ id }) => id);
	return {
		orders: [...changed.orders, ...ids('order').map(Number)],
		products: [...changed.products, ...ids('product').map(Number)],
		entries: [...changed.entries, ...ids('entry')],
	};
}

function describe(found: readonly BookDifference[]): string {
	const named = found
		.slice(0, NAMED)
		.map(({ what, id, booked, expected }) => `${what} ${id} (${booked}, expected ${expected})`);
	return `The books differ in ${found.length} sums: ${named.join(', ')}`;
}
