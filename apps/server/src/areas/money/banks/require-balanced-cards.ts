import type { Database } from '../../../platform/database/database.ts';
import { findCardDifferences } from './card-money.queries.ts';

/** An error names at most this many differences. */
const NAMED = 10;

/** PAY-03, R20: checks that orders and payments by card agree to the tenge; an error names where they do not. */
export async function requireBalancedCards(db: Database): Promise<void> {
	const found = await findCardDifferences(db);
	if (found.length === 0) return;
	const named = found
		.slice(0, NAMED)
		.map(({ what, id, booked, expected }) => `${what} ${id} (${booked}, expected ${expected})`);
	throw new Error(`Payments by card differ in ${found.length} sums: ${named.join(', ')}`);
}
