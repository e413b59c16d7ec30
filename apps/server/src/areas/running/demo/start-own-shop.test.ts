import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLANK_PRODUCT } from '@dukan/domain/goods/products/product-columns.ts';
import type { DemoShopWire } from '@dukan/domain/running/demo/staff-demo.api.ts';
import { sql } from 'kysely';
import { fillDemoShop } from '../../../commands/demo/fill-demo-shop.ts';
import { fillEmptyShop } from '../../../commands/demo/fill-empty-shop.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addFrame } from '../../../testing/own-shop.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { KEPT_TABLES } from './empty-shop.queries.ts';

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

test('OWN-02 every table of the database but those that a shop keeps is empty afterwards, the demo’s staff is gone, and a shop can be made', async (t) => {
	const shop = await openTestShop(t);
	const { app, db, databaseUrl, config } = shop;
	const now = shop.clock();
	await fillDemoShop(databaseUrl, { dataDir: config.dataDir, replace: true, now, say: () => {} });
	await signUpShopper(shop);
	const owner = await sitAtDesk(shop, 'owner');
	const { cookie } = await signInStaff(db, now, 'owner');
	const upload = await app.inject({
		method: 'POST',
		url: '/api/staff/picture_upload?kind=logo',
		headers: { cookie, 'content-type': 'image/png' },
		payload: await plainPicture(300, 100),
	});
	const { file: logo } = upload.json();
	await owner.done('settings_update/look', { logo, nameBesideLogo: true, colour: '#0b4f9c' });

	const before = await rowCounts(db);
	const kept = new Set<string>(KEPT_TABLES);
	for (const table of kept) assert.ok(table in before, `there is no table ${table}`);
	const emptied = Object.keys(before).filter((table) => !kept.has(table));
	// Control: the demo has filled most of these tables.
	assert.ok(emptied.filter((table) => (before[table] ?? 0) > 0).length > 60);

	const told = await owner.done<DemoShopWire>('own_shop_start');
	assert.ok(told.isDemo && told.products === 600 && told.orders > 20 && told.customers > 5);

	const after = await rowCounts(db);
	assert.deepEqual(
		emptied.filter((table) => (after[table] ?? 0) > 0),
		['audit_log'],
	);
	const { rows: log } = await sql<{ subject: string }>`select distinct subject from audit_log`.execute(db);
	assert.deepEqual(log.map(({ subject }) => subject).toSorted(), ['settings', 'staff_accounts']);
	const changed = [...kept].filter((table) => after[table] !== before[table]);
	assert.deepEqual(changed.toSorted(), ['idempotency_keys', 'pictures', 'staff_accounts']);
	const { rows: pictures } = await sql<{ file: string }>`select file from pictures`.execute(db);
	assert.deepEqual(pictures, [{ file: logo }]);
	const { rows: staff } = await sql`select login from staff_accounts where login like 'demo-%'`.execute(db);
	assert.deepEqual(staff, []);

	assert.equal((await owner.read<DemoShopWire>('demo')).isDemo, false);
	assert.equal(await owner.refused('own_shop_start'), 'changed_meanwhile', 'once');
	const said: string[] = [];
	await fillEmptyShop(databaseUrl, { dataDir: config.dataDir, say: (line) => said.push(line) });
	assert.deepEqual(said, [], 'the next start does not bring the demo back');

	assert.equal((await app.inject('/api/home')).statusCode, 200);
	const { subcategoryIds, brandId } = await addFrame(owner, [
		{ en: 'Notebooks', ru: 'Тетради', tm: 'Depderler' },
	]);
	const { id } = await owner.done<{ id: number }>('product_add', {
		...BLANK_PRODUCT,
		names: { en: 'Red notebook', ru: 'Красная тетрадь', tm: 'Gyzyl depder' },
		priceTenge: 100_00,
		stock: 5,
		published: true,
		subcategoryId: subcategoryIds[0],
		brandId,
	});
	assert.ok(id > 600, 'no id is given twice');
	const shopper = await signUpShopper(shop);
	const placed = await shopper.order({ items: [{ p_id: id, quantity: 1 }], expected_total: 100 });
	assert.equal(placed.statusCode, 201, placed.body);
	const found = (await app.inject(`/api/search?query=${encodeURIComponent('тетрадь')}`)).json();
	assert.match(JSON.stringify(found), /Red notebook/);
});

test('OWN-02 the owner alone may start an own shop, and of two at once one does', async (t) => {
	const shop = await openTestShop(t);
	const manager = await sitAtDesk(shop, 'manager');
	assert.equal(await manager.refused('own_shop_start'), 'not_allowed');
	const [one, other] = await Promise.all([sitAtDesk(shop, 'owner'), sitAtDesk(shop, 'owner')]);
	const answers = await Promise.all([one.change('own_shop_start'), other.change('own_shop_start')]);
	assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
});
