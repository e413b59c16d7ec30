import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const red = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#c00' } });

describe('pictures from staff', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	let cookie = '';
	before(async () => {
		({ cookie } = await signInStaff(db, shop.clock(), 'content'));
	});

	const send = (payload: Buffer, { type = 'image/png', kind = 'product', as = cookie } = {}) =>
		app.inject({
			method: 'POST',
			url: `/api/staff/picture_upload?kind=${kind}`,
			headers: { cookie: as, 'content-type': type },
			payload,
		});
	const kept = (file: string) => readFileSync(join(shop.config.dataDir, 'originals', file));

	test('S14 JPEG, PNG, WebP and AVIF are taken by their content, whatever they are called, and served as ours', async () => {
		for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
			const response = await send(await red(60, 30).toFormat(format).toBuffer(), { type: 'image/gif' });
			assert.equal(response.statusCode, 200, `${format}: ${response.body}`);
			const { file } = response.json();
			assert.match(file, /^product-[0-9a-f]{32}\.webp$/);
			const { format: kind, width, height } = await sharp(kept(file)).metadata();
			assert.deepEqual([kind, width, height], ['webp', 60, 60]);
			for (const url of [
				`/images/products/${file}?w=240`,
				`/images/products-jpg/${file.replace('webp', 'jpg')}?w=240`,
			]) {
				const served = await app.inject({ url });
				assert.equal(served.statusCode, 200);
				assert.equal(served.headers['x-content-type-options'], 'nosniff');
				assert.equal((await sharp(served.rawPayload).metadata()).width, 240);
			}
		}
	});

	test('S14 a banner keeps its shape; the same picture again is the same file', async () => {
		const banner = await red(400, 100).png().toBuffer();
		const first = (await send(banner, { kind: 'banner' })).json();
		assert.deepEqual((await send(banner, { kind: 'banner' })).json(), first);
		const { width, height } = await sharp(kept(first.file)).metadata();
		assert.deepEqual([width, height], [400, 100]);
		assert.equal((await app.inject({ url: `/images/banners/${first.file}?w=960` })).statusCode, 200);
		assert.equal((await app.inject({ url: `/images/products/${first.file}?w=240` })).statusCode, 404);
	});

	test('S14 where and with what it was taken is not kept', async () => {
		const secret = 'Ogulgerek-home-38.95N';
		const photo = await red(50, 50)
			.withExif({ IFD0: { Copyright: secret, Make: 'Secretcam' }, IFD3: { GPSLatitude: '38/1 57/1 0/1' } })
			.jpeg()
			.toBuffer();
		assert.ok(photo.includes(secret));
		const { file } = (await send(photo)).json();
		assert.ok(!kept(file).includes(secret));
		const { exif, xmp, iptc } = await sharp(kept(file)).metadata();
		assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined]);
	});

	test('S14 of a file that is two things at once only the picture is kept', async () => {
		const script = '<script>alert(document.cookie)</script>';
		for (const format of ['jpeg', 'png'] as const) {
			const picture = await red(50, 50).toFormat(format).toBuffer();
			const { file } = (
				await send(Buffer.concat([picture, Buffer.from(`<html>${script}PK\x03\x04`)]))
			).json();
			assert.ok(!kept(file).includes('script'));
		}
	});

	test('S14 what is no such picture is refused: SVG, HTML, a page behind a false beginning, GIF, nothing', async () => {
		const svg =
			'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
		const refused = async (payload: Buffer, type?: string) =>
			(await send(payload, type ? { type } : {})).statusCode;
		assert.equal(await refused(Buffer.from(svg), 'image/svg+xml'), 415);
		assert.equal(await refused(Buffer.from(svg), 'image/png'), 415);
		assert.equal(await refused(Buffer.from(`<?xml version="1.0"?>${svg}`)), 415);
		assert.equal(await refused(Buffer.from('<html></html>'), 'image/jpeg'), 415);
		assert.equal(await refused(Buffer.from('GIF89a\x01\x00\x01\x00')), 415);
		assert.equal(await refused(Buffer.from('PK\x03\x04')), 415);
		assert.equal(await refused(Buffer.alloc(0)), 415);
		for (const beginning of [
			'\xff\xd8\xff',
			'\x89PNG\r\n\x1a\n',
			'RIFF\x00\x00\x00\x00WEBP',
			'\x00\x00\x00\x20ftypavif',
		])
			assert.equal(await refused(Buffer.concat([Buffer.from(beginning, 'latin1'), Buffer.from(svg)])), 400);
		assert.equal(await refused(Buffer.from('{}'), 'application/json'), 415);
	});

	test('S14 a file that ends too early is refused', async () => {
		const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251));
		for (const format of ['jpeg', 'png', 'webp'] as const) {
			const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
				.toFormat(format)
				.toBuffer();
			const response = await send(whole.subarray(0, Math.floor(whole.length / 2)));
			assert.deepEqual([response.statusCode, response.json().errors?.[0]?.code], [400, 'broken'], format);
		}
	});

	test('S12 S14 more than 5 MiB is refused, and so is a small file that unfolds to a huge picture', async () => {
		const before = readdirSync(join(shop.config.dataDir, 'originals')).length;
		assert.equal((await send(Buffer.alloc(5 * 1024 * 1024 + 1, 1))).statusCode, 413);
		const bomb = pngOf(30_000, 30_000);
		assert.ok(bomb.length < 1_000_000);
		const response = await send(bomb);
		assert.equal(response.statusCode, 400);
		const wide = await send(await red(12_500, 10).png().toBuffer());
		assert.deepEqual([wide.statusCode, wide.json().errors[0].code], [400, 'pixels']);
		assert.equal(readdirSync(join(shop.config.dataDir, 'originals')).length, before);
	});

	test('S25 so many pictures wait to be decoded, the next is refused until one is done', async () => {
		const picture = await red(900, 900).png().toBuffer();
		const many = await Promise.all(Array.from({ length: 30 }, () => send(picture)));
		const statuses = new Set(many.map(({ statusCode }) => statusCode));
		assert.deepEqual(statuses, new Set([200, 429]));
		assert.ok(many.filter(({ statusCode }) => statusCode === 200).length >= 8);
		assert.equal((await send(picture)).statusCode, 200);
	});

	test('S17 only who may edit the catalogue uploads', async () => {
		const picture = await red(10, 10).png().toBuffer();
		assert.equal((await send(picture, { as: '' })).statusCode, 401);
		const operator = await signInStaff(db, shop.clock(), 'operator');
		assert.equal((await send(picture, { as: operator.cookie })).statusCode, 403);
	});
});

/** Makes a PNG whose header claims a size, and which holds one compressed black row. */
function pngOf(width: number, height: number): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
		const size = Buffer.alloc(4);
		size.writeUInt32BE(data.length);
		return Buffer.concat([size, body, Buffer.alloc(4)]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(Buffer.alloc(width * 3 + 1))),
		chunk('IEND', Buffer.alloc(0)),
	]);
}
