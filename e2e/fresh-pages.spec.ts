import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { inDatabase } from './buying.ts';
import { expect, test } from './shop-test.ts';

test('a new price shows on the cached home page of both processes within a second', async ({ request }) => {
	const origins = (process.env.SERVER_ORIGINS ?? '').split(' ');
	expect(origins).toHaveLength(2);
	const home = async (origin: string) => (await request.get(`${origin}/?lang=en`)).text();
	for (const origin of origins) expect(await home(origin)).not.toContain('87,654.32');

	const db = openDatabase(process.env.DATABASE_URL ?? '', () => {});
	await db
		.updateTable('products')
		.set({ price_tenge: 87_654_32, on_sale: false, sale_price_tenge: null })
		.where('id', '=', 2)
		.execute();
	const changedAt = Date.now();
	await db.destroy();
	for (const origin of origins) {
		await expect.poll(() => home(origin), { intervals: [20], timeout: 1000 }).toContain('87,654.32 manat');
	}
	expect(Date.now() - changedAt).toBeLessThan(1000);
});

test('what staff change shows on the product page, its list, the search and the cached home of both processes within a second', async ({
	request,
}) => {
	const origins = (process.env.SERVER_ORIGINS ?? '').split(' ');
	const { cookie } = await inDatabase((db) => signInStaff(db, new Date(), 'manager'));
	// The newest of all stands first on home and in its list.
	const { id, category_id: category } = await inDatabase((db) =>
		db
			.updateTable('products')
			.set({ on_sale: false })
			.where('id', '=', (query) =>
				query
					.selectFrom('products')
					.select('id')
					.where('published', '=', true)
					.where('is_new', '=', true)
					.where('stock', '>', 0)
					.orderBy('created_at', 'desc')
					.limit(1),
			)
			.returning(['id', 'category_id'])
			.executeTakeFirstOrThrow(),
	);
	const headers = { cookie };
	const product = await (await request.get(`/api/staff/product/${id}`, { headers })).json();
	const name = `Küýze${Date.now()}`;
	const pages = [
		...[`/product/${category}/${id}?lang=tm`, '/?lang=tm', `/category/${category}?lang=tm&sort=new`],
		`/search?lang=tm&query=${name}`,
	].flatMap((path) => origins.map((origin) => `${origin}${path}`));
	for (const page of pages) expect(await (await request.get(page)).text()).not.toContain(`${name} `);

	const saved = await request.post(`/api/staff/product_update/${id}`, {
		headers,
		data: { ...product, stockWas: product.stock, names: { ...product.names, tm: `${name} çaýdan` } },
	});
	expect(saved.status(), await saved.text()).toBe(204);
	const savedAt = Date.now();
	await Promise.all(
		pages.map((page) =>
			expect
				.poll(async () => (await request.get(page)).text(), { intervals: [20], timeout: 1000, message: page })
				.toContain(`${name} çaýdan`),
		),
	);
	expect(Date.now() - savedAt).toBeLessThan(1000);
});
