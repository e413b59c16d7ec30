import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, PLANNER_OPTIONS } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** A database that records its statements. */
export class NotingDatabase {
	readonly db: Database;
	readonly #pool: pg.Pool;
	#noted: Statement[] = [];

	constructor(databaseUrl: string) {
		this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 4, options: PLANNER_OPTIONS });
		// As in openDatabase, a connection may end while it is idle. The next statement then gets another one.
		this.#pool.on('error', () => {});
		this.db = new Kysely<Tables>({
			dialect: new PostgresDialect({ pool: this.#pool }),
			log: ({ query, level }) => {
				if (level === 'query') this.#noted.push(query);
			},
		});
	}

	/** Returns the statements since the last call. */
	taken(): Statement[] {
		const taken = this.#noted;
		this.#noted = [];
		return taken;
	}

	/** Returns PostgreSQL's plan for the statement, with the numbers of rows that it met. */
	async explain({ sql, parameters }: Statement): Promise<Plan> {
		const { rows } = await this.#pool.query(`explain (analyze, format json) ${sql}`, [...parameters]);
		return rows[0]['QUERY PLAN'][0].Plan;
	}

	/** Updates the statistics, so that plans are those of a table that has existed for a while. */
	async settle(): Promise<void> {
		await this.#pool.query('vacuum analyze');
	}
}

export type Plan = {
	'Relation Name'?: string;
	'Actual Rows': number;
	'Actual Loops': number;
	'Rows Removed by Filter'?: number;
	'Rows Removed by Index Recheck'?: number;
	Plans?: Plan[];
};

/**
 * Returns how many rows of tables were read, including those that were filtered out afterwards. Reads inside
 * functions do not count.
 */
export function rowsRead(plan: Plan): number {
	const own = plan['Relation Name']
		? plan['Actual Loops'] *
			(plan['Actual Rows'] +
				(plan['Rows Removed by Filter'] ?? 0) +
				(plan['Rows Removed by Index Recheck'] ?? 0))
		: 0;
	return (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), Math.round(own));
}
