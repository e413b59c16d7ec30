import { newestProduct } from '../apps/server/src/testing/shop-books.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';

/**
 * This test checks that a change shows on every page of both processes. `npm run bench -- freshness` measures
 * how soon.
 */
const origins = (process.env.SERVER_ORIGINS ?? '').split(' ');

test('a new price shows on the cached home page of both processes', async ({ request }) => {
	expect(origins).toHaveLength(2);
	const { id } = await inDatabase(newestProduct);
	const card = `/product/1/${id}"`;
	// No other product has this price.
	const price = `87,${String(id).padStart(3, '0')}.32 manat`;
	const home = async (origin: string) => (await request.get(`${origin}/?lang=en`)).text();
	for (const origin of origins) {
		await expect.poll(() => home(origin)).toContain(card);
		expect(await home(origin)).not.toContain(price);
	}

	await inDatabase((db) =>
		db
			.updateTable('products')
			.set({ price_tenge: 87_000_32 + id * 100 })
			.where('id', '=', id)
			.execute(),
	);
	for (const origin of origins) await expect.poll(() => home(origin)).toContain(price);
});

test('what staff change shows on the product page, its list, the search and the cached home of both processes', {
	tag: '@all',
}, async ({ request }) => {
	const { cookie } = await inDatabase((db) => signInStaff(db, new Date(), 'manager'));
	const { id, category_id: category } = await inDatabase(newestProduct);
	const headers = { cookie };
	const product = await (await request.get(`/api/staff/product/${id}`, { headers })).json();
	const name = `Küýze${id}`;
	const pages = [
		`/product/${category}/${id}?lang=tm`,
		'/?lang=tm',
		`/category/${category}?lang=tm&sort=new`,
		`/search?lang=tm&query=${name}`,
	].flatMap((path) => origins.map((origin) => `${origin}${path}`));
	const read = async (page: string) => (await request.get(page)).text();
	for (const page of pages) expect(await read(page)).not.toContain(`${name} `);

	const saved = await request.post(`/api/staff/product_update/${id}`, {
		headers,
		data: { ...product, stockWas: product.stock, names: { ...product.names, tm: `${name} çaýdan` } },
	});
	expect(saved.status(), await saved.text()).toBe(204);
	for (const page of pages)
		await expect.poll(() => read(page), { message: page }).toContain(`${name} çaýdan`);
});
