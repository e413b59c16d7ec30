import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses, idOfSlug, isLocalPath, slugOf } from './addresses.ts';

test('GEN-11 slug is the lower-cased English name with spaces as hyphens', () => {
	assert.equal(slugOf('Desktop computers'), 'desktop-computers');
	assert.equal(slugOf(' TV  and video '), 'tv-and-video');
	assert.equal(slugOf('Wi-Fi / LAN/WAN: what? #1'), 'wi-fi-lan-wan:-what-1');
	assert.equal(
		addresses.category({ id: 16, nameEn: 'Power and accessories' }),
		'/category/power-and-accessories-16',
	);
	assert.equal(
		addresses.subcategory({ id: 1, nameEn: 'Laptops' }, { id: 102, nameEn: 'Gaming laptops' }),
		'/category/laptops-1/gaming-laptops-102',
	);
	assert.equal(addresses.smart({ id: 5, nameEn: 'Up to 500 manat' }), '/smart/up-to-500-manat-5');
});

test('GEN-11 the id after the last hyphen decides', () => {
	assert.equal(idOfSlug('laptops-1'), 1);
	assert.equal(idOfSlug('up-to-500-manat-5'), 5);
	assert.equal(idOfSlug('7'), 7);
	assert.equal(idOfSlug('phones-999999999'), 999_999_999);
	for (const slug of ['', 'laptops', 'laptops-', 'laptops-0', 'laptops-x1', 'a-9999999999']) {
		assert.equal(idOfSlug(slug), undefined, slug);
	}
});

test('S8 only paths of the shop itself count as local', () => {
	for (const path of ['/', '/cart', '/search?query=ab%20c']) assert.ok(isLocalPath(path), path);
	for (const path of [
		'',
		'cart',
		'//evil.example',
		'https://evil.example',
		'/\\evil.example',
		'/a b',
		'/a\n',
	]) {
		assert.ok(!isLocalPath(path), path);
	}
});
