import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openTestShop } from '../../testing/test-shop.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const CHECK_DIR = join(ROOT, '.cache/table-types');

/** What node-postgres makes of each type (database.ts). */
const TYPES: Readonly<Record<string, string>> = {
	int2: 'number',
	int4: 'number',
	float8: 'number',
	int8: 'string',
	numeric: 'string',
	text: 'string',
	bool: 'boolean',
	date: 'Date',
	time: 'string',
	timestamptz: 'Date',
	bytea: 'Buffer',
	jsonb: 'unknown',
	_text: 'string[]',
	_int4: 'number[]',
	_numeric: 'number[]',
};

/** Only PostgreSQL itself reads and writes them. */
const UNDECLARED = new Set([
	'facet_values.search_words',
	'product_listings.name_word_ids',
	'product_listings.search_kind_id',
	'search_synonyms.meant_keys',
	'search_synonyms.meant_stems',
	'search_synonyms.meant_words',
	'search_synonyms.typed_words',
]);

const HEAD = `
import type { Selectable } from 'kysely';
import type { Tables } from '../../apps/server/src/platform/database/tables.ts';

type Name = keyof Tables;
/** The column as it is declared fits what the database holds, null or not. */
type Fits<Table extends Name, Column extends string, Held> = Column extends keyof Selectable<Tables[Table]>
	? unknown extends Held
		? true
		: [Selectable<Tables[Table]>[Column]] extends [Held]
			? null extends Held
				? null extends Selectable<Tables[Table]>[Column]
					? true
					: 'may be null'
				: true
			: 'has another type'
	: 'is not declared';
`;

test('tables.ts declares every column of its tables as the database has it', async (t) => {
	const { db } = await openTestShop({ after: (work) => t.after(work) });
	const { rows } = await sql<{ table: string; column: string; type: string; nullable: boolean }>`
		select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable
		from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(
		db,
	);
	const byTable = Map.groupBy(rows, ({ table }) => table);
	const checks = [...byTable].flatMap(([table, columns]) => [
		...columns
			.filter(({ column }) => !UNDECLARED.has(`${table}.${column}`))
			.map(({ column, type, nullable }) => {
				const held = `${TYPES[type] ?? `'${type} is not known'`}${nullable ? ' | null' : ''}`;
				return `export const ${table}__${column}: Check<'${table}', '${column}', ${held}> = true;`;
			}),
		`export const ${table}: Surplus<'${table}', ${columns.map(({ column }) => `'${column}'`).join(' | ')}> = true;`,
	]);
	const output = await compile(`${HEAD}
type Check<Table extends string, Column extends string, Held> = Table extends Name ? Fits<Table, Column, Held> : true;
type Surplus<Table extends string, Columns> = Table extends Name
	? [Exclude<keyof Tables[Table], Columns>] extends [never] ? true : Exclude<keyof Tables[Table], Columns>
	: true;
${checks.join('\n')}`);
	assert.equal(output, '');
});

test('docs/tables.md names the owner of every table, once', async (t) => {
	const { db } = await openTestShop(t);
	const page = readFileSync(join(ROOT, 'docs/tables.md'), 'utf8');
	const named = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name);
	const { rows } = await sql<{ name: string }>`
		select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
		db,
	);
	assert.deepEqual(named.toSorted(), rows.map(({ name }) => name).toSorted());
});

/** What the compiler says. */
async function compile(source: string): Promise<string> {
	mkdirSync(CHECK_DIR, { recursive: true });
	writeFileSync(join(CHECK_DIR, 'check.ts'), source);
	writeFileSync(
		join(CHECK_DIR, 'tsconfig.json'),
		JSON.stringify({
			extends: '../../tsconfig.base.json',
			include: ['check.ts'],
			compilerOptions: { composite: false, incremental: false, noEmit: true },
		}),
	);
	const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
	const output = await promisify(execFile)(process.execPath, [tsc, '-p', CHECK_DIR]).then(
		({ stdout }) => stdout,
		(error: { stdout: string }) => error.stdout,
	);
	const lines = source.split('\n');
	return output.replaceAll(/^.*check\.ts\((\d+),\d+\)/gm, (_, line: string) => lines[Number(line) - 1] ?? '');
}
