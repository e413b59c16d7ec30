import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { MAX_PICTURES } from '@dukan/domain/goods/products/product-limits.ts';
import type { StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { PhotoMatchWire } from '@dukan/domain/shop/pictures/photos.api.ts';
import { sql } from 'kysely';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('photos of many products', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const editor = await sitAtDesk(shop, 'content');
	const { cookie } = await signInStaff(db, shop.clock(), 'content');
	const upload = async (side: number): Promise<string> => {
		const headers = { cookie, 'content-type': 'image/png' };
		const url = '/api/staff/picture_upload?kind=product';
		const payload = await plainPicture(side, side);
		return (await app.inject({ method: 'POST', url, headers, payload })).json().file;
	};
	const add = (id: number, file: string) =>
		editor.done<{ added: boolean; pictures: number }>(`product_picture_add/${id}`, { file });
	const product = (id: number) => editor.read<StaffProductWire>(`product/${id}`);

	test('OWN-04 files are matched by SKU, barcode, article or number, with the number of the photo or without', async () => {
		await sql`insert into product_codes (product_id, kind, position, code) values
			(7, 'article', 1, 'MX 5'), (8, 'article', 1, 'TWICE'), (9, 'article', 1, 'TWICE')`.execute(db);
		const names = [
			'dk-00003.jpg',
			'DK-00003-2.jpg',
			'DK-00004 (3).PNG',
			'5.webp',
			'5_2.webp',
			'MX 5.jpg',
			'TWICE.jpg',
			'IMG_2041.jpg',
			'.jpg',
		];
		const matches = await editor.done<PhotoMatchWire>('photo_match', { names });
		assert.deepEqual(
			matches.map(({ name, productId, problem }) => [name, productId ?? problem]),
			[
				['dk-00003.jpg', 3],
				['DK-00003-2.jpg', 3],
				['DK-00004 (3).PNG', 4],
				['5.webp', 5],
				['5_2.webp', 5],
				['MX 5.jpg', 7],
				['TWICE.jpg', 'ambiguous'],
				['IMG_2041.jpg', 'unknown'],
				['.jpg', 'unknown'],
			],
		);
		assert.equal(matches[0]?.productNames?.ru, (await product(3)).names.ru);
		const reader = await sitAtDesk(shop, 'operator');
		assert.equal(await reader.refused('photo_match', { names }), 'not_allowed');
	});

	test('OWN-04 a photo is put after the others once, however often it is sent; who edits the product meanwhile is told', async () => {
		const before = await product(10);
		const [one, two] = [await upload(40), await upload(41)];
		assert.deepEqual(await add(10, one), { added: true, pictures: before.pictures.length + 1 });
		assert.deepEqual(await add(10, two), { added: true, pictures: before.pictures.length + 2 });
		assert.deepEqual(await add(10, one), { added: false, pictures: before.pictures.length + 2 });
		const now = await product(10);
		assert.deepEqual(now.pictures, [...before.pictures, one, two]);
		assert.equal(now.version, before.version + 2);
		const { id, ordered: _, categoryId: __, ...fields } = before;
		assert.equal(
			await editor.refused(`product_update/${id}`, { ...fields, stockWas: before.stock }),
			'changed_meanwhile',
		);
		const shown = (await app.inject('/api/product_show/10')).json();
		assert.ok(JSON.stringify(shown).includes(two));
	});

	test('OWN-04 many at once each get a place of their own; no more than a product can have', async () => {
		const files = await Promise.all(Array.from({ length: 6 }, (_, index) => upload(50 + index)));
		await Promise.all(files.map((file) => add(11, file)));
		const { rows } = await sql<{ position: number }>`select position from product_pictures
			where product_id = 11 order by position`.execute(db);
		assert.deepEqual(
			rows.map(({ position }) => position),
			rows.map((_, index) => index + 1),
		);
		await sql`insert into pictures (file, kind) select 'product-full-' || n || '.webp', 'product'
			from generate_series(1, ${MAX_PICTURES}) n`.execute(db);
		await sql`delete from product_pictures where product_id = 12`.execute(db);
		await sql`insert into product_pictures (product_id, position, file)
			select 12, n, 'product-full-' || n || '.webp' from generate_series(1, ${MAX_PICTURES}) n`.execute(db);
		const one = files[0] ?? '';
		assert.equal(await editor.refused('product_picture_add/12', { file: one }), 'invalid_input pictures');
		assert.equal(
			await editor.refused('product_picture_add/13', { file: 'product-none.webp' }),
			'invalid_input file',
		);
		assert.equal(await editor.refused('product_picture_add/999999', { file: one }), 'not_found');
	});
});
