import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type Shopper, signUpShopper } from '../testing/shopper.ts';
import { openTestShop } from '../testing/test-shop.ts';

/** Small rounds of what `npm run bench -- faults` does at full size. */
describe('many orders at once', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	const sell = (ids: number[], stock: number) =>
		sql`update products set stock = ${stock}, price_tenge = 10000, on_sale = false, sale_price_tenge = null,
			unit_factor = 1, limited = false, single_only = false where id = any (${ids})`.execute(db);
	const stockOf = async (ids: number[]) =>
		(
			await sql<{
				stock: number;
			}>`select sum(stock)::integer as stock from products where id = any (${ids})`.execute(db)
		).rows[0]?.stock;
	const shoppers = (count: number): Promise<Shopper[]> =>
		Promise.all(Array.from({ length: count }, () => signUpShopper(shop)));
	const placed = (answers: { statusCode: number }[]) =>
		answers.filter(({ statusCode }) => statusCode === 201).length;

	test('R3 60 parallel orders on 20 units: exactly 20, the rest told that the stock changed', async () => {
		await sell([10], 20);
		const people = await shoppers(12);
		const answers = await Promise.all(
			Array.from({ length: 60 }, (_, index) =>
				(people[index % 12] as Shopper).order({ items: [{ p_id: 10, quantity: 1 }], expected_total: 100 }),
			),
		);
		assert.equal(placed(answers), 20);
		for (const answer of answers)
			if (answer.statusCode !== 201) assert.equal(answer.json().code, 'stock_changed');
		assert.equal(await stockOf([10]), 0);
	});

	test('R3 mixed carts in any order of lines: no deadlock, and stock at start − sold = stock at end', async () => {
		const ids = [11, 12, 13, 14];
		await sell(ids, 15);
		const people = await shoppers(10);
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) => {
				const lines = ids.map((p_id) => ({ p_id, quantity: 1 }));
				const turned = [...lines.slice(index % 4), ...lines.slice(0, index % 4)].slice(0, 2 + (index % 3));
				return (people[index % 10] as Shopper).order({ items: turned, expected_total: turned.length * 100 });
			}),
		);
		for (const { statusCode, body } of answers) assert.ok(statusCode === 201 || statusCode === 409, body);
		const sold = (
			await sql<{ sold: number }>`select coalesce(sum(quantity), 0)::integer as sold from order_lines
			where product_id = any (${ids})`.execute(db)
		).rows[0]?.sold;
		assert.equal(await stockOf(ids), 60 - (sold ?? 0));
	});

	test('R4 ten parallel with one key: one order', async () => {
		await sell([15], 50);
		const [me] = await shoppers(1);
		const answers = await Promise.all(
			Array.from({ length: 10 }, () =>
				(me as Shopper).order({ items: [{ p_id: 15, quantity: 1 }], expected_total: 100 }, 'same-key-0001'),
			),
		);
		assert.equal(placed(answers), 1);
		assert.equal(new Set(answers.map((answer) => answer.json().order.id)).size, 1);
		assert.equal(await stockOf([15]), 49);
	});

	test('R5 40 parallel on an hour with room for 6: exactly 6; 20 parallel with a limit of 5 a day: exactly 5', async () => {
		await sell([16], 500);
		await sql`update delivery_slots set capacity = 6 where id = 1`.execute(db);
		const people = await shoppers(20);
		const { id: district_id } = await db
			.selectFrom('districts')
			.select('id')
			.where('name_en', '=', 'Parahat 1')
			.executeTakeFirstOrThrow();
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, index) =>
				(people[index % 20] as Shopper).order({
					...{
						district_id,
						delivery: 'courier',
						address: 'Parahat 1, 2',
						slot: { date: '2026-11-16', id: 1 },
					},
					items: [{ p_id: 16, quantity: 1 }],
					expected_total: 120,
				}),
			),
		);
		assert.equal(placed(answers), 6);
		const [one] = await shoppers(1);
		const mine = await Promise.all(
			Array.from({ length: 20 }, () =>
				(one as Shopper).order({ items: [{ p_id: 16, quantity: 1 }], expected_total: 100 }),
			),
		);
		assert.equal(placed(mine), 5);
		assert.equal(await stockOf([16]), 500 - 11);
	});

	test('R6 ordering, cancelling twice at once and accepting leave stock and slots exact', async () => {
		await sell([17], 30);
		const people = await shoppers(6);
		const orders = await Promise.all(
			people.map(async (person) => {
				const answer = await person.order({ items: [{ p_id: 17, quantity: 2 }], expected_total: 200 });
				return { person, id: answer.json().order.id as number };
			}),
		);
		const cancels = await Promise.all(
			orders.flatMap(({ person, id }) =>
				[1, 2].map(() => person.call('POST', `/api/order_cancel/${id}`, { reason: 'other' })),
			),
		);
		assert.equal(cancels.filter(({ statusCode }) => statusCode === 200).length, 6);
		assert.equal(cancels.filter(({ statusCode }) => statusCode === 409).length, 6);
		assert.equal(await stockOf([17]), 30);
	});
});
