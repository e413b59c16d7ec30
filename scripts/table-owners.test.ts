import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TREES } from './imports/areas.ts';
import {
	findForeignWrites,
	readOwners,
	readOwnersPage,
	readSources,
	type Source,
	writesOf,
} from './table-owners.ts';

const sources = readSources();

test('a table is written in its owner’s folder alone, by code and by triggers', () => {
	assert.deepEqual(findForeignWrites(sources, readOwnersPage()), []);
});

test('every owner that docs/tables.md names is a feature of the server, or the platform', () => {
	const features = new Set(
		sources
			.map(({ file }) => file.slice(TREES.server.areas.length + 1).split('/')[1] ?? '')
			.concat('platform'),
	);
	const named = [...readOwnersPage().values()].flatMap(({ owner, columnsOf }) => [
		owner,
		...columnsOf.keys(),
	]);
	assert.deepEqual(
		named.filter((feature) => !features.has(feature)),
		[],
	);
});

test('an order is changed in locked-order.queries.ts alone; two files insert orders', () => {
	const writes = sources
		.flatMap((source) => writesOf(source).map((write) => ({ ...write, ...source })))
		.filter(({ table, file }) => table === 'orders' && !/\/(?:commands|testing)\//.test(file));
	const file = (name: string) => `${TREES.server.areas}/selling/orders/${name}`;
	const changing = writes.filter(({ columns }) => columns !== undefined);
	assert.deepEqual([...new Set(changing.map((write) => write.file))], [file('locked-order.queries.ts')]);
	assert.deepEqual(
		[...new Set(writes.map((write) => write.file))].toSorted(),
		['import-past-orders.queries.ts', 'locked-order.queries.ts', 'sell-order.queries.ts'].map(file),
	);
});

const OWNERS = readOwners(`
| \`orders\` | orders | orders |
| \`users\` | accounts; trust: \`order_network\` | shoppers |
`);
const inFolder = (file: string, text: string): Source => ({ file: `apps/server/src/${file}`, text });
const STAFF = 'areas/selling/desk/enter.ts';

const PLANTED: readonly [string, Source, number][] = [
	['SQL', inFolder(STAFF, 'await sql`update orders set status = 1`.execute(trx);'), 1],
	[
		'part of a larger statement',
		inFolder(STAFF, 'sql`with gone as (delete from orders where id = 1) select`'),
		1,
	],
	[
		'a part that is put in',
		inFolder(STAFF, `sql\`select \${all ? sql\`insert into orders (id) values (1)\` : sql\`\`}\``),
		1,
	],
	['the builder', inFolder(STAFF, "trx\n\t.updateTable('orders')\n\t.set({})"), 1],
	['the builder with a name from elsewhere', inFolder(STAFF, 'trx.deleteFrom(table)'), 1],
	['SQL with a name from elsewhere', inFolder(STAFF, `sql\`delete from \${sql.table(table)}\``), 1],
	['copy', inFolder(STAFF, 'from(`copy orders (id) from stdin`)'), 1],
	[
		'a table that staff edit',
		inFolder(STAFF, "editTable(staff, services, { name: 'x', table: 'orders' })"),
		1,
	],
	[
		'a trigger',
		inFolder('schema/51-stock.sql', '-- Owner: stock.\nbegin update orders set note = 1; end'),
		1,
	],
	['a schema file that names no owner', inFolder('schema/99-new.sql', 'delete from users;'), 1],
	[
		'its owner',
		inFolder('areas/selling/orders/locked-order.queries.ts', 'sql`update orders set status = 1`'),
		0,
	],
	['a lock', inFolder(STAFF, 'sql`select from orders for update`'), 0],
	['a comment', inFolder(STAFF, '/** Who would update orders calls its owner. */'), 0],
	['a command', inFolder('commands/demo/fill.ts', 'sql`insert into orders (id) values (1)`'), 0],
	[
		'a column that is its own',
		inFolder('areas/people/trust/a.ts', `sql\`update users u set order_network = \${a} where id = 1\``),
		0,
	],
	[
		'another column besides',
		inFolder('areas/people/trust/a.ts', 'sql`update users set order_network = 1, name = 2 where id = 1`'),
		1,
	],
	[
		'a row instead of its column',
		inFolder('areas/people/trust/a.ts', 'sql`delete from users where id = 1`'),
		1,
	],
];

for (const [way, source, found] of PLANTED)
	test(`the control: a table is written by ${way}`, () => {
		assert.equal(findForeignWrites([source], OWNERS).length, found);
	});
