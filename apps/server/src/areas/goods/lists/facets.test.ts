import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { buildCatalogue } from '@dukan/demo-catalogue/build-catalogue.ts';
import type { DemoProduct } from '@dukan/demo-catalogue/catalogue-types.ts';
import { demoReviews } from '@dukan/demo-catalogue/demo-reviews.ts';
import { type Random, seededRandom } from '@dukan/demo-catalogue/seeded-random.ts';
import {
	type ListFilters,
	MIN_RATINGS,
	NO_FILTERS,
	numberRangeValue,
} from '@dukan/domain/goods/lists/list-filters.ts';
import type { FacetsWire } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';
import {
	addressValue,
	averagesOf,
	effectivePrice,
	recount,
	scopeProducts,
} from '../../../testing/recount.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { listProducts } from './list-products.ts';
import { scopeSelection } from './scope-selection.ts';

type Scope = Exclude<ListScope, { kind: 'search' }>;

describe('facets', async () => {
	const { db, listing } = await openTestShop({ after });
	const readIndex = async () => (await listing.current()).index;
	const catalogue = buildCatalogue();
	const averages = averagesOf(demoReviews(catalogue.products.map(({ id }) => id)));
	const list = async (scope: Scope, filters: ListFilters) => {
		const found = await listProducts(
			db,
			readIndex,
			{ scope, filters, sort: undefined, language: 'tm', limit: 100, offset: 0, withFacets: true },
			{ select: await scopeSelection(db, scope) },
		);
		assert.ok(found.facets);
		return { ...found, facets: found.facets };
	};

	/** Chooses values of one product of the list, so that a filtered list is often not empty. */
	function randomFilters(products: readonly DemoProduct[], random: Random): ListFilters {
		const model = random.pick(products);
		const other = random.pick(products);
		const price = effectivePrice(model);
		const attributes = Object.entries(model.attributes).filter(() => random.next() < 0.2);
		return {
			categoryIds: [],
			brandIds: random.next() < 0.4 ? [...new Set([model.brandId, other.brandId])] : [],
			minPriceTenge: random.next() < 0.2 ? Math.round(price * random.next()) : undefined,
			maxPriceTenge: random.next() < 0.2 ? Math.round(price * (1 + random.next())) : undefined,
			inStock: random.next() < 0.3,
			onSale: random.next() < 0.2,
			minRating: random.next() < 0.2 ? random.pick(MIN_RATINGS) : undefined,
			attributes: Object.fromEntries(
				attributes.map(([key, value]) => {
					const another = other.attributes[key] ?? value;
					if (typeof value === 'number' && random.next() < 0.4)
						return [
							key,
							[
								numberRangeValue({
									min: value,
									max: random.next() < 0.5 ? Math.ceil(value * 1.5) : undefined,
								}),
							],
						];
					return [key, [...new Set([addressValue(value), addressValue(another)])]];
				}),
			),
		};
	}

	function assertCounts(facets: FacetsWire, products: readonly DemoProduct[], filters: ListFilters): void {
		const expected = recount(products, filters, averages);
		const chosenBrands = filters.brandIds.map((id) => [String(id), 0]);
		assert.deepEqual(Object.fromEntries(facets.brands.map(({ id, count }) => [String(id), count])), {
			...Object.fromEntries(chosenBrands),
			...expected.brands,
		});
		assert.deepEqual(facets.price, {
			min: expected.priceTenge.min / 100,
			max: expected.priceTenge.max / 100,
		});
		assert.equal(facets.in_stock, expected.inStock);
		assert.equal(facets.sale, expected.onSale);
		assert.deepEqual(Object.fromEntries(facets.rating.map(({ from, count }) => [String(from), count])), {
			...(filters.minRating && { [filters.minRating]: 0 }),
			...expected.ratings,
		});
		for (const { key, values, ranges } of facets.attributes) {
			const counts = expected.attributes[key] ?? {};
			const given = Object.fromEntries(values.map(({ value, count }) => [value, count]));
			const exact = (filters.attributes[key] ?? []).filter((choice) => !choice.includes('..'));
			assert.deepEqual(given, { ...Object.fromEntries(exact.map((value) => [value, 0])), ...counts }, key);
			for (const { value, count } of ranges ?? []) {
				const [min = '', max = ''] = value.split('..');
				const inside = Object.entries(counts).filter(
					([number]) => Number(number) >= Number(min || -1e9) && Number(number) < Number(max || 1e9),
				);
				assert.equal(
					count,
					inside.reduce((sum, [, amount]) => sum + amount, 0),
					`${key} ${value}`,
				);
			}
		}
	}

	const scopes: Scope[] = [
		...catalogue.categories.map(({ id }) => ({ kind: 'category', id }) as const),
		...catalogue.subcategories
			.filter((_, at) => at % 6 === 0)
			.map(({ id }) => ({ kind: 'subcategory', id }) as const),
		...catalogue.smartCategories.map(({ id }) => ({ kind: 'smart', id }) as const),
		...[2, 7, 40].map((id) => ({ kind: 'brand', id }) as const),
		{ kind: 'new' },
		{ kind: 'sale' },
	];

	test('CAT-02 CHOOSE-03 counts are those of a plain recount, in every kind of list, for random choices', async () => {
		const random = seededRandom(7, 'facets');
		for (const scope of scopes) {
			const products = scopeProducts(catalogue, scope);
			for (const filters of [
				NO_FILTERS,
				...Array.from({ length: 6 }, () => randomFilters(products, random)),
			]) {
				const { count, facets, rows } = await list(scope, filters);
				const expected = recount(products, filters, averages);
				assert.equal(count, expected.count, JSON.stringify({ scope, filters }));
				assert.equal(rows.length, Math.min(100, count));
				assertCounts(facets, products, filters);
			}
		}
	});

	test('CAT-02 whatever is offered finds as many products as it says', async () => {
		const random = seededRandom(8, 'offers');
		for (const scope of scopes.filter((_, at) => at % 3 === 0)) {
			const filters = randomFilters(scopeProducts(catalogue, scope), random);
			const { facets } = await list(scope, filters);
			for (const { id, count } of facets.brands.slice(0, 1))
				assert.equal((await list(scope, { ...filters, brandIds: [id] })).count, count, `brand ${id}`);
			for (const { key, values, ranges } of facets.attributes.slice(0, 4)) {
				const { value, count } = random.pick(ranges ?? values);
				const narrowed = { ...filters, attributes: { ...filters.attributes, [key]: [value] } };
				assert.equal((await list(scope, narrowed)).count, count, `${key}=${value}`);
				const chosen = filters.attributes[key]?.includes(value) ?? false;
				assert.ok(count > 0 || chosen, `${key}=${value} leads nowhere`);
			}
		}
	});

	test('CAT-02 a category offers its own filters first, then the rest its goods have', async () => {
		for (const { id, filters } of catalogue.categories) {
			const { facets } = await list({ kind: 'category', id }, NO_FILTERS);
			const keys = facets.attributes.map(({ key }) => key);
			const own = filters.filter((key) => keys.includes(key));
			assert.deepEqual(keys.slice(0, own.length), own);
			const all = new Set(
				scopeProducts(catalogue, { kind: 'category', id }).flatMap(({ attributes }) =>
					Object.keys(attributes),
				),
			);
			assert.deepEqual(new Set(keys), all);
		}
	});

	test('CAT-02 a list across categories offers what at least half of its goods have', async () => {
		for (const scope of scopes.filter(({ kind }) => !['category', 'subcategory'].includes(kind))) {
			const products = scopeProducts(catalogue, scope);
			const { facets } = await list(scope, NO_FILTERS);
			const common = catalogue.attributes
				.map(({ key }) => key)
				.filter(
					(key) => products.filter(({ attributes }) => key in attributes).length * 2 >= products.length,
				);
			assert.deepEqual(
				facets.attributes.map(({ key }) => key),
				common,
			);
		}
	});

	test('CAT-02 values stand in a sensible order and say themselves in three languages', async () => {
		const { facets } = await list({ kind: 'category', id: 7 }, NO_FILTERS);
		const facet = (key: string) => facets.attributes.find((attribute) => attribute.key === key);
		const ram = facet('ram')?.values ?? [];
		assert.deepEqual(
			ram.map(({ value }) => Number(value)),
			ram.map(({ value }) => Number(value)).toSorted((a, b) => a - b),
		);
		assert.equal(ram.find(({ value }) => value === '8')?.value_ru, '8\u00a0ГБ');
		assert.deepEqual(
			facet('nfc')?.values.map(({ value, value_tm }) => [value, value_tm]),
			[
				['yes', 'Hawa'],
				['no', 'Ýok'],
			],
		);
		const colours = catalogue.attributes
			.find(({ key }) => key === 'colour')
			?.values.map(({ value }) => value);
		const shown = facet('colour')?.values.map(({ value }) => value) ?? [];
		assert.deepEqual(
			shown,
			colours?.filter((value) => shown.includes(value)),
		);
		const battery = facet('battery')?.ranges ?? [];
		assert.deepEqual(battery[0], {
			value: '..2000',
			value_en: 'under 2000\u00a0mAh',
			value_ru: 'до 2000\u00a0мА·ч',
			value_tm: 'iň köp 2000\u00a0mA·sag',
			count: battery[0]?.count,
		});
		assert.ok(battery.some(({ value_ru }) => value_ru === '5000–6000\u00a0мА·ч'));
		assert.equal(facet('ram')?.ranges, undefined, 'few numbers are offered one by one');
	});

	test('CAT-02 a choice that finds nothing is still shown, to be taken back', async () => {
		const filters = {
			...NO_FILTERS,
			brandIds: [6],
			attributes: { ram: ['3', '2000..3000'], colour: ['plaid'], os: ['macOS'] },
		};
		const { count, facets } = await list({ kind: 'category', id: 1 }, filters);
		assert.equal(count, 0);
		assert.deepEqual(facets.brands.find(({ id }) => id === 6)?.count, 0);
		const facet = (key: string) => facets.attributes.find((attribute) => attribute.key === key);
		assert.deepEqual(
			facet('ram')?.ranges?.map(({ value, count }) => [value, count]),
			[['2000..3000', 0]],
		);
		assert.ok(
			facet('ram')?.values.some(
				({ value, value_ru, count }) => value === '3' && value_ru === '3\u00a0ГБ' && count === 0,
			),
		);
		assert.ok(facet('colour')?.values.some(({ value, count }) => value === 'plaid' && count === 0));
		assert.ok(facet('os')?.values.some(({ value, count }) => value === 'macOS' && count === 0));
	});

	test('S12 an attribute that does not exist is named, and nothing is listed', async () => {
		const filters = { ...NO_FILTERS, attributes: { noSuchThing: ['1'] } };
		const scope = { kind: 'new' } as const;
		const found = await listProducts(
			db,
			readIndex,
			{ scope, filters, sort: undefined, language: 'ru', limit: 24, offset: 0, withFacets: true },
			{ select: await scopeSelection(db, scope) },
		);
		assert.deepEqual(found.invalid, [{ field: 'attr.noSuchThing', code: 'unknown' }]);
		assert.deepEqual(found.rows, []);
	});
});
