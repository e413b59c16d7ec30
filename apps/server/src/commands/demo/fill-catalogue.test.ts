import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { listAddresses } from '../../areas/people/accounts/address-book.queries.ts';
import { findCustomerTrust } from '../../areas/people/trust/describe-trust.ts';
import { stockUp } from '../../testing/order-rounds.ts';
import { signUpShopper } from '../../testing/shopper.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { fillDemoCatalogue, OrdersExist } from './fill-catalogue.ts';
import { fillDemoPeople } from './insert-people.ts';
import { fillDemoPrices } from './insert-prices.ts';
import { fillDemoPromotions } from './insert-promotions.ts';

test('R1 the demo catalogue does not replace goods that somebody has ordered', async (t) => {
	const shop = await openTestShop(t);
	const shopper = await signUpShopper(shop);
	await stockUp(shop.db, [4], 1);
	const placed = await shopper.order({ items: [{ p_id: 4, quantity: 1 }], expected_total: 100 });
	assert.equal(placed.statusCode, 201, placed.body);
	const filling = fillDemoCatalogue(shop.databaseUrl, { replace: true, now: shop.clock(), say: () => {} });
	await assert.rejects(filling, OrdersExist);
	const { count } = await shop.db
		.selectFrom('products')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.executeTakeFirstOrThrow();
	assert.equal(Number(count), 600);
});

test('S18 ACCT-03 the demo has a person of low trust, one with addresses and one whom staff vouch for, also after a second filling', async (t) => {
	const { db, databaseUrl, clock } = await openTestShop(t);
	for (const _ of ['first', 'second']) {
		await fillDemoPeople(databaseUrl, clock());
		await fillDemoPromotions(databaseUrl);
	}
	const people = await db.selectFrom('users').select(['id', 'name']).orderBy('phone').execute();
	const shown = await Promise.all(
		people.map(async ({ id, name }) => {
			const trust = await findCustomerTrust(db, id, clock());
			const { count } = await listAddresses(db, id, { limit: 20, offset: 0 });
			return [name, trust?.degree, count];
		}),
	);
	assert.deepEqual(shown, [
		['Merdan Hojaýew', 'unconfirmed', 0],
		['Aýgözel Nuryýewa', 'confirmed', 2],
		['12-nji orta mekdep', 'vouched', 0],
	]);
});

test('PRICE-01 PRICE-02 the demo has sales that end soon and that are to come, and prices in dollars', async (t) => {
	const { db, databaseUrl, clock } = await openTestShop(t);
	await fillDemoPrices(databaseUrl, clock());
	const { rows } = await sql<{ ending: number; coming: number; dollars: number; told: number }>`select
		(count(*) filter (where on_sale and sale_ends_at > ${clock()}))::integer as ending,
		(count(*) filter (where not on_sale and sale_starts_at > ${clock()} and sale_price_tenge < price_tenge))::integer
			as coming,
		(count(dollar_price_cents))::integer as dollars, (select count(*)::integer from price_changes
			where staff_id is null and sale_price_tenge is not null) as told
		from products`.execute(db);
	const { ending, coming, dollars, told } = rows[0] ?? assert.fail();
	assert.deepEqual([ending, coming], [6, 6]);
	assert.ok(dollars >= 100 && told > 10);
});
