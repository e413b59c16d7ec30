import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecePriceTenge } from '@dukan/domain/base/money/money.ts';
import { sql } from 'kysely';
import { openTestShop } from '../../../testing/test-shop.ts';

test('PRICE-02 the price of a piece is the browser’s, and a query with it costs what it would cost written out', async (t) => {
	const { db } = await openTestShop(t);
	const { rows } = await sql<{
		priceTenge: number;
		salePriceTenge: number | null;
		unitFactor: number;
		pieceTenge: number;
	}>`select p.price_tenge as "priceTenge", running_sale_tenge(p) as "salePriceTenge", p.unit_factor as "unitFactor",
			piece_price_tenge(p) as "pieceTenge" from products p`.execute(db);
	assert.ok(rows.some(({ salePriceTenge }) => salePriceTenge !== null));
	assert.ok(rows.some(({ salePriceTenge }) => salePriceTenge === null));
	for (const { pieceTenge, ...product } of rows) assert.equal(pieceTenge, piecePriceTenge(product));

	const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`explain (verbose, costs off)
		select piece_price_tenge(p) from products p order by unit_price_tenge(p)`.execute(db);
	const text = plan.map((line) => line['QUERY PLAN']).join('\n');
	assert.match(text, /CASE WHEN p\.on_sale THEN p\.sale_price_tenge ELSE p\.price_tenge END/);
	assert.doesNotMatch(text, /_price_tenge\(/);
});
