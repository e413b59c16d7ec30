import { sql } from 'kysely';
import { later } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Personal } from '../personal.ts';

type ExpiringRows = {
	table: string;
	/** The moment from which its age is counted. */
	column: string;
	keptMs: number;
	/** An SQL condition: only these rows are deleted. */
	where?: string;
};

/** Deletes rows older than `keptMs`, or runs its own work where that does not suffice. */
export type Expiry =
	| ExpiringRows
	| ((db: Database, now: Date, personal: readonly Personal[]) => Promise<unknown>);

/** Safe at any time and in several processes at once. */
export async function deleteExpiredRows(
	db: Database,
	now: Date,
	expiries: readonly Expiry[],
	personal: readonly Personal[] = [],
): Promise<void> {
	for (const expiry of expiries) {
		if (typeof expiry === 'function') {
			await expiry(db, now, personal);
			continue;
		}
		const { table, column, keptMs, where } = expiry;
		const also = where === undefined ? sql`` : sql` and ${sql.raw(where)}`;
		await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${later(now, -keptMs)}${also}`.execute(
			db,
		);
	}
}
