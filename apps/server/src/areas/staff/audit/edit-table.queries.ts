import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type Key = number | string;
export type Values = Readonly<Record<string, unknown>>;

type Table = { table: string; key: { column: string }; ordered?: boolean };

/** Returns false if there is no such row. */
export async function lockRow(trx: Database, { table, key }: Table, asked: Key): Promise<boolean> {
	const { rows } =
		await sql`select 1 from ${sql.table(table)} where ${sql.ref(key.column)} = ${asked} for update`.execute(
			trx,
		);
	return rows.length > 0;
}

export async function insertRow(trx: Database, { table, key, ordered }: Table, values: Values): Promise<Key> {
	const { rows } = await sql<{ key: Key }>`insert into ${sql.table(table)}
			(${sql.join([...Object.keys(values).map((name) => sql.ref(name)), ...(ordered ? [sql.ref('position')] : [])])})
		values (${sql.join([
			...Object.values(values).map((value) => sql`${value}`),
			...(ordered ? [sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`] : []),
		])})
		returning to_json(${sql.ref(key.column)}) as key`.execute(trx);
	return rows[0]?.key ?? '';
}

export async function updateRow(
	trx: Database,
	{ table, key }: Table,
	asked: Key,
	values: Values,
): Promise<void> {
	const assignments = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
	if (assignments.length === 0) return;
	await sql`update ${sql.table(table)} set ${sql.join(assignments)}
		where ${sql.ref(key.column)} = ${asked}`.execute(trx);
}

export async function deleteRow(trx: Database, { table, key }: Table, asked: Key): Promise<void> {
	await sql`delete from ${sql.table(table)} where ${sql.ref(key.column)} = ${asked}`.execute(trx);
}

/** Orders rows by their `position`. */
export async function orderRows(trx: Database, { table, key }: Table, keys: readonly Key[]): Promise<void> {
	await sql`update ${sql.table(table)} t set position = o.place
		from unnest(${keys.map(String)}::text[]) with ordinality as o (key, place)
		where t.${sql.ref(key.column)}::text = o.key and t.position <> o.place`.execute(trx);
}
