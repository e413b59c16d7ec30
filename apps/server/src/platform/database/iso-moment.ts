import { type RawBuilder, sql } from 'kysely';

const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** Returns a column or an expression as a moment in the API's form: '2026-11-18T04:05:06.789Z'. */
export function isoMoment(moment: string | RawBuilder<unknown>): RawBuilder<string> {
	return sql<string>`to_char(${typeof moment === 'string' ? sql.ref(moment) : moment} at time zone 'UTC', ${ISO})`;
}
