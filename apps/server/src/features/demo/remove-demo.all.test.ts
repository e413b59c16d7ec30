import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DemoCountsWire } from '@dukan/domain/demo/staff-demo.api.ts';
import { sql } from 'kysely';
import { fillDemoAccessories } from '../../commands/demo/insert-accessories.ts';
import { fillDemoFamilies } from '../../commands/demo/insert-families.ts';
import { fillDemoOrders } from '../../commands/demo/insert-orders.ts';
import { fillDemoPeople } from '../../commands/demo/insert-people.ts';
import { fillDemoPrices } from '../../commands/demo/insert-prices.ts';
import { fillDemoPromotions } from '../../commands/demo/insert-promotions.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { stockUp } from '../../testing/order-rounds.ts';
import { signUpShopper } from '../../testing/shopper.ts';
import { sitAtDesk } from '../../testing/staff-desk.ts';
import { createEmptyShop } from '../../testing/test-databases.ts';
import { openTestShop } from '../../testing/test-shop.ts';

/** What the owner edits rather than deletes. */
const FRAME = new Set([
	'attribute_groups',
	'attribute_values',
	'attributes',
	'brands',
	'categories',
	'districts',
	'fit_rules',
	'holidays',
	'pages',
	'pictures',
	'regions',
	'settings',
	'smart_categories',
	'subcategories',
	'subcategory_attributes',
	'units',
]);
/** What the search has learnt of names and values: a dictionary that only grows, whatever product is deleted. */
const LEARNT = new Set(['facet_values', 'search_kinds', 'search_meanings', 'search_types', 'search_words']);
/** What is known of the owner who pressed it. */
const PRESSED = new Set(['audit_log', 'staff_accounts', 'staff_keys', 'staff_sessions']);

async function rowCounts(db: Database): Promise<Record<string, number>> {
	const { rows: tables } = await sql<{
		name: string;
	}>`select table_name as name from information_schema.tables
		where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
	const counts: Record<string, number> = {};
	for (const { name } of tables) {
		const { rows } = await sql<{ count: number }>`select count(*)::integer as count
			from ${sql.table(name)}`.execute(db);
		counts[name] = rows[0]?.count ?? 0;
	}
	return counts;
}

test('OWN-02 of a whole first start nothing is left: every table but the frame is as in a shop that never had a demo', async (t) => {
	const shop = await openTestShop(t);
	const { db, databaseUrl } = shop;
	const now = shop.clock();
	await fillDemoPeople(databaseUrl, now);
	await fillDemoPromotions(databaseUrl);
	await fillDemoPrices(databaseUrl, now);
	await fillDemoFamilies(databaseUrl);
	await fillDemoAccessories(databaseUrl);
	await fillDemoOrders(databaseUrl, now);
	const owner = await sitAtDesk(shop, 'owner');
	const empty = await createEmptyShop(process.env.TEST_SERVER_URL ?? '');
	const emptyDb = openDatabase(empty.url, () => {});
	const expected = await rowCounts(emptyDb).finally(() => emptyDb.destroy());
	await empty.drop();
	const may = new Set([...FRAME, ...LEARNT, ...PRESSED]);
	const left = async () =>
		Object.entries(await rowCounts(db))
			.filter(([table, count]) => !may.has(table) && count !== expected[table])
			.map(([table, count]) => `${table}: ${count} rows, ${expected[table]} in an empty shop`);
	// The control: before it is pressed most tables have something of the demo.
	assert.ok((await left()).length > 30);
	const counts = await owner.done<DemoCountsWire>('demo_remove');
	assert.ok(counts.orders > 20 && counts.hidden === 0);
	assert.deepEqual(await left(), []);
	const { rows: staff } = await sql`select login from staff_accounts where login like 'demo-%'`.execute(db);
	const { rows: drawn } = await sql`select file from pictures where file ~ '-(front|angle|detail)-'
		and exists (select from product_pictures f where f.file = pictures.file)`.execute(db);
	assert.deepEqual([staff, drawn], [[], []]);
});

test('OWN-02 what real orders name of the demo stays: a courier, disabled, and a promotion, switched off', async (t) => {
	const shop = await openTestShop(t);
	const { db, databaseUrl } = shop;
	await fillDemoPromotions(databaseUrl);
	await fillDemoOrders(databaseUrl, shop.clock());
	await stockUp(db, [4], 20);
	const owner = await sitAtDesk(shop, 'owner');
	const shopper = await signUpShopper(shop);
	const placed = await shopper.order({
		items: [{ p_id: 4, quantity: 6 }],
		expected_total: 540,
		promo: 'DUKAN2026',
	});
	assert.equal(placed.statusCode, 201, placed.body);
	const { id } = placed.json().order;
	await owner.done(`order_move/${id}`, { to: 'accepted' });
	const { id: courierId } = await db
		.selectFrom('staff_accounts')
		.select('id')
		.where('login', '=', 'demo-courier')
		.executeTakeFirstOrThrow();
	await sql`update orders set courier_id = ${courierId} where id = ${id}`.execute(db);
	await owner.done('demo_remove');
	const { rows } = await sql<{
		name: string;
		active: boolean;
	}>`select name_en as name, active from promotions`.execute(db);
	assert.deepEqual(rows, [{ name: 'Welcome: 10 % off from 500 manat', active: false }]);
	const staff = await db
		.selectFrom('staff_accounts')
		.select('disabled')
		.where('login', '=', 'demo-courier')
		.execute();
	assert.deepEqual(staff, [{ disabled: true }]);
	assert.equal((await shopper.call('GET', `/api/order_show/${id}`)).json().total, 540);
});
