import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ProductListWire } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ProductShowWire } from '@dukan/domain/goods/products/products.api.ts';
import type { ProductFamilyWire } from '@dukan/domain/goods/products/staff-families.api.ts';
import { sql } from 'kysely';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

type Phone = { id: number; name_en: string };

describe('CHOOSE-01 families of variants', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const editor = await sitAtDesk(shop, 'content');
	const { rows: phones } = await sql<Phone>`select id, name_en from products
		where subcategory_id = 701 and published and not on_sale
			and exists (select from product_stock s where s.product_id = products.id and s.quantity > 5)
		order by price_tenge, id limit 5`.execute(db);
	const [one, two, three, four, five] = phones.map(({ id }) => id) as [
		number,
		number,
		number,
		number,
		number,
	];
	/** Gives the phones different storage: 64, 128 and 256. The demo's phones need not differ in it. */
	const setStorage = (id: number, value: number) =>
		sql`update product_attributes set value_number = ${value}
			where product_id = ${id} and attribute_key = 'storage'`.execute(db);
	await setStorage(one, 64);
	await setStorage(two, 128);
	await setStorage(three, 256);

	const page = async (id: number): Promise<ProductShowWire> =>
		(await app.inject(`/api/product_show/${id}`)).json();
	const list = async (query = ''): Promise<ProductListWire> =>
		(await app.inject(`/api/category_sub/701?limit=100${query}`)).json();
	const family = (id: number) => editor.read<ProductFamilyWire>(`product_family/${id}`);
	const refusal = async (path: string, body: object) => {
		const { code, errors = [] } = (await editor.change(path, body)).json() as {
			code: string;
			errors?: { field: string; code: string }[];
		};
		return [code, ...errors.map((error) => `${error.field} ${error.code}`)];
	};
	const fields = { code: 'Nomad', attributes: ['storage'], products: [one, two, three] };

	test('what is no family is refused beside its field', async () => {
		const add = (changes: object) => refusal('family_add', { ...fields, ...changes });
		assert.deepEqual(await add({ products: [one] }), ['invalid_input', 'products minItems']);
		assert.deepEqual(await add({ products: [one, 999_999] }), ['invalid_input', 'products wrong']);
		assert.deepEqual(await add({ products: [one, one] }), ['invalid_input', 'products twice']);
		assert.deepEqual(await add({ code: ' ' }), ['invalid_input', 'code required']);
		assert.deepEqual(await add({ attributes: ['unheardOf'] }), ['invalid_input', 'attributes wrong']);
		await setStorage(two, 64);
		assert.deepEqual(await add({}), ['invalid_input', 'products same']);
		await setStorage(two, 128);
	});

	test('one card for a family, with the price of its cheapest variant; every variant keeps its page', async () => {
		const before = await list();
		await editor.done('family_add', fields);
		const now = await list();
		assert.equal(now.count, before.count - 2);
		assert.equal(now.rows.length, now.count);
		const shown = now.rows.filter(({ p_id }) => [one, two, three].includes(p_id));
		assert.equal(shown.length, 1);
		const [card] = shown;
		assert.equal(card?.p_id, one, 'the cheapest');
		const prices = before.rows
			.filter(({ p_id }) => [one, two, three].includes(p_id))
			.map((row) => row.p_price_3);
		assert.deepEqual(
			[card?.family?.variants, card?.family?.price_min, card?.family?.price_max],
			[3, Math.min(...prices), Math.max(...prices)],
		);
		for (const id of [one, two, three]) {
			const { product } = await page(id);
			assert.equal(product.p_id, id);
			assert.deepEqual(
				product.family?.attributes.map(({ key }) => key),
				['storage'],
			);
			assert.deepEqual(
				product.family?.products.map(({ p_id }) => p_id),
				[one, two, three].toSorted((a, b) => a - b),
			);
		}
		const others = (await page(two)).related.map(({ p_id }) => p_id);
		assert.ok(!others.includes(one) && !others.includes(three), 'its own variants are no similar goods');
	});

	test('a choice shows the variant that meets it, and a facet counts cards', async () => {
		const { facets } = await list();
		const storage = facets.attributes.find(({ key }) => key === 'storage');
		for (const { value, count } of storage?.values ?? []) {
			const chosen = await list(`&attr.storage=${value}`);
			assert.equal(chosen.count, count, `storage ${value}`);
			assert.equal(chosen.rows.length, count);
		}
		const large = await list('&attr.storage=256');
		assert.ok(large.rows.some(({ p_id }) => p_id === three));
		assert.ok(!large.rows.some(({ p_id }) => p_id === one));
	});

	test('a search shows the family once; the calls by id show every variant', async () => {
		const { rows } = (await app.inject('/api/new_products?limit=100')).json() as ProductListWire;
		const shown = rows.map(({ p_id }) => p_id);
		assert.equal(new Set(shown).size, shown.length);
		await sql`update products set name_en = 'Nomad ' || id where id in (${one}, ${two}, ${three})`.execute(
			db,
		);
		const found = (await app.inject('/api/search?query=nomad')).json() as ProductListWire;
		assert.deepEqual([found.count, found.rows.map(({ p_id }) => p_id)], [1, [one]]);
		const asked = (await app.inject(`/api/products?ids=${three},${one}`)).json() as ProductListWire;
		assert.deepEqual(
			asked.rows.map(({ p_id }) => p_id),
			[three, one],
		);
		assert.ok(asked.rows.every((row) => row.family === undefined));
	});

	test('a variant that sells out leaves the card to the next, and is said to be out of stock on the pages', async () => {
		await sql`update product_stock set quantity = 0 where product_id = ${one}`.execute(db);
		const now = await list();
		const [card] = now.rows.filter(({ p_id }) => [one, two, three].includes(p_id));
		assert.equal(card?.p_id, two);
		const sold = (await page(three)).product.family?.products.find(({ p_id }) => p_id === one);
		assert.equal(sold?.p_quantity, 0);
		await sql`update product_stock set quantity = 9 where product_id = ${one}`.execute(db);
	});

	test('reviews of one variant are shown on all pages of the family', async () => {
		await sql`delete from reviews`.execute(db);
		const reviews = async (id: number) => (await app.inject(`/api/review_list/${id}`)).json();
		assert.equal((await reviews(two)).count, 0);
		await sql`insert into reviews (product_id, author, stars, text, state, created_at, edited_at)
			values (${one}, 'Aýna', 5, 'Gowy', 'published', now(), now()),
				(${three}, 'Merdan', 3, '', 'published', now(), now()),
				(${four}, 'Leýli', 1, '', 'published', now(), now())`.execute(db);
		for (const id of [one, two, three]) {
			const { count, rating } = await reviews(id);
			assert.deepEqual([count, rating.average], [2, 4]);
		}
		assert.equal((await reviews(four)).count, 1);
	});

	test('a family is changed by one person at a time, and the change is in the log', async () => {
		const was = await family(one);
		assert.ok(was.family);
		const { id, version } = was.family;
		const change = { ...fields, attributes: [], products: [one, two, three, four], version };
		await editor.done(`family_update/${id}`, change);
		assert.deepEqual(await refusal(`family_update/${id}`, change), ['changed_meanwhile']);
		assert.deepEqual(
			(await family(four)).products.map((product) => product.id).toSorted(),
			[one, two, three, four].toSorted(),
		);
		assert.deepEqual(await refusal('family_add', { ...fields, products: [four, five] }), [
			'invalid_input',
			'products taken',
		]);
		const { rows } = await sql<{ subject: string }>`select distinct subject from audit_log
			where subject in ('product_families', 'products')
				and (subject = 'product_families' or after ? 'family_id')`.execute(db);
		assert.equal(rows.length, 2);
	});

	test('a product that joins shows on the pages of the others; one that leaves has a card of its own', async () => {
		assert.equal((await page(one)).product.family?.variants, 4);
		const { family: now } = await family(one);
		assert.ok(now);
		await editor.done(`family_update/${now.id}`, { ...fields, version: now.version });
		assert.equal((await page(one)).product.family?.variants, 3);
		assert.equal((await page(four)).product.family, undefined);
		assert.ok((await list()).rows.some(({ p_id }) => p_id === four));
	});

	test('a product is saved with its family as it was, or into another', async () => {
		const {
			id,
			ordered: _,
			categoryId: __,
			...product
		} = await editor.read<{
			id: number;
			ordered: boolean;
			categoryId: number;
			stock: number;
			family: string;
			version: number;
		}>(`product/${three}`);
		assert.equal(product.family, 'Nomad');
		const { family: ___, ...rest } = product;
		await editor.done(`product_update/${id}`, { ...rest, stockWas: rest.stock });
		assert.equal((await family(three)).family?.code, 'Nomad');
		const again = { ...product, version: product.version + 1, stockWas: product.stock };
		await editor.done(`product_update/${id}`, { ...again, family: '' });
		assert.equal((await family(three)).family, null);
	});

	test('dissolved, its variants are products like others', async () => {
		const { family: now } = await family(one);
		assert.ok(now);
		await editor.done(`family_delete/${now.id}`, { version: now.version });
		assert.equal((await page(one)).product.family, undefined);
		const { rows } = await list();
		assert.deepEqual(
			[one, two, three].filter((id) => rows.some(({ p_id }) => p_id === id)),
			[one, two, three],
		);
		assert.deepEqual(await refusal(`family_delete/${now.id}`, { version: now.version }), ['not_found']);
	});
});
