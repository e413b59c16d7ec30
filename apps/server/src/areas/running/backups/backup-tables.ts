import type pg from 'pg';
import type { Tables } from '../../../platform/database/tables.ts';

/** A table that means nothing later, or that the migrations fill themselves. */
const LEFT_OUT: readonly (keyof Tables)[] = ['migrations', 'backups'];

export type CopiedTable = { name: string; columns: string[] };

/**
 * Returns every table with the columns that are written (PostgreSQL computes the others), referenced tables first. S28: a
 * backup holds no sessions, codes or messages.
 */
export async function listTables(
	client: pg.Client,
	notRestored: readonly (keyof Tables)[],
): Promise<CopiedTable[]> {
	const { rows } = await client.query<CopiedTable>(
		`select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
		from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
			and a.attgenerated = ''
		where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
		group by c.relname order by c.relname`,
		[[...LEFT_OUT, ...notRestored]],
	);
	const links = await client.query<{ table: string; needs: string }>(
		`select conrelid::regclass::text as "table", confrelid::regclass::text as needs
		from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
	);
	return inOrder(rows, links.rows);
}

function inOrder(
	tables: readonly CopiedTable[],
	links: readonly { table: string; needs: string }[],
): CopiedTable[] {
	const ordered: CopiedTable[] = [];
	const waiting = new Map(tables.map((table) => [table.name, table]));
	while (waiting.size > 0) {
		const ready = [...waiting.values()].filter(
			({ name }) => !links.some(({ table, needs }) => table === name && waiting.has(needs)),
		);
		if (ready.length === 0)
			throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()]}.`);
		for (const table of ready) {
			ordered.push(table);
			waiting.delete(table.name);
		}
	}
	return ordered;
}

export async function listSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
	const { rows } = await client.query<{ name: string; value: string }>(
		`select sequencename as name, last_value::text as value from pg_sequences
		where schemaname = 'public' and last_value is not null order by 1`,
	);
	return rows;
}

export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

export function columnList({ columns }: CopiedTable): string {
	return columns.map(quoted).join(', ');
}
