import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	BANNER_PICTURE_WIDTHS,
	bannerPicture,
	NO_PICTURE_FILE,
	PRODUCT_PICTURE_WIDTHS,
	productPicture,
} from './picture-addresses.ts';

test('CARD-01 a product picture has an address as WebP and one as JPEG, each in the width asked for', () => {
	assert.deepEqual(productPicture('a.webp.1.webp', 480), {
		webp: '/images/products/a.webp.1.webp?w=480',
		jpg: '/images/products-jpg/a.webp.1.jpg?w=480',
	});
	assert.deepEqual(bannerPicture('sale.webp', 1440), {
		webp: '/images/banners/sale.webp?w=1440',
		jpg: '/images/banners/sale.jpg?w=1440',
	});
});

test('CARD-01 the placeholder of a product without a picture is served like any other', () => {
	assert.equal(productPicture(NO_PICTURE_FILE, 240).jpg, '/images/products-jpg/no-picture.jpg?w=240');
});

test('CARD-01 pictures come in the widths of the contract', () => {
	assert.deepEqual(PRODUCT_PICTURE_WIDTHS, [240, 480, 960]);
	assert.deepEqual(BANNER_PICTURE_WIDTHS, [240, 480, 640, 960, 1440]);
});
