import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildCatalogue } from './build-catalogue.ts';
import type { Attributes, DemoProduct } from './catalogue-types.ts';
import { draftProducts } from './draft-products.ts';
import { demoPlan } from './plan.ts';

const catalogue = buildCatalogue();
const { products } = catalogue;
const brandNames = new Map(catalogue.brands.map(({ id, name }) => [id, name]));
const brandOf = (product: DemoProduct) => brandNames.get(product.brandId);
const inSubcategory = (id: number) => products.filter((p) => p.subcategoryId === id);

function always(
	chosen: DemoProduct[],
	holds: (attributes: Attributes, product: DemoProduct) => boolean,
): void {
	assert.ok(chosen.length > 0);
	for (const product of chosen) assert.ok(holds(product.attributes, product), product.name.en);
}

test('every attribute belongs to its sub-category, and every value is known', () => {
	const allowed = new Map(catalogue.subcategories.map(({ id, attributes }) => [id, attributes]));
	const byKey = new Map(catalogue.attributes.map((attribute) => [attribute.key, attribute]));
	for (const product of products) {
		for (const [key, value] of Object.entries(product.attributes)) {
			assert.ok(allowed.get(product.subcategoryId)?.includes(key), `${key} of ${product.name.en}`);
			const attribute = byKey.get(key);
			if (attribute?.type === 'enum') {
				assert.ok(
					attribute.values.some((known) => known.value === value),
					`${key} ${value}`,
				);
			} else if (attribute?.type === 'number') {
				assert.ok(typeof value === 'number' && Number.isFinite(value) && value > 0, `${key} ${value}`);
				const listed = demoPlan.attributes[key]?.values ?? [];
				assert.ok(listed.length === 0 || listed.includes(value), `${key} ${value}`);
			} else assert.equal(typeof value, 'boolean');
		}
	}
});

test('every planned attribute is in one group and has names in three languages', () => {
	assert.equal(new Set(catalogue.attributes.map(({ key }) => key)).size, catalogue.attributes.length);
	for (const { key, name, values, group } of catalogue.attributes) {
		assert.ok(name.en && name.ru && name.tm, key);
		assert.ok(catalogue.attributeGroups.some((known) => known.key === group));
		for (const value of values) assert.ok(value.name.en && value.name.ru && value.name.tm, value.value);
	}
	for (const { attributes } of catalogue.subcategories) {
		for (const key of attributes)
			assert.ok(
				catalogue.attributes.some((attribute) => attribute.key === key),
				key,
			);
	}
});

test('Apple goods have Apple processors and systems, and no one else has', () => {
	for (const product of products) {
		const { cpu, os, gpu } = product.attributes;
		const apple = brandOf(product) === 'Apple';
		if (cpu !== undefined) assert.equal(apple, String(cpu).startsWith('Apple'), product.name.en);
		if (os !== undefined)
			assert.equal(apple, ['macOS', 'iOS', 'iPadOS'].includes(String(os)), product.name.en);
		if (apple) assert.equal(gpu, undefined);
	}
});

test('the brand of a processor decides its socket, and the chipset that of a board', () => {
	always(
		inSubcategory(301),
		({ socket }, p) => (brandOf(p) === 'Intel') === String(socket).startsWith('LGA'),
	);
	always(inSubcategory(302), ({ socket }, p) => /^B650/.test(p.series) === (socket === 'AM5'));
});

test('the series tells what is inside', () => {
	always(inSubcategory(304), ({ memoryType }, p) => p.series.startsWith(String(memoryType)));
	always(
		inSubcategory(1401),
		({ wifiStandard }, p) => !p.series.startsWith('AX') || wifiStandard === 'Wi-Fi 6',
	);
	always(
		inSubcategory(1401),
		({ wifiStandard }, p) => !p.series.startsWith('AC') || wifiStandard === 'Wi-Fi 5',
	);
	always(inSubcategory(1601), ({ capacityVa }, p) => p.series.includes(String(capacityVa)));
	always(inSubcategory(1603), ({ battery }, p) => p.series.includes(String(battery)));
	always(inSubcategory(1604), ({ power }, p) => p.series === `${power}W`);
	always(inSubcategory(1101), ({ screenSize }, p) => Number.parseInt(p.series, 10) === screenSize);
	always(inSubcategory(401), ({ screenSize }, p) => {
		return Math.abs(Number(p.series.split(' ').at(-1)) - Number(screenSize)) <= 0.5;
	});
	always(inSubcategory(101), ({ screenSize }, p) =>
		p.series.endsWith(String(Math.floor(Number(screenSize)))),
	);
	always(inSubcategory(303), ({ vram }, p) => !p.series.endsWith('4060') || vram === 8);
});

test('televisions run the system of their brand, and big ones are 4K', () => {
	const systems: Record<string, string> = { Samsung: 'Tizen', LG: 'webOS' };
	const smart = inSubcategory(1101).filter((p) => p.attributes.smartTv === true);
	always(smart, ({ os }, p) => os === (systems[brandOf(p) ?? ''] ?? 'Google TV'));
	const big = inSubcategory(1101).filter((p) => Number(p.attributes.screenSize) >= 50);
	always(big, ({ resolution, hdr }) => resolution === '3840×2160' && hdr === true);
});

test('a heavier screen makes a heavier laptop, and thin ones are lighter', () => {
	always(inSubcategory(102), ({ weight }) => Number(weight) >= 2.2);
	always(inSubcategory(104), ({ weight }) => Number(weight) <= 1.6);
});

test('inside a sub-category the better model stands higher in the price range', () => {
	const levels = new Map<number, number>();
	for (const { subcategoryId, level } of draftProducts()) {
		assert.ok(level > (levels.get(subcategoryId) ?? 0) && level < 1);
		levels.set(subcategoryId, level);
	}
	const phones = inSubcategory(701).toSorted((a, b) => a.priceTenge - b.priceTenge);
	const memory = (list: DemoProduct[]) =>
		list.reduce((sum, p) => sum + Number(p.attributes.ram), 0) / list.length;
	assert.ok(memory(phones.slice(0, 12)) < memory(phones.slice(24)));
});
