import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { TestShop } from './test-shop.ts';

type Grab = { token: string; remoteAddress: string; round: number; tries?: number };

/**
 * Orders the cheapest goods first: 100 lines with as many pieces as an order takes, then all else that the
 * shop does not refuse.
 */
export async function grabGoods(
	{ app, db }: Pick<TestShop, 'app' | 'db'>,
	{ token, remoteAddress, round, tries = 5 }: Grab,
): Promise<number> {
	const { rows } = await sql<{ id: number; stock: number; price: number }>`
		select p.id, s.quantity as stock, l.effective_price_tenge as price from products p
			join product_listings l on l.product_id = p.id join product_stock s on s.product_id = p.id
		where s.quantity > 0 and p.published and not p.limited and not p.single_only
			and not exists (select from order_minimums m where m.category_id = p.category_id)
		order by l.effective_price_tenge, p.id`.execute(db);
	let placed = 0;
	for (const [lines, pieces] of [
		[100, 1000],
		[10, 1],
		[1, 10],
		[1, 5],
		[1, 1],
	]
		.slice(0, tries)
		.map(([of = 0, each = 0]) => [of, each] as const)) {
		const start = (round * 7) % (rows.length / 2);
		const some = [...rows.slice(start), ...rows.slice(0, start)].slice(0, lines);
		const asked = some.map(({ id, stock, price }) => ({ id, price, quantity: Math.min(pieces, stock) }));
		const total = asked.reduce((sum, { price, quantity }) => sum + price * quantity, 0) / 100;
		const answer = await app.inject({
			method: 'POST',
			url: '/api/order_add',
			remoteAddress,
			headers: { authorization: `Bearer ${token}`, 'idempotency-key': `grab-${round}-${lines}-${pieces}` },
			payload: {
				items: asked.map(({ id, quantity }) => ({ p_id: id, quantity })),
				delivery: 'pickup',
				address: '',
				payment: 'cash',
				name: 'Stranger',
				phone: '1234567',
				note: '',
				expected_total: total,
			},
		});
		assert.ok([201, 409].includes(answer.statusCode), answer.body);
		if (answer.statusCode === 201) placed += 1;
	}
	return placed;
}
