import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeListFilters } from '../../goods/lists/list-filters.ts';
import { writeBuildChoice } from '../../goods/pc-builder/build-slots.ts';
import { BUILD_SLOTS } from '../../goods/structure/build-slots.ts';
import { isPageParameter } from './page-parameters.ts';

const LISTS = ['category', 'smart', 'brand_products', 'newproducts', 'saleproducts', 'search', 'more'];

const everyFilter = writeListFilters({
	categoryIds: [3],
	brandIds: [7],
	minPriceTenge: 100,
	maxPriceTenge: 900,
	inStock: true,
	onSale: true,
	minRating: 4,
	attributes: { ramGb: ['8'] },
});

const wholeBuild = writeBuildChoice({
	ids: Object.fromEntries(BUILD_SLOTS.map((slot) => [slot, 1])),
	memoryCount: 2,
});

for (const segment of LISTS)
	test(`R18 /${segment} depends on its filters, its order, its page and what is searched for`, () => {
		const filters = everyFilter.map(([name]) => name);
		for (const name of [...filters, 'query', 'sort', 'page', 'shown'])
			assert.ok(isPageParameter(segment, name), name);
	});

for (const [segment, what, names] of [
	['', 'how far it was read', ['shown']],
	['product', 'which reviews and questions are asked for', ['review_sort', 'stars', 'reviews', 'questions']],
	['compare', 'what is compared', ['ids', 'only']],
	['pc-builder', 'the parts and the part that is being chosen', [...wholeBuild.keys(), 'choose']],
	['signin', 'where it leads afterwards', ['next']],
	['notify', 'what became of the form', ['said']],
	['stop', 'whose notices end, and what became of it', ['key', 'said']],
	['history', 'the order just placed', ['placed']],
	['callme', 'what became of the request', ['outcome']],
	['test', 'the name', ['name']],
] as const)
	test(`R18 /${segment} depends on ${what}, and on no filter`, () => {
		for (const name of names) assert.ok(isPageParameter(segment, name), name);
		for (const name of ['brand', 'attr.ramGb', 'utm_source'])
			assert.ok(!isPageParameter(segment, name), name);
	});

test('R18 what advertisements add, or what only looks like a filter, makes no other list', () => {
	for (const name of [
		'utm_source',
		'fbclid',
		'',
		'x',
		'Brand',
		'brands',
		'attr',
		'ramGb',
		'my.attr.',
		'next',
	])
		assert.ok(!isPageParameter('category', name), name);
});

test('R18 every page depends on its language and on the router’s own parameter', () => {
	for (const segment of ['', 'category', 'product', 'faq', 'nothing'])
		for (const name of ['lang', '_routes']) assert.ok(isPageParameter(segment, name), `${segment} ${name}`);
});

test('R18 a page that is not named depends on nothing else, whatever it is called', () => {
	for (const segment of ['faq', 'nothing', 'constructor', '__proto__'])
		for (const name of ['page', 'query', 'attr.ramGb', 'name', 'length'])
			assert.ok(!isPageParameter(segment, name), `${segment} ${name}`);
});
