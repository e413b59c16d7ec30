import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAddresses } from './page-addresses.ts';

const ORIGIN = 'https://shop.example';
const of = (pathname: string, search = '') => pageAddresses(ORIGIN, pathname, search);

test('GEN-11 a page is called by its path, its page number and its language, and by nothing else', () => {
	for (const [search, canonical] of [
		['', '/newproducts'],
		['?lang=tm', '/newproducts?lang=tm'],
		['?lang=de', '/newproducts'],
		['?page=2', '/newproducts?page=2'],
		['?page=1', '/newproducts'],
		['?page=x', '/newproducts'],
		['?lang=en&page=3', '/newproducts?page=3&lang=en'],
		['?utm_source=x&shown=14', '/newproducts'],
		['?sort=price&page=2', '/newproducts'],
		['?attr.ramGb=8&lang=ru', '/newproducts?lang=ru'],
	] as const) {
		assert.equal(of('/newproducts', search).canonical, ORIGIN + canonical, search);
	}
});

test('GEN-02 each language has an address of its own; the plain one follows the visitor', () => {
	assert.deepEqual(of('/faq', '?lang=en').alternates, [
		{ language: 'tk', href: `${ORIGIN}/faq?lang=tm` },
		{ language: 'ru', href: `${ORIGIN}/faq?lang=ru` },
		{ language: 'en', href: `${ORIGIN}/faq?lang=en` },
		{ language: 'x-default', href: `${ORIGIN}/faq` },
	]);
	assert.equal(of('/faq', '?page=2').alternates[0]?.href, `${ORIGIN}/faq?page=2&lang=tm`);
});

test('CAT-02 filtered, sorted and searched lists are not for search engines; plain ones and their pages are', () => {
	for (const search of [
		'?sort=price',
		'?brand=1',
		'?price_min=1',
		'?price_max=1',
		'?sale=1',
		'?in_stock=1',
		'?attr.colour=red',
		'?query=a',
	])
		assert.equal(of('/newproducts', search).indexed, false, search);
	assert.equal(of('/search', '?query=a&category=3').indexed, false);
	assert.equal(of('/pc-builder', '?processor=1&choose=board').indexed, false);
	assert.equal(of('/product/7/300', '?stars=5').indexed, false);
	for (const search of ['', '?page=2', '?lang=ru', '?utm_source=x'])
		assert.equal(of('/', search).indexed, true);
});
