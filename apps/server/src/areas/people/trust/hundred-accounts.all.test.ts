import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { grabGoods } from '../../../testing/grab-goods.ts';
import { people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

test('S18 a hundred accounts from a hundred addresses hold at most half of any product', async (t) => {
	const shop = await openTestShop(t, { env: { ADDRESS_LIMIT_FACTOR: '1' } });
	const { db } = shop;
	const { register } = people(shop);
	for (let round = 0; round < 100; round += 1) {
		const remoteAddress = `198.51.100.${round}`;
		const { token } = await register({}, { remoteAddress });
		// The accounts compete for the same goods.
		await grabGoods(shop, { token, remoteAddress, round: round % 2, tries: 3 });
	}
	const { rows } = await sql<{ worst: number; touched: number }>`
		select max(held::float8 / (held + stock)) as worst, count(*)::integer as touched
		from (select p.product_id, p.quantity as stock, sum(l.quantity) as held from product_stock p
			join order_lines l on l.product_id = p.product_id join orders o on o.id = l.order_id and o.status = 'pending'
			group by p.product_id) as shares`.execute(db);
	assert.ok((rows[0]?.touched ?? 0) > 5 && (rows[0]?.worst ?? 1) <= 0.5, JSON.stringify(rows));
});
