import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOGO_HEIGHT_PX } from './logo-height.ts';
import { logoFile, logoWidthPx, shopIcons, shopPicture } from './shop-pictures.ts';

const LOGO = logoFile(600, 200, 'a'.repeat(32));

test('OWN-01 a shop with a logo has its pictures, one without has the mark in its colour', () => {
	assert.equal(
		shopPicture({ logo: LOGO, colour: '#123456' }, 'header.webp'),
		`/images/shop/logo-600x200-${'a'.repeat(32)}/header.webp`,
	);
	assert.equal(shopPicture({ logo: '', colour: '#123456' }, 'link.jpg'), '/images/shop/mark-123456/link.jpg');
});

const OF_LOGO = `/images/shop/logo-600x200-${'a'.repeat(32)}`;
for (const [what, look, tab, px192, px512] of [
	[
		'that has changed nothing: those of the build',
		{ logo: '', colour: '#9b1b30' },
		'/favicon.svg',
		'/icon-192.png',
		'/icon-512.png',
	],
	[
		'with a colour of its own: the mark in it',
		{ logo: '', colour: '#123456' },
		'/images/shop/mark-123456/icon-192.png',
		'/images/shop/mark-123456/icon-192.png',
		'/images/shop/mark-123456/icon-512.png',
	],
	[
		'with a logo: the logo, whatever its colour',
		{ logo: LOGO, colour: '#9b1b30' },
		`${OF_LOGO}/icon-192.png`,
		`${OF_LOGO}/icon-192.png`,
		`${OF_LOGO}/icon-512.png`,
	],
] as const)
	test(`OWN-01 icons of a shop ${what}`, () => {
		assert.deepEqual(shopIcons(look), { tab, px192, px512 });
	});

test('OWN-01 a logo is as wide in the header as its shape says', () => {
	assert.equal(logoWidthPx(LOGO), 3 * LOGO_HEIGHT_PX);
	assert.equal(logoWidthPx(logoFile(50, 100, '0'.repeat(32))), LOGO_HEIGHT_PX / 2);
});

test('OWN-01 a logo whose name does not tell its size has a square place', () => {
	for (const file of ['', 'no-logo.webp', `old-${LOGO}`, `${LOGO}.png`, 'logo-600x200-a.webp'])
		assert.equal(logoWidthPx(file), LOGO_HEIGHT_PX, file);
});
