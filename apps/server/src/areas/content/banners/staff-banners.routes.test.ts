import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { StaffBannerWire } from '@dukan/domain/content/banners/staff-banners.api.ts';
import sharp from 'sharp';
import { later, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { bannerSchedule } from './watch-schedule.ts';

describe('banners in the back-office', async () => {
	const shop = await openTestShop({ after });
	const { app, clock, time } = shop;
	const desk = await sitAtDesk(shop, 'content');
	const picture = (await desk.read<StaffBannerWire[]>('banners'))[0]?.pictureEn ?? '';
	const banner = {
		titleEn: 'Big sale',
		titleRu: 'Распродажа',
		titleTm: '',
		pictureEn: picture,
		pictureRu: null,
		pictureTm: null,
		link: '/saleproducts?from=banner',
		active: true,
		showsFrom: null,
		showsUntil: null,
	};
	const links = async (call: 'banner_list' | 'small_list'): Promise<string[]> =>
		(await app.inject(`/api/${call}`)).json().map((one: Record<string, string>) => one.b_link ?? one.bs_link);

	test('HOME-03 a banner is shown from its first moment on and not at its last, though nothing is written then', async () => {
		const schedule = bannerSchedule(shop);
		const from = later(clock(), MINUTE_MS);
		const until = later(from, MINUTE_MS);
		for (const table of ['banners', 'small_banners'])
			await desk.done(`${table}_add`, {
				...banner,
				showsFrom: from.toISOString(),
				showsUntil: until.toISOString(),
			});
		const isShown = async () => {
			await schedule.check();
			const lists = [await links('banner_list'), await links('small_list')];
			return lists.map((list) => list.includes(banner.link)).join();
		};
		assert.equal(await isShown(), 'false,false');
		time.now = later(from, -1);
		assert.equal(await isShown(), 'false,false');
		time.now = from;
		assert.equal(await isShown(), 'true,true');
		time.now = later(until, -1);
		assert.equal(await isShown(), 'true,true');
		time.now = until;
		assert.equal(await isShown(), 'false,false');
		time.now = later(until, 5 * SECOND_MS);
		assert.equal(await isShown(), 'false,false');
	});

	test('HOME-04 a small banner that is not active is not shown', async () => {
		const link = '/newproducts?off=1';
		const { key } = await desk.done<{ key: number }>('small_banners_add', { ...banner, link, active: false });
		assert.ok(!(await links('small_list')).includes(link));
		await desk.done(`small_banners_update/${key}`, { active: true });
		assert.ok((await links('small_list')).includes(link));
	});

	test('HOME-05 a language without a picture of its own shows the English one', async () => {
		const link = '/newproducts?english=1';
		const own = (await desk.read<StaffBannerWire[]>('banners'))[1]?.pictureEn ?? '';
		for (const table of ['banners', 'small_banners'])
			await desk.done(`${table}_add`, { ...banner, link, pictureRu: own });
		const shown = async (call: string) => {
			const banners: Record<string, string>[] = (await app.inject(`/api/${call}`)).json();
			const found = banners.find((one) => Object.values(one).includes(link)) ?? {};
			return ['tm', 'en', 'ru'].map((language) => found[`b_img_${language}`] ?? found[`bs_img_${language}`]);
		};
		assert.deepEqual(await shown('banner_list'), [picture, picture, own]);
		assert.deepEqual(await shown('small_list'), [picture, picture, own]);
	});

	test('S8 a banner leads into the shop or to https, nowhere else', async () => {
		for (const link of [
			'javascript:alert(1)',
			'JavaScript:alert(1)',
			'data:text/html,<script>1</script>',
			'http://x.example',
			'//evil.example',
			'/\\evil.example',
			'/\t/evil.example',
			' javascript:alert(1)',
			'',
			'evil',
			'https://',
			'/ok\n//evil.example',
			'vbscript:x',
			'https://a b',
		])
			assert.equal(await desk.refused('banners_add', { ...banner, link }), 'invalid_input link', link);
		for (const link of ['/', '/faq#pay', 'https://tmcars.example/path?x=1'])
			await desk.done('banners_add', { ...banner, link });
	});

	test('bad input is told beside its field', async () => {
		const moments = { showsFrom: '2026-12-02T00:00:00Z', showsUntil: '2026-12-01T00:00:00Z' };
		assert.equal(await desk.refused('banners_add', { ...banner, ...moments }), 'invalid_input showsUntil');
		assert.equal(
			await desk.refused('banners_add', { ...banner, pictureEn: 'nosuch.webp' }),
			'invalid_input pictureEn',
		);
		assert.equal(await desk.refused('banners_add', { ...banner, titleEn: '' }), 'invalid_input titleEn');
		const operator = await sitAtDesk(shop, 'operator');
		assert.equal(await operator.refused('banners_add', banner), 'not_allowed');
	});

	test('S8 an uploaded picture is re-encoded; what is no picture is refused, whatever it calls itself', async () => {
		const { cookie } = await signInStaff(shop.db, clock(), 'content');
		const upload = (payload: Buffer, type: string) =>
			app.inject({
				method: 'POST',
				url: '/api/staff/picture_upload?kind=banner',
				headers: { cookie, 'content-type': type },
				payload,
			});
		const png = await plainPicture(1200, 400);
		const { file } = (await upload(png, 'image/png')).json();
		const served = await app.inject(`/images/banners/${file}?w=480`);
		assert.equal(served.statusCode, 200);
		assert.equal((await sharp(served.rawPayload).metadata()).width, 480);
		await desk.done('banners_add', { ...banner, pictureEn: file });
		const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
		for (const payload of [script, Buffer.from('<html>')])
			assert.equal((await upload(payload, 'image/png')).json().code, 'unsupported_media_type');
		assert.deepEqual((await upload(png.subarray(0, 60), 'image/png')).json().errors, [
			{ field: 'picture', code: 'broken' },
		]);
		assert.equal((await upload(Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')).statusCode, 413);
	});
});
