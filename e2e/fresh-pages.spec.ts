import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { expect, test } from './shop-test.ts';

test('a new price shows on the cached home page of both processes within a second', async ({ request }) => {
	const origins = (process.env.SERVER_ORIGINS ?? '').split(' ');
	expect(origins).toHaveLength(2);
	const home = async (origin: string) => (await request.get(`${origin}/?lang=en`)).text();
	for (const origin of origins) expect(await home(origin)).not.toContain('98,765.43');

	const db = openDatabase(process.env.DATABASE_URL ?? '', () => {});
	await db
		.updateTable('products')
		.set({ price_tenge: 98_765_43, on_sale: false, sale_price_tenge: null })
		.where('id', '=', 2)
		.execute();
	const changedAt = Date.now();
	await db.destroy();
	for (const origin of origins) {
		await expect.poll(() => home(origin), { intervals: [20], timeout: 1000 }).toContain('98,765.43 manat');
	}
	expect(Date.now() - changedAt).toBeLessThan(1000);
});
