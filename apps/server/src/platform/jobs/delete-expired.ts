import { sql } from 'kysely';
import { later } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Personal } from '../personal.ts';

type ExpiringRows = {
	table: string;
	/** The column with the moment from which a row's age is counted. */
	column: string;
	keptMs: number;
	/** An SQL condition on the rows to delete. */
	where?: string;
};

/** Deletes rows older than `keptMs`, or does work of its own if that is not enough. */
export type Expiry =
	| ExpiringRows
	| ((db: Database, now: Date, personal: readonly Personal[]) => Promise<unknown>);

/** May run at any time, and in several processes at once. */
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
