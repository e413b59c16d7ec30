import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ProductListWire } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ProductShowWire, ProductsWire } from '@dukan/domain/goods/products/products.api.ts';
import { sql } from 'kysely';
import { completeOrder } from '../../../testing/complete-order.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const SUBCATEGORY = 701;
const LIST = `/api/category_sub/${SUBCATEGORY}`;

describe('ratings in lists', async () => {
	const shop = await openTestShop({ after });
	const { db, app, settled } = shop;
	await sql`delete from reviews`.execute(db);
	const { rows: ids } = await sql<{ id: number }>`select id from products
		where subcategory_id = ${SUBCATEGORY} and published and family_id is null order by id limit 3`.execute(
		db,
	);
	const { rows: added } = await sql<{ id: number }>`insert into products
			(category_id, subcategory_id, brand_id, name_en, price_tenge)
		select category_id, subcategory_id, brand_id, 'Nomad', price_tenge from products where id = ${ids[0]?.id}
		returning id`.execute(db);
	await sql`update product_stock set quantity = 9`.execute(db);
	const [one = 0, two = 0, four = 0, three = 0] = [...ids, ...added].map(({ id }) => id);

	async function read<Wire>(url: string): Promise<Wire> {
		const response = await app.inject(url);
		assert.equal(response.statusCode, 200, url);
		return response.json();
	}
	const list = (query = '') => read<ProductListWire>(`${LIST}?limit=100${query}`);
	const rate = (productId: number, stars: readonly number[]) =>
		sql`insert into reviews (product_id, author, stars, text, state, created_at, edited_at)
			select ${productId}, 'Aýna', stars, '', 'published', now(), now()
			from unnest(${stars}::integer[]) as stars`.execute(db);
	const ratingIn = ({ rows }: ProductsWire, id: number) => {
		const card = rows.find(({ p_id }) => p_id === id);
		assert.ok(card);
		return [card.rating, card.reviews];
	};

	test('CHOOSE-03 cards, products and the product say the average once a moderator has published, and no longer when it is taken back', async () => {
		const buyer = await signUpShopper(shop);
		const moderator = await sitAtDesk(shop, 'content');
		const order = await completeOrder(shop, buyer, [one]);
		assert.deepEqual(ratingIn(await list(), one), [undefined, undefined]);
		await buyer.call('POST', '/api/review_add', { order_id: order, p_id: one, stars: 4, text: 'Good' });
		assert.deepEqual(ratingIn(await list(), one), [undefined, undefined], 'waits for a moderator');
		const decide = async (from: string, state: string) => {
			const { rows } = await moderator.read<{ rows: { id: number; editedAt: string }[] }>(
				`reviews?state=${from}`,
			);
			await moderator.done(`review_decide/${rows[0]?.id}`, { state, editedAt: rows[0]?.editedAt });
		};
		await decide('waiting', 'published');
		assert.deepEqual(ratingIn(await list(), one), [4, 1]);
		assert.deepEqual(ratingIn(await read<ProductsWire>(`/api/products?ids=${one}`), one), [4, 1]);
		const { product } = await read<ProductShowWire>(`/api/product_show/${one}`);
		assert.deepEqual([product.rating, product.reviews], [4, 1]);
		await decide('published', 'rejected');
		assert.deepEqual(ratingIn(await list(), one), [undefined, undefined]);
	});

	test('CHOOSE-03 lists are sorted by the average with a prior: one review of five stars does not lead', async () => {
		await rate(one, [5]);
		await rate(two, [5, 5, 4, 4, 5, 4, 5, 4, 5, 4]);
		await rate(three, [1, 2]);
		const { rows, count } = await list('&sort=rating');
		const place = (id: number) => rows.findIndex(({ p_id }) => p_id === id);
		assert.deepEqual([place(two), place(one), place(three)], [0, 1, count - 1]);
		assert.ok(place(four) > 1 && place(four) < count - 1, 'without reviews in between');
		await sql`update product_stock set quantity = 0 where product_id = ${two}`.execute(db);
		assert.equal((await list('&sort=rating')).rows.at(-1)?.p_id, two, 'sold out is last');
		await sql`update product_stock set quantity = 9 where product_id = ${two}`.execute(db);
	});

	test('CHOOSE-03 a list is narrowed down to what is rated from 4 or from 3, as it is counted', async () => {
		await rate(four, [3, 4, 3]);
		const { facets } = await list();
		assert.deepEqual(facets.rating, [
			{ from: 4, count: 2 },
			{ from: 3, count: 3 },
		]);
		const idsOf = async (query: string) => (await list(query)).rows.map(({ p_id }) => p_id).toSorted();
		assert.deepEqual(await idsOf('&rating=4'), [one, two].toSorted());
		assert.deepEqual(await idsOf('&rating=3'), [one, two, four].toSorted());
		assert.deepEqual((await list('&rating=4')).facets.rating, facets.rating, 'its own choice does not count');
		const refused = await app.inject(`${LIST}?rating=6`);
		assert.deepEqual(refused.json().errors, [{ field: 'rating', code: 'format' }]);
		const other = await read<ProductListWire>('/api/category_sub/101?rating=4');
		assert.deepEqual([other.count, other.facets.rating], [0, [{ from: 4, count: 0 }]]);
	});

	test('CHOOSE-03 CHOOSE-01 a family is rated by the reviews of all variants, also of those that are not sold', async () => {
		const { rows: families } = await sql<{ id: number }>`insert into product_families (code) values ('rated')
			returning id`.execute(db);
		const familyId = families[0]?.id ?? 0;
		await sql`update products set family_id = ${familyId} where id in (${one}, ${three}, ${four})`.execute(
			db,
		);
		await sql`update products set published = false where id = ${three}`.execute(db);
		const card = async () => {
			const { rows } = await list();
			const [shown] = rows.filter(({ p_id }) => [one, three, four].includes(p_id));
			return [shown?.rating, shown?.reviews];
		};
		// The first product's reviews have 5 stars, the second's 1 and 2, and the third's 3, 4 and 3.
		assert.deepEqual(await card(), [3, 6]);
		await sql`delete from products where id = ${three}`.execute(db);
		assert.deepEqual(await card(), [3.8, 4]);
		await sql`update products set family_id = null where id = ${four}`.execute(db);
		assert.deepEqual(ratingIn(await list(), one), [5, 1]);
		assert.deepEqual(ratingIn(await list(), four), [3.3, 3]);
	});

	test('CHOOSE-03 "helpful", an answer and what is not published leave lists as they are', async () => {
		await settled();
		const before = await list();
		await sql`update reviews set helpful = helpful + 1, answer = 'Thank you'`.execute(db);
		await sql`insert into reviews (product_id, author, stars, text, state, created_at, edited_at)
			values (${four}, 'Aman', 1, '', 'waiting', now(), now())`.execute(db);
		await settled();
		assert.deepEqual(await list(), before);
	});
});
