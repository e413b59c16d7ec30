import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { sitAtImports } from '../../../testing/import-desk.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const TENGE = { stepTenge: 1, direction: 'nearest' };

describe('new prices for a whole filter', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	const manager = await sitAtImports(shop);
	const brand = 1;
	beforeEach(async () => {
		await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null, unit_factor = 1,
			dollar_price_cents = null where brand_id = ${brand}`.execute(db);
		await sql`delete from product_costs`.execute(db);
	});

	const body = (rule: object, more: object = {}) => ({
		name: 'Prices',
		filter: { brand },
		rule,
		rounding: TENGE,
		...more,
	});
	const check = async (rule: object, more?: object) => {
		const { id } = await manager.done<{ id: number }>('reprice', body(rule, more));
		return manager.ended(id);
	};
	const prices = async () => {
		const { rows } = await sql<{
			id: number;
			price: number;
			sale: number | null;
		}>`select id, price_tenge as price,
			sale_price_tenge as sale from products where brand_id = ${brand} order by id`.execute(db);
		return rows;
	};
	const distinct = async () => [...new Set((await prices()).map(({ price }) => price))];

	test('PRICE-01 all that a filter finds are shown with their new prices, changed as shown, and put back', async () => {
		const before = await prices();
		const [first = assert.fail(), second = assert.fail()] = before;
		await sql`update products set on_sale = true, sale_price_tenge = 8000 where id = ${first.id}`.execute(db);
		const checked = await check({ kind: 'percent', percent: 5.5 });
		assert.deepEqual([checked.state, checked.kind, checked.changed], ['checked', 'reprice', before.length]);
		assert.deepEqual(checked.samples[0]?.changes, [
			{ column: 'price', was: '100', now: '105.5' },
			{ column: 'sale_price', was: '80', now: '84.4' },
		]);
		assert.deepEqual(await distinct(), [10_000], 'nothing is changed yet');
		// Somebody changes a product meanwhile: the import runs as it was shown.
		await sql`update products set price_tenge = 20000 where id = ${second.id}`.execute(db);
		const done = await manager.run(checked.id);
		assert.deepEqual([done.state, done.done, done.canUndo], ['done', before.length, true]);
		assert.deepEqual(await distinct(), [10_550]);
		assert.equal((await prices())[0]?.sale, 8440);
		const { rows: logged } = await sql<{ count: number }>`select count(*)::integer as count from audit_log
			where batch = ${`import ${checked.id}`} and subject = 'products'`.execute(db);
		assert.equal(logged[0]?.count, before.length, 'every change is in the log');
		const history = await manager.read<{ rows: { wasPriceTenge: number; priceTenge: number }[] }>(
			`price_history/${first.id}`,
		);
		assert.deepEqual([history.rows[0]?.wasPriceTenge, history.rows[0]?.priceTenge], [10_000, 10_550]);
		assert.equal((await manager.undo(checked.id)).state, 'undone');
		const now = await prices();
		assert.deepEqual(
			now.map(({ price, sale }) => [price, sale]),
			before.map(({ id }) => [id === second.id ? 20_000 : 10_000, id === first.id ? 8000 : null]),
		);
	});

	test('PRICE-01 by an amount and rounded; a price that would be nothing is left out and named', async () => {
		const [first = assert.fail()] = await prices();
		await sql`update products set price_tenge = 150 where id = ${first.id}`.execute(db);
		const rounding = { stepTenge: 500, direction: 'up' };
		const checked = await check({ kind: 'amount', amountTenge: -260 }, { rounding });
		assert.deepEqual(
			checked.errors.map(({ row, column, code }) => [row, column, code]),
			[[first.id, 'price', 'minimum']],
		);
		await manager.run(checked.id);
		const now = await prices();
		assert.equal(now[0]?.price, 150);
		assert.deepEqual([...new Set(now.slice(1).map(({ price }) => price))], [10_000]);
	});

	test('PRICE-01 by the cost: what has none is left out; the right to costs is needed', async () => {
		const [first = assert.fail(), ...others] = await prices();
		await sql`insert into product_costs values (${first.id}, 8000)
			on conflict (product_id) do update set cost_tenge = 8000`.execute(db);
		const checked = await check({ kind: 'cost', percent: 30 });
		assert.deepEqual([checked.changed, checked.bad], [1, others.length]);
		assert.deepEqual([checked.errors[0]?.column, checked.errors[0]?.code], ['cost', 'required']);
		await manager.run(checked.id);
		assert.equal((await prices())[0]?.price, 10_400);
		await sql`update staff_roles set rights = array_remove(rights, 'seeCosts') where key = 'manager'`.execute(
			db,
		);
		assert.equal(await manager.refused('reprice', body({ kind: 'cost', percent: 30 })), 'not_allowed');
		await sql`update staff_roles set rights = array_append(rights, 'seeCosts') where key = 'manager'`.execute(
			db,
		);
	});

	test('PRICE-01 dollars by the rate of the shop, which has to be stated', async () => {
		const [first = assert.fail()] = await prices();
		await sql`update products set dollar_price_cents = 1000 where id = ${first.id}`.execute(db);
		await manager.done('settings_update/exchange', { dollarRate: 0 });
		assert.equal(await manager.refused('reprice', body({ kind: 'dollar' })), 'invalid_input rule');
		await manager.done('settings_update/exchange', { dollarRate: 19.5 });
		const checked = await check({ kind: 'dollar' }, { rounding: { stepTenge: 1000, direction: 'nearest' } });
		assert.equal(checked.changed, 1);
		// The rate of the moment when prices were shown counts.
		await manager.done('settings_update/exchange', { dollarRate: 30 });
		await manager.run(checked.id);
		assert.equal((await prices())[0]?.price, 20_000);
	});

	test('PRICE-01 prices take a right of their own, and a filter that finds nothing says so', async () => {
		for (const role of ['content', 'operator'])
			assert.equal(
				await (await sitAtDesk(shop, role)).refused('reprice', body({ kind: 'percent', percent: 1 })),
				'not_allowed',
			);
		await sql`update staff_roles set rights = array_remove(rights, 'editPrices') where key = 'manager'`.execute(
			db,
		);
		assert.equal(await manager.refused('reprice', body({ kind: 'percent', percent: 1 })), 'not_allowed');
		await sql`update staff_roles set rights = array_append(rights, 'editPrices') where key = 'manager'`.execute(
			db,
		);
		const none = await check({ kind: 'percent', percent: 1 }, { filter: { q: 'nothing is called so' } });
		assert.deepEqual([none.state, none.problem], ['unreadable', 'empty']);
	});
});
