import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import {
	assertSameFamily,
	assertSameList,
	assertSameRelated,
	assertSameTotals,
} from '@dukan/listing-index/testing/assert-same-lists.ts';
import { type Random, seededRandom } from '@dukan/listing-index/testing/random.ts';
import { randomRequest } from '@dukan/listing-index/testing/random-requests.ts';
import { sql } from 'kysely';
import { publicShop } from '../../../main/public-shop.ts';
import { readAttributes, readListings, readNameRanks } from '../../../testing/plain-listings.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { LiveListing } from './live-listing.ts';

const ROUNDS = 10;

describe('the listing index of a process', async () => {
	const shop = await openTestShop({ after });
	const { db, listing, clock, settled } = shop;
	const reader = publicShop({ listing, clock })({ db }, new Set());
	const ids = async (table: 'subcategories' | 'brands') =>
		(await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
	const families = await db
		.insertInto('product_families')
		.values(['A', 'B', 'C', 'D', 'E', 'F'].map((code) => ({ code })))
		.returning('id')
		.execute();
	const familyIds = families.map(({ id }) => id);
	const known = { subcategory: await ids('subcategories'), brand: await ids('brands') };

	const changes: ((id: number, random: Random) => Promise<unknown>)[] = [
		(id) =>
			sql`update product_stock set quantity = case when quantity = 0 then 5 else 0 end
				where product_id = ${id}`.execute(db),
		(id, random) =>
			sql`update products set price_tenge = ${100_000 + random.below(800_000)}, on_sale = false, sale_price_tenge = null
				where id = ${id}`.execute(db),
		(id) => sql`update products set published = not published where id = ${id}`.execute(db),
		(id) => sql`update products set is_new = not is_new, created_at = now() where id = ${id}`.execute(db),
		(id, random) =>
			sql`update products set brand_id = ${random.pick(known.brand)} where id = ${id}`.execute(db),
		(id) =>
			sql`update products set name_ru = name_ru || ' Ultra', name_en = name_en || ' Ultra' where id = ${id}`.execute(
				db,
			),
		(id, random) =>
			sql`update products set (category_id, subcategory_id) = (select category_id, id from subcategories
				where id = ${random.pick(known.subcategory)}) where id = ${id}`.execute(db),
		(id) =>
			sql`update product_attributes a set value_text = (select value from attribute_values v
				where v.attribute_key = a.attribute_key order by md5(value || ${id}::text) limit 1)
				where product_id = ${id} and value_text is not null`.execute(db),
		(id) =>
			sql`delete from product_attributes where product_id = ${id} and value_number is not null`.execute(db),
		(id) =>
			sql`with made as (
					insert into products (category_id, subcategory_id, brand_id, name_en, name_ru, price_tenge)
					select category_id, subcategory_id, brand_id, name_en || ' Twin', name_ru, price_tenge
					from products where id = ${id} returning id
				)
				insert into product_attributes select made.id, attribute_key, value_text, value_number, value_bool
				from made, product_attributes where product_id = ${id}`.execute(db),
		// A product with a receipt cannot be deleted.
		(id) =>
			sql`delete from products where id = ${id}
				and not exists (select from receipt_lines where product_id = ${id})`.execute(db),
		(id, random) =>
			sql`update products set family_id = (select id from product_families where id = ${random.pick(familyIds)})
				where id between ${id} and ${id + 5}`.execute(db),
		(id, random) =>
			sql`insert into reviews (product_id, author, stars, text, state, created_at, edited_at)
				select id, 'Aýna', ${1 + random.below(5)}, '', ${random.pick(['published', 'waiting'])}, now(), now()
				from products where id between ${id} and ${id + 3}`.execute(db),
		(id) =>
			sql`update reviews set state = case state when 'published' then 'rejected' else 'published' end
				where product_id between ${id} and ${id + 20}`.execute(db),
		(id, random) =>
			sql`update reviews set stars = ${1 + random.below(5)} where product_id between ${id} and ${id + 20}`.execute(
				db,
			),
		(id) => sql`delete from reviews where product_id between ${id} and ${id + 5}`.execute(db),
		(id) => sql`update products set family_id = null where id = ${id}`.execute(db),
		(id) =>
			sql`delete from product_families
				where id = (select family_id from products where id = ${id})`.execute(db),
		(id) =>
			sql`update product_attributes set value_number = 7777 where product_id = ${id} and value_number is not null`.execute(
				db,
			),
	];

	/** Compares the database's answers with those of the index, which followed the changes one by one. */
	async function assertSame(random: Random, requests: number): Promise<void> {
		await settled();
		const { index } = await listing.currentByName('ru');
		const listings = await readListings(db, (productId) => index.wordsOf(productId));
		const attributes = await readAttributes(db);
		const nameRank = await readNameRanks(db, 'ru');
		for (let request = 0; request < requests; request += 1)
			assertSameList(index, listings, randomRequest(random, listings, attributes), nameRank);
		assertSameTotals(index, listings);
		for (let product = 0; product < 10; product += 1) {
			assertSameRelated(index, listings, random.pick(listings));
			assertSameFamily(index, listings, random.pick(listings));
		}
	}

	test('CAT-02 SEARCH-03 CHOOSE-01 CHOOSE-03 lists are those of a recount of the database, after any change', async () => {
		const random = seededRandom(11);
		for (let round = 0; round < ROUNDS; round += 1) {
			for (const change of changes) await change(1 + random.below(600), random);
			await assertSame(random, 25);
		}
	});

	test('CAT-02 goods are sorted by name in every language, after a change of names too', async () => {
		for (const language of LANGUAGES) {
			await sql`update products set name_en = 'Zz ' || name_en, name_ru = 'Яя ' || name_ru, name_tm = 'Ää ' || name_tm
				where id = 7`.execute(db);
			await settled();
			const nameRank = await readNameRanks(db, language);
			const { rows } = await reader.list({
				scope: { kind: 'sale' },
				filters: { ...NO_FILTERS, inStock: true },
				sort: 'name',
				language,
				limit: 100,
				offset: 0,
				withFacets: false,
			});
			const ranks = rows.map(({ p_id }) => nameRank(p_id));
			assert.ok(ranks.length > 50);
			assert.deepEqual(
				ranks,
				ranks.toSorted((a, b) => a - b),
				language,
			);
		}
	});

	test('CAT-02 after a change of everything the old index serves until the new one is loaded', async () => {
		await settled();
		const { index: old } = await listing.current();
		listing.invalidateAll();
		// The second reload has to wait for the pause after the first.
		await listing.caughtUp();
		listing.invalidateAll();
		const { index, isStale } = await listing.current();
		assert.ok(isStale && index !== old && index.rowCount > 0);
		await sql`update products set price_tenge = price_tenge + 100 where id between 1 and 500`.execute(db);
		await assertSame(seededRandom(12), 25);
		assert.equal((await listing.current()).isStale, false);
	});

	test('CAT-02 an import reads what it has changed, not everything again; after a change of everything all is read', async () => {
		await listing.caughtUp();
		const { index } = await listing.current();
		for (let part = 0; part < 3; part += 1) {
			await sql`insert into products (category_id, subcategory_id, brand_id, name_en, name_ru, price_tenge)
				select category_id, subcategory_id, brand_id, name_en || ${` part ${part}`}, name_ru, price_tenge
				from products where id <= 400`.execute(db);
			await sql`update products set price_tenge = price_tenge + 100 where id <= 400`.execute(db);
			await settled();
			await listing.caughtUp();
		}
		assert.equal((await listing.current()).index, index, 'the same, brought up to date');
		await assertSame(seededRandom(13), 10);
		await sql`notify shop_changes, 'everything'`.execute(db);
		await settled();
		await listing.caughtUp();
		assert.notEqual((await listing.current()).index, index);
	});

	test('R7 while nothing can be read the index serves what it has, and tells when it has caught up', async () => {
		const told = Promise.withResolvers<void>();
		const errors: Error[] = [];
		const live = new LiveListing(shop.databaseUrl, {
			onError: (error) => errors.push(error),
			onCaughtUp: told.resolve,
		});
		await live.loadSearch();
		try {
			await sql`alter table product_listings rename to unreadable_listings`.execute(db);
			live.onNotify('product:1');
			const { index, isStale } = await live.current();
			assert.ok(isStale && index.rowCount > 0);
			assert.ok(errors.length > 0);
			live.invalidateAll();
			assert.equal((await live.current()).index, index);
		} finally {
			await sql`alter table unreadable_listings rename to product_listings`.execute(db);
		}
		await told.promise;
		assert.equal((await live.current()).isStale, false);
		await live.stop();
	});

	test('CAT-02 products that all go at once are gone from the lists', async () => {
		await sql`truncate products cascade`.execute(db);
		await settled();
		const { index } = await listing.current();
		assert.deepEqual([...index.listedRows()], []);
	});
});
