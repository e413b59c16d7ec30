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

test('OWN-01 a page has no address in a language that the shop does not speak', () => {
	const inTwo = (search: string) => pageAddresses(ORIGIN, '/faq', search, ['ru', 'en']);
	assert.equal(inTwo('?lang=tm').canonical, `${ORIGIN}/faq`);
	assert.equal(inTwo('?lang=en').canonical, `${ORIGIN}/faq?lang=en`);
	assert.deepEqual(
		inTwo('').alternates.map(({ language }) => language),
		['ru', 'en', 'x-default'],
	);
});

test('CAT-02 filtered, sorted and searched lists are not for search engines; plain ones and their pages are', () => {
	for (const search of [
		'?sort=price',
		'?brand=1',
		'?price_min=1',
		'?price_max=1',
		'?sale=1',
		'?in_stock=1',
		'?category=3',
		'?rating=4',
		'?attr.colour=red',
		'?query=a',
	])
		assert.equal(of('/newproducts', search).indexed, false, search);
	assert.equal(of('/search', '?query=a&category=3').indexed, false);
	for (const search of ['', '?page=2', '?lang=ru', '?utm_source=x'])
		assert.equal(of('/', search).indexed, true);
});

test('CHOOSE-03 CHOOSE-04 a choice of reviews or questions is not for search engines; the product is', () => {
	for (const search of ['?stars=5', '?review_sort=newest', '?reviews=2', '?questions=2'])
		assert.deepEqual(
			[of('/product/7/300', search).indexed, of('/product/7/300', search).canonical],
			[false, `${ORIGIN}/product/7/300`],
			search,
		);
	assert.equal(of('/product/7/300').indexed, true);
});

test('CHOOSE-06 a computer that somebody put together is not for search engines; the empty one is', () => {
	for (const search of ['?processor=1', '?memory_count=2', '?choose=board', '?processor=1&choose=board'])
		assert.equal(of('/pc-builder', search).indexed, false, search);
	assert.equal(of('/pc-builder').indexed, true);
});
