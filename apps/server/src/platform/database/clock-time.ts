import { type RawBuilder, sql } from 'kysely';

/** Returns a column of type `time` in the API's form: '09:00'. */
export function clockTime(column: string): RawBuilder<string> {
	return sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;
}
