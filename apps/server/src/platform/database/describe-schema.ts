import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * The tables as SQL that people can read: columns, constraints, indexes, and the names of their triggers. Functions and
 * the bodies of triggers stand in schema/. docs/schema.sql is this text.
 */
export async function describeSchema(db: Database): Promise<string> {
	const tables = await listTables(db);
	return tables
		.map(({ name, columns, constraints, indexes, triggers }) =>
			[
				`create table ${name} (`,
				[...columns, ...constraints].map((line) => `\t${line}`).join(',\n'),
				');',
				...indexes.map((index) => `${index};`),
				...(triggers.length > 0 ? [`-- triggers: ${triggers.join(', ')}`] : []),
			].join('\n'),
		)
		.join('\n\n')
		.concat('\n');
}

type DescribedTable = {
	name: string;
	columns: string[];
	constraints: string[];
	indexes: string[];
	triggers: string[];
};

async function listTables(db: Database): Promise<DescribedTable[]> {
	const { rows } = await sql<DescribedTable>`
		select t.relname as name,
			array(
				select concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
					case when a.attnotnull then 'not null' end,
					case when a.attidentity <> '' then 'generated as identity'
						when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
						when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end)
				from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
				where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
				order by a.attnum
			) as columns,
			array(
				select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid)
				from pg_constraint where conrelid = t.oid and contype in ('p', 'u', 'f', 'c', 'x')
				order by contype <> 'p', conname
			) as constraints,
			array(
				select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
				where i.indrelid = t.oid
					and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
				order by c.relname
			) as indexes,
			array(
				select tgname || ' (' || proname || ')' from pg_trigger join pg_proc on pg_proc.oid = tgfoid
				where tgrelid = t.oid and not tgisinternal order by tgname
			) as triggers
		from pg_class t
		where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
		order by t.relname`.execute(db);
	return rows;
}
