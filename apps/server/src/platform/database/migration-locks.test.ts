import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const DIR = join(import.meta.dirname, '../../migrations');
/** The baseline fills an empty database, so no one waits for it. */
const SINCE = 191;
/** Even in a large shop these tables are read in a moment. */
const SMALL = new Set(['imports', 'order_rules', 'pictures', 'staff_sessions']);

/** Returns statements that read a whole existing table while no one else may write to it. */
function longLocks(sql: string): string[] {
	const text = sql.replace(/--.*$/gm, '');
	const made = new Set(
		[...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, table]) => table),
	);
	return text.split(';').flatMap((statement) => {
		const table =
			/create (?:unique )?index (?!concurrently)[^(]*?\bon (\w+)/i.exec(statement)?.[1] ??
			/alter table (?:only )?(\w+)/i.exec(statement)?.[1];
		if (!table || made.has(table) || SMALL.has(table)) return [];
		const isLong =
			/create (unique )?index/i.test(statement) ||
			statement.split(/,\s*(?=add |drop |alter |validate )/i).some(readsAllRows);
		return isLong ? [statement.trim()] : [];
	});
}

/**
 * Matches statements that read a table without blocking writers, unless an earlier statement has locked the
 * table.
 */
const READS_BESIDE = /^\s*analyze\b|\bvalidate constraint\b/i;

function readsBehindLock(sql: string): string[] {
	const statements = sql
		.replace(/--.*$/gm, '')
		.split(';')
		.filter((statement) => statement.trim());
	if (statements.every((statement) => READS_BESIDE.test(statement))) return [];
	return statements.filter((statement) => READS_BESIDE.test(statement)).map((statement) => statement.trim());
}

function readsAllRows(action: string): boolean {
	if (/\badd\b.*\b(check|references|foreign key)\b/is.test(action)) return !/not valid/i.test(action);
	return /\badd\b.*\b(unique|primary key)\b|\bset not null\b|\balter\b.*\btype\b/is.test(action);
}

test('R12 every step has a number of its own', () => {
	const numbers = readdirSync(DIR).map((name) => Number.parseInt(name, 10));
	assert.deepEqual(numbers, [...new Set(numbers)]);
});

test('R12 a step shuts no one out of a large table while it reads all of it', () => {
	const found = readdirSync(DIR)
		.filter((name) => Number.parseInt(name, 10) >= SINCE)
		.flatMap((name) => {
			const sql = readFileSync(join(DIR, name), 'utf8');
			return [...longLocks(sql), ...readsBehindLock(sql)].map((line) => `${name}: ${line}`);
		});
	assert.deepEqual(found, []);
});

test('R12 what a check or an index may look like in a step', () => {
	const long = [
		'create index by_note on orders (note)',
		'create unique index if not exists by_note on orders (note)',
		'create table notes (id integer); create index by_note on orders (note)',
		"alter table orders add note text check (note <> '')",
		"alter table orders add note text, add constraint filled check (note <> '')",
		'alter table orders add a integer, add note_id integer references notes',
		'alter table orders alter note set not null',
		'alter table orders alter column total_tenge type numeric',
	];
	for (const sql of long) assert.equal(longLocks(sql).length, 1, sql);
	const brief = [
		'-- outside a transaction\ncreate index concurrently if not exists by_note on orders (note)',
		'create table notes (id integer check (id > 0)); create index by_note on notes (id); alter table notes add check (id < 9)',
		"alter table orders add note text not null default '', add constraint filled check (note <> '') not valid",
		'alter table orders validate constraint filled',
		'alter table orders drop constraint filled; drop index by_note',
		'alter table order_rules add pay_minutes integer not null default 20 check (pay_minutes > 5)',
	];
	for (const sql of brief) assert.deepEqual(longLocks(sql), [], sql);
	assert.deepEqual(readsBehindLock('drop index by_note; analyze orders'), ['analyze orders']);
	assert.deepEqual(readsBehindLock('analyze orders; alter table orders validate constraint filled'), []);
});
