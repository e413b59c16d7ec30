import { type RawBuilder, sql } from 'kysely';

const MARK = /^\s*(?:select )?\/\* prepared: (\w+) \*\//;

/**
 * Comes first in a statement that runs often: pg prepares it once on each connection, under this name, and PostgreSQL keeps its
 * plan (docs/decisions/008). One name has one text: whatever varies is a parameter. It must not select `*`: after a migration
 * that adds a column PostgreSQL would refuse its result.
 */
export function prepared(name: string): RawBuilder<unknown> {
	return sql.raw(`/* prepared: ${name} */`);
}

export function preparedName(text: string): string | undefined {
	return MARK.exec(text)?.[1];
}
