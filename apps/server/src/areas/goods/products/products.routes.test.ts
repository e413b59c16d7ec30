import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BulkChange, StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { StaffRole } from '@dukan/domain/staff/access/staff-rights.ts';
import { stockProducts } from '../../../testing/shop-books.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('products, as staff keep them', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const cookies = new Map<StaffRole, string>();
	before(async () => {
		for (const role of ['content', 'operator'] as const)
			cookies.set(role, (await signInStaff(db, shop.clock(), role)).cookie);
	});

	const call = (url: string, payload?: object, role: StaffRole = 'content') =>
		app.inject({
			url: `/api/staff/${url}`,
			headers: { cookie: cookies.get(role) ?? '' },
			...(payload && { method: 'POST', payload }),
		});
	const list = async (query: string) =>
		(await call(`products?${query}`)).json() as {
			rows: { id: number; stock: number; priceTenge: number }[];
			count: number;
		};
	const product = async (id: number) => (await call(`product/${id}`)).json() as StaffProductWire;
	const save = async (was: StaffProductWire, changes: object) => {
		const { id, ordered: _, categoryId: __, ...fields } = was;
		return call(`product_update/${id}`, { ...fields, stockWas: was.stock, ...changes });
	};

	test('the list finds by number and by part of a name in any language, filters, sorts and pages', async () => {
		const all = await list('limit=2&sort=id');
		assert.deepEqual([all.rows.map(({ id }) => id), all.count], [[1, 2], 600]);
		assert.equal(
			(await list('q=17')).rows.some(({ id }) => id === 17),
			true,
		);
		const { names } = await product(5);
		for (const name of Object.values(names)) {
			const part = encodeURIComponent(name.slice(2, -1).toUpperCase());
			assert.equal(
				(await list(`q=${part}`)).rows.some(({ id }) => id === 5),
				true,
				part,
			);
		}
		assert.equal((await list(`q=${encodeURIComponent('100%')}`)).count, 0);
		const out = await list('stock=out');
		assert.ok(out.count > 0 && out.rows.every(({ stock }) => stock === 0));
		const low = await list('stock=low&sort=-stock');
		assert.ok(low.rows[0]?.stock === 3);
		const dear = await list('sort=-price&sale=no&limit=3');
		assert.deepEqual(
			dear.rows.map(({ priceTenge }) => priceTenge),
			dear.rows.map(({ priceTenge }) => priceTenge).toSorted((a, b) => b - a),
		);
		assert.ok((await list('lacks=picture')).count > 0);
		assert.equal((await list('lacks=translation')).count, 0);
		const inCategory = (await list('category=1')).count;
		assert.ok(inCategory > 0 && inCategory < 600);
		assert.equal((await call('products?sort=drop')).statusCode, 400);
	});

	test('S17 a product is saved in three languages, its change is in the log, and it shows in the shop', async () => {
		const was = await product(3);
		const names = { en: 'Nomad laptop', ru: 'Ноутбук Кочевник', tm: 'Göçme noutbuk' };
		assert.equal(
			(await save(was, { names, priceTenge: 123_456, salePriceTenge: null, onSale: false })).statusCode,
			204,
		);
		const now = await product(3);
		assert.deepEqual([now.names, now.priceTenge, now.version], [names, 123_456, was.version + 1]);
		assert.deepEqual(now.attributes, was.attributes);
		const shown = (await app.inject({ url: '/api/product_show/3' })).json();
		assert.equal(shown.product.p_name_tm, 'Göçme noutbuk');
		const entry = await db
			.selectFrom('audit_log')
			.selectAll()
			.where('subject', '=', 'products')
			.where('key', '=', '3')
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow();
		const [before, after] = [entry.before, entry.after] as { name_ru: string }[];
		assert.equal(before?.name_ru, was.names.ru);
		assert.equal(after?.name_ru, 'Ноутбук Кочевник');
	});

	test('two people cannot overwrite each other; what orders took meanwhile stays taken', async () => {
		const was = await product(4);
		assert.equal((await save(was, { isNew: !was.isNew })).statusCode, 204);
		const late = await save(was, { premium: !was.premium });
		assert.deepEqual([late.statusCode, late.json().code], [409, 'changed_meanwhile']);
		const again = await product(4);
		assert.deepEqual([again.premium, again.isNew], [was.premium, !was.isNew]);

		await stockProducts(db, [4], 9);
		const seen = await product(4);
		await stockProducts(db, [4], 7);
		assert.equal((await product(4)).version, seen.version);
		assert.equal((await save(seen, { stock: 10 })).statusCode, 204);
		assert.equal((await product(4)).stock, 8);
	});

	test('of two who save at the same moment one is refused', async () => {
		const was = await product(6);
		const responses = await Promise.all([1, 2, 3, 4].map((stock) => save(was, { stock: was.stock + stock })));
		assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [204, 409, 409, 409]);
	});

	test('bad input names its field and changes nothing', async () => {
		const was = await product(7);
		const refused = async (changes: object) => {
			const response = await save(was, changes);
			assert.equal(response.statusCode, 400, response.body);
			return response
				.json()
				.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
		};
		assert.deepEqual(await refused({ names: { en: ' ', ru: '', tm: '' } }), ['names.en required']);
		assert.deepEqual(await refused({ priceTenge: 0 }), ['priceTenge minimum']);
		assert.deepEqual(await refused({ onSale: true, salePriceTenge: was.priceTenge }), [
			'salePriceTenge notLower',
		]);
		assert.deepEqual(await refused({ onSale: true, salePriceTenge: null }), ['salePriceTenge required']);
		assert.deepEqual(await refused({ limited: true, purchaseLimit: 0 }), ['purchaseLimit minimum']);
		assert.deepEqual(await refused({ subcategoryId: 9999 }), ['subcategoryId unknown']);
		assert.deepEqual(await refused({ brandId: 9999 }), ['brandId unknown']);
		assert.deepEqual(await refused({ attributes: { madeUp: 'yes' } }), ['attributes.madeUp notHere']);
		assert.deepEqual(await refused({ pictures: ['made-up.webp'] }), ['pictures unknown']);
		assert.deepEqual(await refused({ unitFactor: 10_000, priceTenge: 2_000_000_000 }), [
			'priceTenge maximum',
		]);
		assert.deepEqual(await product(7), was);
	});

	test('a new product is added, put in order, and deleted; one that was ordered stays', async () => {
		const { id: _, version: __, ordered: ___, categoryId: ____, ...fields } = await product(8);
		const added = await call('product_add', {
			...fields,
			published: true,
			pictures: fields.pictures.toReversed(),
		});
		assert.equal(added.statusCode, 200, added.body);
		const { id } = added.json();
		const made = await product(id);
		assert.deepEqual(made.pictures, fields.pictures.toReversed());
		assert.deepEqual(made.attributes, fields.attributes);
		assert.equal(
			(await save(made, { pictures: fields.pictures.slice(0, 1), attributes: {} })).statusCode,
			204,
		);
		const changed = await product(id);
		assert.deepEqual([changed.pictures, changed.attributes], [fields.pictures.slice(0, 1), {}]);
		assert.equal((await call(`product_delete/${id}`, { version: 1 })).statusCode, 409);
		assert.equal((await call(`product_delete/${id}`, { version: changed.version })).statusCode, 204);
		assert.equal((await call(`product/${id}`)).statusCode, 404);
	});

	test('one change to many: flags, percent of the price in whole tenge, a sale, another place', async () => {
		const ids = [11, 12, 13];
		const bulk = async (change: BulkChange) => (await call('products_bulk', { ids, change })).json();
		await db
			.updateTable('products')
			.set({ price_tenge: 1050, sale_price_tenge: null, on_sale: false })
			.where('id', 'in', ids)
			.execute();
		await db.updateTable('products').set({ price_tenge: 1 }).where('id', '=', 13).execute();
		assert.deepEqual(await bulk({ kind: 'publish', on: false }), { changed: 3, skipped: [] });
		assert.equal((await product(11)).published, false);
		await bulk({ kind: 'publish', on: true });
		assert.deepEqual(await bulk({ kind: 'sale', percent: 15 }), { changed: 2, skipped: [13] });
		assert.deepEqual([(await product(11)).salePriceTenge, (await product(11)).onSale], [893, true]);
		assert.deepEqual(await bulk({ kind: 'price', percent: -10 }), { changed: 3, skipped: [] });
		const cheaper = await product(12);
		assert.deepEqual([cheaper.priceTenge, cheaper.salePriceTenge], [945, 804]);
		await bulk({ kind: 'saleOff' });
		assert.equal((await product(12)).onSale, false);
		const target = (await product(100)).subcategoryId;
		await bulk({ kind: 'move', subcategoryId: target });
		const moved = await product(11);
		assert.equal(moved.subcategoryId, target);
		assert.equal((await save(moved, { premium: true })).statusCode, 204);
		assert.equal(
			(await call('products_bulk', { ids, change: { kind: 'move', subcategoryId: 9999 } })).statusCode,
			400,
		);
	});

	test('S17 operators read and do not write; strangers do neither', async () => {
		assert.equal((await call('products', undefined, 'operator')).statusCode, 200);
		assert.equal((await call('product_choices', undefined, 'operator')).statusCode, 200);
		assert.equal(
			(await call('products_bulk', { ids: [1], change: { kind: 'saleOff' } }, 'operator')).statusCode,
			403,
		);
		assert.equal((await call('product_delete/1', { version: 1 }, 'operator')).statusCode, 403);
		assert.equal((await app.inject({ url: '/api/staff/products' })).statusCode, 401);
	});
});
