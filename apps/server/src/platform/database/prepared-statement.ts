import { type RawBuilder, sql } from 'kysely';

const MARK = /^\s*(?:select )?\/\* prepared: (\w+) \*\//;

/**
 * Stands at the beginning of a statement that runs often. pg prepares the statement once on each connection,
 * under this name, and PostgreSQL keeps its plan (docs/decisions/008). Each name stands for one text, so
 * everything that varies must be a parameter. The statement must not select `*`: after a migration that adds
 * a column PostgreSQL would refuse its result.
 */
export function prepared(name: string): RawBuilder<unknown> {
	return sql.raw(`/* prepared: ${name} */`);
}

export function preparedName(text: string): string | undefined {
	return MARK.exec(text)?.[1];
}
