import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { copyDemoPictures } from '../../../commands/demo/fill-catalogue.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('banner calls', async () => {
	const { app, config } = await openTestShop({ after });
	await copyDemoPictures(config.dataDir);

	test('HOME-03 banner_list tells which banners are active', async () => {
		const banners = (await app.inject('/api/banner_list')).json();
		assert.deepEqual(Object.keys(banners[0]), ['b_active', 'b_link', 'b_img_tm', 'b_img_en', 'b_img_ru']);
		assert.equal(banners.filter((banner: { b_active: number }) => banner.b_active === 1).length, 5);
		assert.equal(banners.filter((banner: { b_active: number }) => banner.b_active === 0).length, 1);
	});

	test('HOME-05 each language has its own banner picture, webp and jpg of the same name', async () => {
		const [banner] = (await app.inject('/api/banner_list')).json();
		assert.equal(new Set([banner.b_img_tm, banner.b_img_en, banner.b_img_ru]).size, 3);
		const webp = await app.inject(`/images/banners/${banner.b_img_tm}?w=480`);
		const jpg = await app.inject(`/images/banners/${banner.b_img_tm.replace('.webp', '.jpg')}?w=480`);
		assert.equal(webp.headers['content-type'], 'image/webp');
		assert.equal(jpg.headers['content-type'], 'image/jpeg');
		assert.equal(webp.statusCode, 200);
		assert.equal(jpg.statusCode, 200);
	});

	test('HOME-04 small_list answers pictures and links', async () => {
		const banners = (await app.inject('/api/small_list')).json();
		assert.equal(banners.length, 4);
		assert.deepEqual(Object.keys(banners[0]), ['bs_link', 'bs_img_tm', 'bs_img_en', 'bs_img_ru']);
	});
});
