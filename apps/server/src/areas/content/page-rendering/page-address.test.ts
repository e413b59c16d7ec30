import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressInLowerCase, addressWithoutSlash, pageAddress } from './page-address.ts';

const FIRST_WORDS = new Set(['', 'category', 'search', '*']);
const addressOf = (url: string) => pageAddress(url, FIRST_WORDS);

test('what no page begins with is one page, not found; the router judges the rest', () => {
	for (const url of [
		'/wp-login.php',
		'/categoryx',
		'/no/such/page?x=1',
		'/nothing?a=/category',
		'/nothing?a=%41',
		'//',
		'///',
		'//[',
		'//?lang=tm',
		'//category',
		'/%0a',
		'/category/laptops-1/%0D%0Ax',
		'/search%E2%80%A8?query=a',
		'/category%e2%80%a9.data',
	])
		assert.equal(addressOf(url), '/404', url);
	for (const url of [
		'/',
		'/?shown=48',
		'/category',
		'/category/laptops-1',
		'/category?sort=price',
		'/search?query=a/b',
		'/search?query=a%0ab',
	])
		assert.equal(addressOf(url), url);
	assert.equal(addressOf('/Category/laptops-1'), '/Category/laptops-1', 'the router does not mind capitals');
	for (const url of ['/_root.data', '/nothing.data?_routes=root', '/%63ategory'])
		assert.equal(addressOf(url), url);
	assert.equal(pageAddress('/anything', undefined), '/anything', 'not known in development');
});

test('R18 a parameter that the page does not read makes no other page', () => {
	for (const [url, page] of [
		['/?x=1', '/'],
		['/?brand=3&shown=48', '/?shown=48'],
		['/category/laptops-1?x=1&brand=3&y', '/category/laptops-1?brand=3'],
		['/category/laptops-1?attr.ram=8&attr=1', '/category/laptops-1?attr.ram=8'],
		['/category/laptops-1?br%61nd=3&%78=1', '/category/laptops-1?br%61nd=3'],
		['/%63ategory/laptops-1?x=1', '/%63ategory/laptops-1'],
		['/category/laptops-1.data?_routes=a&x=1', '/category/laptops-1.data?_routes=a'],
		['/_root.data?x=1&shown=48', '/_root.data?shown=48'],
		['/search?constructor=1&query=a', '/search?query=a'],
		['/search?query=a?x=1', '/search?query=a?x=1'],
		['/search?', '/search'],
	] as const)
		assert.equal(addressOf(url), page, url);
	assert.equal(pageAddress('/product/7/300?x=1&lang=en', new Set(['product'])), '/product/7/300?lang=en');
});

test('where people came from makes no other page', () => {
	assert.equal(addressOf('/?utm_source=tiktok&utm_medium=x'), '/');
	assert.equal(
		addressOf('/category/laptops-1?sort=2&fbclid=Iw0&brand=3'),
		'/category/laptops-1?sort=2&brand=3',
	);
	assert.equal(addressOf('/search?query=utm_source&yclid=1'), '/search?query=utm_source');
	assert.equal(
		addressOf('/search?query=a%26utm_x=1'),
		'/search?query=a%26utm_x=1',
		'part of what is searched',
	);
	assert.equal(addressOf('/search?query=clid'), '/search?query=clid');
	assert.equal(
		addressOf('/search?query=why?&gclid=1'),
		'/search?query=why?',
		'a second question mark is text',
	);
});

test('GEN-08 an address that ends in a slash leads to the one without it, never to another host', () => {
	assert.equal(addressWithoutSlash('/faq/'), '/faq');
	assert.equal(addressWithoutSlash('/category/laptops-1//?page=2'), '/category/laptops-1?page=2');
	assert.equal(addressWithoutSlash('//evil.example/'), '/evil.example');
	assert.equal(addressWithoutSlash('/faq?next=/a/'), undefined);
	assert.equal(addressWithoutSlash('/faq'), undefined);
	assert.equal(addressWithoutSlash('/'), undefined);
	assert.equal(addressWithoutSlash('//'), undefined);
	assert.equal(addressWithoutSlash('/?lang=en'), undefined);
});

test('NAV-02 a page in other letter case leads to the right one, with all that follows; other addresses are left alone', () => {
	const pages = new Set(['', 'cart', 'signin', 'category']);
	for (const [url, right] of [
		['/Cart', '/cart'],
		['/SIGNIN?next=/History', '/signin?next=/History'],
		['/Category/Laptops-1?sort=price', '/category/Laptops-1?sort=price'],
		['/cart', undefined],
		['/Nothing', undefined],
		['/', undefined],
		['//Cart', undefined],
		['/%43art', undefined],
		['/Cart.data', undefined],
	] as const)
		assert.equal(addressInLowerCase(url, pages), right, url);
});

test('S12 thousands of slashes are an address as any other', () => {
	const slashes = '/'.repeat(8000);
	assert.equal(addressWithoutSlash(`${slashes}a`), undefined);
	assert.equal(addressWithoutSlash(`${slashes}a${slashes}`), '/a');
	assert.equal(addressWithoutSlash(`${slashes}a/?${slashes}`), `/a?${slashes}`);
	assert.equal(addressWithoutSlash(slashes), undefined);
});
