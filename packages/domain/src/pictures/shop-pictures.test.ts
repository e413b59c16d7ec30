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
	assert.deepEqual(shopIcons({ logo: '', colour: '#9b1b30' }).tab, '/favicon.svg');
	assert.match(shopIcons({ logo: LOGO, colour: '#9b1b30' }).tab, /icon-192\.png$/);
});

test('OWN-01 a logo is as wide in the header as its shape says', () => {
	assert.equal(logoWidthPx(LOGO), 3 * LOGO_HEIGHT_PX);
	assert.equal(logoWidthPx('no-logo.webp'), LOGO_HEIGHT_PX);
});
