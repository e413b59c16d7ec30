import type { Database } from '../../../platform/database/database.ts';
import { findCashDifferences } from './cash-entries.queries.ts';

/** An error names at most this many differences. */
const NAMED = 10;

/** COUR-04, R20: checks that orders, returns and the cash book agree to the tenge; an error names where they do not. */
export async function requireBalancedCash(db: Database): Promise<void> {
	const found = await findCashDifferences(db);
	if (found.length === 0) return;
	const named = found
		.slice(0, NAMED)
		.map(({ what, id, booked, expected }) => `${what} ${id} (${booked}, expected ${expected})`);
	throw new Error(`The cash book differs in ${found.length} sums: ${named.join(', ')}`);
}
