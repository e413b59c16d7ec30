import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import sharp from 'sharp';
import { copyDemoPictures } from '../../../commands/demo/fill-catalogue.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('pictures', async () => {
	const { app, db, config } = await openTestShop({ after });
	await copyDemoPictures(config.dataDir);
	const { file } = await db.selectFrom('product_pictures').select('file').limit(1).executeTakeFirstOrThrow();

	test('CARD-01 a product picture comes as webp and as jpg, in the widths of the contract', async () => {
		for (const width of [240, 480, 960]) {
			for (const [url, format] of [
				[`/images/products/${file}?w=${width}`, 'webp'],
				[`/images/products-jpg/${file.replace('.webp', '.jpg')}?w=${width}`, 'jpeg'],
			] as const) {
				const response = await app.inject(url);
				assert.equal(response.statusCode, 200, url);
				const { width: madeWidth, format: madeFormat } = await sharp(response.rawPayload).metadata();
				assert.deepEqual([madeWidth, madeFormat], [width, format], url);
				assert.match(String(response.headers['cache-control']), /immutable/);
			}
		}
		assert.equal((await app.inject(`/images/products/${file}?w=241`)).statusCode, 400);
		assert.equal((await app.inject(`/images/products/${file}`)).statusCode, 200);
	});

	test('CARD-01 a missing picture shows the placeholder', async () => {
		for (const url of ['/images/products/nothing.webp?w=240', '/images/products-jpg/nothing.jpg']) {
			const response = await app.inject(url);
			assert.equal(response.statusCode, 404);
			assert.ok((await sharp(response.rawPayload).metadata()).width);
		}
		const product = await db
			.selectFrom('products')
			.leftJoin('product_pictures', 'product_pictures.product_id', 'products.id')
			.select('products.id')
			.where('product_pictures.file', 'is', null)
			.limit(1)
			.executeTakeFirstOrThrow();
		const shown = (await app.inject(`/api/product_show/${product.id}`)).json().product;
		assert.equal((await app.inject(`/images/products/${shown.p_img}?w=480`)).statusCode, 200);
	});

	test('S12 a name that leads out of the folder is refused', async () => {
		for (const name of ['..%2f..%2fetc%2fpasswd.webp', '.hidden.webp', 'a.svg', `${'a'.repeat(150)}.webp`]) {
			const { statusCode } = await app.inject(`/images/products/${name}`);
			assert.ok(statusCode === 400 || statusCode === 404, `${name}: ${statusCode}`);
		}
	});

	test('a picture is made once, however many ask at once, and kept on disk', async () => {
		const url = `/images/products/${file.replace(/^(\d+)-front/, '$1-front')}?w=960`;
		const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(url)));
		assert.equal(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 1);
		const kept = readdirSync(join(config.dataDir, 'pictures')).filter((name) => name.endsWith('.960.webp'));
		assert.equal(kept.length, 1);
	});
});
