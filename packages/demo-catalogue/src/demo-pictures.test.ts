import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildProducts } from './build-products.ts';
import { DEMO_PICTURES_DIR, demoBannerPictures, demoPictures, demoProductPictures } from './demo-pictures.ts';
import { demoPlan } from './plan.ts';

const MOST_BYTES = 6_000_000;

const products = buildProducts();
const banners = [
	...demoPlan.banners.map(({ scene }) => demoBannerPictures('banner', scene)),
	...demoPlan.smallBanners.map(({ scene }) => demoBannerPictures('small', scene)),
];

test('each picture of the demo is named by its content, all of them are shown, and together they stay small', () => {
	const files = demoPictures.map(({ file }) => file);
	for (const file of files) {
		const hash = createHash('sha256')
			.update(readFileSync(join(DEMO_PICTURES_DIR, file)))
			.digest('hex');
		assert.equal(file.slice(-'0123456789.webp'.length), `${hash.slice(0, 10)}.webp`);
	}
	const shown = [...products.flatMap(({ id }) => demoProductPictures(id)), ...banners.flatMap(Object.values)];
	assert.deepEqual(new Set(shown), new Set(files));
	const bytes = files.map((file) => statSync(join(DEMO_PICTURES_DIR, file)).size);
	assert.ok(bytes.reduce((sum, size) => sum + size, 0) <= MOST_BYTES);
});

test('CARD-01 a product of the demo has one to three pictures of its kind, and a few have none', () => {
	for (const { id, hasPicture } of products) {
		const files = demoProductPictures(id);
		assert.equal(files.length > 0, hasPicture, String(id));
		assert.equal(
			new Set(files.map((file) => file.split(/-(?:front|angle|detail)-/)[0])).size,
			Math.min(1, files.length),
		);
		assert.deepEqual(
			files.map((file) => /-(front|angle|detail)-/.exec(file)?.[1]),
			['front', 'angle', 'detail'].filter((view) => files.some((file) => file.includes(`-${view}-`))),
		);
	}
});

test('HOME-03 a banner of the demo has a picture of its own in each language', () => {
	for (const pictures of banners) assert.equal(new Set(Object.values(pictures)).size, 3);
});
