import { randomBytes } from 'node:crypto';
import { BLANK_PRODUCT } from '@dukan/domain/goods/products/product-columns.ts';
import type { ProductFields } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { APIRequestContext } from '@playwright/test';
import { stockOfProduct } from '../apps/server/src/testing/shop-books.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { inDatabase } from './in-database.ts';
import { expect } from './shop-test.ts';

/** Returns the addresses of both processes without the proxy, because each has a memory of its own. */
export const serverOrigins = () => (process.env.SERVER_ORIGINS ?? '').split(' ');

/** Returns ten letters that no other test uses, for names that a test searches for. */
export function newWord(): string {
	return Array.from(randomBytes(10), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

export type OwnProduct = { id: number; category: number; name: string };

/** The number of products in this category changes, so no test counts them. */
export const CATEGORY = 13;
const SUBCATEGORY = 1305;

/** Adds a product for this test alone, as content staff do, with the pictures of another product. */
export async function makeProduct(
	request: APIRequestContext,
	changes: Partial<ProductFields> = {},
): Promise<OwnProduct> {
	const { cookie } = await inDatabase((db) => signInStaff(db, new Date(), 'content'));
	const word = newWord();
	const pictured: ProductFields = await (
		await request.get('/api/staff/product/1', { headers: { cookie } })
	).json();
	const fields: ProductFields = {
		...BLANK_PRODUCT,
		subcategoryId: SUBCATEGORY,
		brandId: pictured.brandId,
		names: { en: `Jug ${word}`, ru: `Кувшин ${word}`, tm: `Küýze ${word}` },
		priceTenge: 100_00,
		stock: 50,
		published: true,
		pictures: pictured.pictures.slice(0, 2),
		...changes,
	};
	const response = await request.post('/api/staff/product_add', { headers: { cookie }, data: fields });
	expect(response.status(), await response.text()).toBe(200);
	const { id } = await response.json();
	// Every process must know the product.
	if (fields.published)
		for (const origin of serverOrigins())
			await expect
				.poll(async () => (await request.get(`${origin}/api/product_show/${id}`)).status())
				.toBe(200);
	return { id, category: CATEGORY, name: fields.names.ru };
}

/**
 * Waits until every process finds the product, because a search of the back-office may reach either process.
 */
export async function whenFound(request: APIRequestContext, { id, name }: OwnProduct): Promise<void> {
	for (const origin of serverOrigins())
		await expect
			.poll(async () => {
				const { rows } = await (
					await request.get(`${origin}/api/search?query=${encodeURIComponent(name)}&limit=1`)
				).json();
				return rows[0]?.p_id;
			})
			.toBe(id);
}

/**
 * Waits until every process serves the page with this text. A process keeps a page until it hears of the
 * change.
 */
export async function whenServed(request: APIRequestContext, path: string, text: string): Promise<void> {
	for (const origin of serverOrigins())
		await expect.poll(async () => (await request.get(`${origin}${path}`)).text()).toContain(text);
}

export function stockOf(id: number): Promise<number> {
	return inDatabase((db) => stockOfProduct(db, id));
}

export async function priceOf(id: number): Promise<number> {
	const row = await inDatabase((db) =>
		db.selectFrom('products').select('price_tenge').where('id', '=', id).executeTakeFirstOrThrow(),
	);
	return row.price_tenge;
}
