import type pg from 'pg';

/**
 * The TypeScript type that node-postgres returns for each type of column, and the one that it accepts for a
 * change if that differs.
 */
const TYPES: Readonly<Record<string, string>> = {
	int2: 'number',
	int4: 'number',
	float8: 'number',
	int8: 'Int8',
	numeric: 'Numeric',
	text: 'string',
	xid8: 'string',
	bool: 'boolean',
	date: 'Day',
	time: 'string',
	timestamptz: 'Moment',
	bytea: 'Buffer',
	jsonb: 'Json',
	_text: 'string[]',
	_int4: 'number[]',
	_numeric: 'number[]',
};

const HEAD = `import type { ColumnType } from 'kysely';

/** Written by "npm run generate" from the migrated database; a test compares the two. */

/** bigint and numeric: node-postgres gives a string, so that nothing is rounded. */
type Int8 = ColumnType<string, number | string, number | string>;
type Numeric = ColumnType<string, number | string, number | string>;
/** node-postgres reads a date as midnight of this machine's zone: queries select it as text. */
type Day = ColumnType<Date, string, string>;
type Moment = ColumnType<Date, Date | string, Date | string>;
/** Code that reads a JSON column declares what it holds. */
type Json = ColumnType<unknown, string, string>;
/** PostgreSQL fills it where nothing is given. */
type Generated<Type> =
	Type extends ColumnType<infer Read, infer Insert, infer Update>
		? ColumnType<Read, Insert | undefined, Update>
		: ColumnType<Type, Type | undefined, Type>;
/** Computed by PostgreSQL. */
type Computed<Type> = ColumnType<Type, never, never>;
`;

type Column = {
	table: string;
	name: string;
	type: string;
	nullable: boolean;
	filled: boolean;
	computed: boolean;
};

/**
 * Returns the TypeScript of all tables of a database. A column whose values a check constraint lists gets a
 * union of them as its type.
 */
export async function describeTables(client: pg.Client): Promise<string> {
	const { rows } = await client.query<Column>(
		`select c.table_name as "table", column_name as name, udt_name as type, c.is_nullable = 'YES' as nullable,
				column_default is not null or is_identity = 'YES' as filled, is_generated = 'ALWAYS' as computed
			from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
			where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, ordinal_position`,
	);
	const listed = await listedValues(client);
	const tables = [...Map.groupBy(rows, ({ table }) => table)].map(
		([table, columns]) =>
			`\t${table}: {\n${columns.map((column) => describeColumn(column, listed.get(`${table}.${column.name}`))).join('')}\t};\n`,
	);
	return `${HEAD}\nexport type Tables = {\n${tables.join('')}};\n`;
}

function describeColumn(
	{ table, name, type, nullable, filled, computed }: Column,
	values?: readonly string[],
): string {
	const base = values?.map((value) => `'${value}'`).join(' | ') ?? TYPES[type];
	if (!base)
		throw new Error(`${table}.${name}: say in describe-tables.ts what node-postgres makes of ${type}`);
	const held = nullable ? `${base} | null` : base;
	return `\t\t${name}: ${computed ? `Computed<${held}>` : filled ? `Generated<${held}>` : held};\n`;
}

/** Reads the values that check constraints of one column list, such as `kind in ('product', 'banner')`. */
async function listedValues(client: pg.Client): Promise<Map<string, string[]>> {
	const { rows } = await client.query<{ column: string; definition: string }>(
		`select conrelid::regclass || '.' || attname as "column", pg_get_constraintdef(c.oid) as definition
			from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
			where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`,
	);
	const lists = rows.flatMap(({ column, definition }) => {
		const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'\w+'::text(?:, )?)+)\]\)\)\)/.exec(definition)?.[1];
		return list ? [[column, [...list.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)] as const] : [];
	});
	return new Map(lists);
}
