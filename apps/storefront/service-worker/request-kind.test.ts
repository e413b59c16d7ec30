import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPageOrData, kindOf, pageOfData } from './request-kind.ts';

const ORIGIN = 'https://shop.example';
const kind = (path: string, mode = 'navigate', method = 'GET') =>
	kindOf({ method, mode, url: ORIGIN + path }, ORIGIN);

test('pages, their data, files and pictures are cached', () => {
	for (const path of ['/', '/category/laptops-1?page=2', '/product/1/2', '/faq', '/saved', '/cartridges'])
		assert.equal(kind(path), 'page', path);
	for (const path of ['/_.data', '/faq.data?_routes=faq', '/product/1/2.data'])
		assert.equal(kind(path, 'cors'), 'data', path);
	assert.equal(kind('/assets/root-x.js', 'cors'), 'asset');
	assert.equal(kind('/images/products/1.webp?w=240', 'no-cors'), 'picture');
});

test('calls, writes, sign-in, orders, profile, staff and foreign hosts are never cached', () => {
	for (const path of [
		'/api/home',
		'/api/order_list',
		'/signin',
		'/cart',
		'/cart?x=1',
		'/cart.data',
		'/history',
		'/history.data',
		'/profile',
		'/profile.data',
		'/backoffice',
		'/backoffice/orders',
		'/files/dukan.apk',
		'/sw.js',
		'/robots.txt',
		'/sitemap.xml',
		'/sitemaps/pages.xml',
		'/manifest.webmanifest',
		'/offline?lang=ru',
		'/metrics',
	])
		assert.equal(kind(path), undefined, path);
	assert.equal(kind('/', 'navigate', 'POST'), undefined);
	assert.equal(kind('/faq', 'cors'), undefined, 'only what the browser opens as a page');
	assert.equal(kindOf({ method: 'GET', mode: 'navigate', url: 'https://else.example/' }, ORIGIN), undefined);
});

test('data belongs to the page that links name', () => {
	assert.equal(pageOfData(`${ORIGIN}/_.data`), '/');
	assert.equal(pageOfData(`${ORIGIN}/faq.data?_routes=faq`), '/faq');
	assert.equal(pageOfData(`${ORIGIN}/newproducts.data?page=2&_routes=x`), '/newproducts?page=2');
	assert.ok(isPageOrData(`${ORIGIN}/faq.data`, ORIGIN) && isPageOrData(`${ORIGIN}/faq`, ORIGIN));
	assert.ok(!isPageOrData(`${ORIGIN}/assets/a.js`, ORIGIN));
});
