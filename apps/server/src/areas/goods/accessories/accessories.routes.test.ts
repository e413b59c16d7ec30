import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { buildCatalogue } from '@dukan/demo-catalogue/build-catalogue.ts';
import { demoAccessories } from '@dukan/demo-catalogue/demo-accessories.ts';
import type {
	CartAccessoriesWire,
	ProductAccessoriesWire,
} from '@dukan/domain/goods/accessories/accessories.api.ts';
import type {
	StaffAccessoriesWire,
	StaffFitRuleWire,
} from '@dukan/domain/goods/accessories/staff-accessories.api.ts';
import { sql } from 'kysely';
import { insertAccessories } from '../../../commands/demo/insert-accessories.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const PHONES = 701;
const CHARGERS = 1604;
const CABLES = 1605;
const SHOWN = 6;

describe('CHOOSE-02 accessories that fit', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const editor = await sitAtDesk(shop, 'content');
	await insertAccessories(db);
	await insertAccessories(db);

	const shown = async (id: number) => {
		const response = await app.inject(`/api/product_accessories/${id}`);
		assert.equal(response.statusCode, 200, response.body);
		const { accessories, fits }: ProductAccessoriesWire = response.json();
		return { accessories: accessories.map(({ p_id }) => p_id), fits: fits.map(({ p_id }) => p_id) };
	};
	const inCart = async (...ids: number[]): Promise<CartAccessoriesWire['rows']> =>
		(await app.inject(`/api/cart_accessories?ids=${ids.join(',')}`)).json().rows;
	const catalogue = buildCatalogue();
	const demo = demoAccessories(catalogue);
	const inStock = (subcategoryId: number) =>
		catalogue.products.filter((one) => one.subcategoryId === subcategoryId && one.stock > 0);
	const requireOne = (subcategoryId: number) => inStock(subcategoryId)[0]?.id ?? assert.fail();

	test('CHOOSE-02 what the demo goods fit is what a plain comparison of their data says', async () => {
		const extra = Map.groupBy(demo.values, ({ productId }) => productId);
		type Product = (typeof catalogue.products)[number];
		const factOf = ({ id, attributes }: Product, key: string) =>
			extra.get(id)?.find((one) => one.key === key)?.value ?? attributes[key];
		/**
		 * Tells from the demo's data alone whether staff chose the accessory for the product or a rule says
		 * that it fits.
		 */
		const fit = (thing: Product, accessory: Product) =>
			demo.chosen.some(
				({ productId, accessoryIds }) => productId === thing.id && accessoryIds.includes(accessory.id),
			) ||
			demo.rules.some(
				({ subcategoryId, accessorySubcategoryId, allOf }) =>
					subcategoryId === thing.subcategoryId &&
					accessorySubcategoryId === accessory.subcategoryId &&
					allOf.every(({ key, accessoryKey, compare }) => {
						const own = factOf(thing, key);
						const other = factOf(accessory, accessoryKey);
						if (own === undefined || other === undefined) return false;
						if (compare === 'at_least') return Number(other) >= Number(own);
						if (compare === 'at_most') return Number(other) <= Number(own);
						return `/${own}/`.includes(`/${other}/`) || `/${other}/`.includes(`/${own}/`);
					}),
			);
		let pairs = 0;
		for (const product of catalogue.products) {
			if (product.id % 7 !== 0) continue;
			const { accessories, fits } = await shown(product.id);
			const others = catalogue.products.filter(({ stock, id }) => stock > 0 && id !== product.id);
			const expected = others.filter((other) => fit(product, other)).map(({ id }) => id);
			const expectedFits = others.filter((other) => fit(other, product)).map(({ id }) => id);
			assert.deepEqual(
				accessories.filter((id) => !expected.includes(id)),
				[],
				product.name.en,
			);
			assert.deepEqual(
				fits.filter((id) => !expectedFits.includes(id)),
				[],
				product.name.en,
			);
			assert.equal(accessories.length, Math.min(SHOWN, expected.length), product.name.en);
			assert.equal(fits.length, Math.min(SHOWN, expectedFits.length), product.name.en);
			pairs += accessories.length + fits.length;
		}
		assert.ok(pairs > 80, String(pairs));
	});

	test('CHOOSE-02 a phone is offered one of each kind before many of one', async () => {
		const { accessories } = await shown(requireOne(PHONES));
		const kinds = accessories.map((id) => catalogue.products.find((one) => one.id === id)?.subcategoryId);
		assert.equal(new Set(kinds.slice(0, 3)).size, 3, kinds.join());
	});

	test('CHOOSE-02 staff choose what comes first; what is sold out is not shown; a stale or wrong choice is refused', async () => {
		const phone = requireOne(PHONES);
		const [first = 0, second = 0] = inStock(1001).map(({ id }) => id);
		const soldOut = catalogue.products.find(({ stock }) => stock === 0)?.id ?? assert.fail();
		const choose = (chosen: number[], was: number[]) =>
			[`product_accessories_update/${phone}`, { chosen, was }] as const;
		await editor.done(...choose([second, soldOut, first], []));
		const { accessories } = await shown(phone);
		assert.deepEqual(accessories.slice(0, 2), [second, first]);
		assert.ok(!accessories.includes(soldOut));
		assert.equal(accessories.length, SHOWN);
		assert.deepEqual((await shown(first)).fits, [phone]);
		const read = await editor.read<StaffAccessoriesWire>(`product_accessories/${phone}`);
		assert.deepEqual(
			read.chosen.map(({ id }) => id),
			[second, soldOut, first],
		);
		assert.equal(await editor.refused(...choose([first], [])), 'changed_meanwhile');
		const now = [second, soldOut, first];
		assert.equal(await editor.refused(...choose([phone], now)), 'invalid_input chosen');
		assert.equal(await editor.refused(...choose([999_999], now)), 'invalid_input chosen');
		await editor.done(...choose([], now));
		assert.deepEqual((await shown(first)).fits, []);
	});

	test('CHOOSE-02 a rule works as soon as it is saved, and no attribute that it compares can go', async () => {
		const phone = requireOne(PHONES);
		const before = await shown(phone);
		const rules = await editor.read<StaffFitRuleWire[]>('fit_rules');
		const own = rules.filter((rule) => rule.subcategoryId === PHONES);
		for (const { id } of own) await editor.done(`fit_rules_delete/${id}`);
		assert.deepEqual((await shown(phone)).accessories, []);
		const cables = {
			subcategoryId: PHONES,
			accessorySubcategoryId: CABLES,
			rule: { allOf: [{ key: 'connectorType', accessoryKey: 'connectorType', compare: 'same' }] },
			isNeeded: false,
		};
		const { key: ruleId } = await editor.done<{ key: number }>('fit_rules_add', cables);
		const { accessories } = await shown(phone);
		assert.ok(accessories.length > 0);
		// A product appears at once when it gets the value, and disappears when it loses the value.
		const other = inStock(CABLES).find(({ id }) => !accessories.includes(id))?.id ?? assert.fail();
		const setConnector = (value: string) =>
			sql`update product_attributes set value_text = ${value}
				where product_id = ${other} and attribute_key = 'connectorType'`.execute(db);
		await setConnector('USB-C');
		assert.ok((await shown(phone)).accessories.includes(other));
		assert.ok((await shown(other)).fits.length > 0);
		await setConnector('HDMI');
		assert.ok(!(await shown(phone)).accessories.includes(other));
		const unknown = { allOf: [{ key: 'unheardOf', accessoryKey: 'connectorType', compare: 'same' }] };
		assert.equal(await editor.refused(`fit_rules_update/${ruleId}`, { rule: unknown }), 'invalid_input rule');
		assert.equal(
			await editor.refused('fit_rules_add', { ...cables, accessorySubcategoryId: 99_999 }),
			'invalid_input accessorySubcategoryId',
		);
		await editor.done('attributes_add', {
			key: 'plug',
			type: 'bool',
			nameEn: 'Plug',
			nameRu: '',
			nameTm: '',
			unit: null,
			groupKey: 'main',
			rangeBounds: null,
			values: [],
		});
		const named = { allOf: [{ key: 'connectorType', accessoryKey: 'plug', compare: 'same' }] };
		await editor.done(`fit_rules_update/${ruleId}`, { rule: named });
		assert.equal(await editor.refused('attributes_delete/plug'), 'still_used');
		await editor.done(`fit_rules_delete/${ruleId}`);
		await editor.done('attributes_delete/plug');
		for (const { id: _, ...rule } of own) await editor.done('fit_rules_add', rule);
		assert.equal((await shown(phone)).accessories.length, before.accessories.length);
	});

	test('CHOOSE-02 the cart names what is missing until one that fits is in it', async () => {
		const phone = requireOne(PHONES);
		const charger = requireOne(CHARGERS);
		const [missing, other] = await inCart(phone);
		assert.equal(missing?.p_id, phone);
		assert.equal(missing?.missing?.sc_id, CHARGERS);
		assert.ok(missing?.missing?.sc_name_tm);
		const offered = missing?.products.map(({ p_id }) => p_id) ?? [];
		assert.ok(offered.length > 0 && offered.length <= 3);
		assert.ok(other && other.missing === undefined && other.products.length > 0);
		const rows = await inCart(phone, charger);
		assert.ok(rows.every((row) => row.missing === undefined));
		const ids = rows.flatMap(({ products }) => products.map(({ p_id }) => p_id));
		assert.ok(!ids.includes(charger));
		assert.equal(new Set(ids).size, ids.length);
		assert.deepEqual(await inCart(999_999), []);
		const bad = await app.inject('/api/cart_accessories?ids=1,x');
		assert.equal(bad.statusCode, 400);
	});

	test('CHOOSE-02 a processor misses a cooler that takes its heat, and a weaker one is no help', async () => {
		const hot = inStock(301).toSorted((a, b) => Number(b.attributes.tdp) - Number(a.attributes.tdp))[0];
		const weak = inStock(307).toSorted((a, b) => Number(a.attributes.tdp) - Number(b.attributes.tdp))[0];
		assert.ok(hot && weak && Number(weak.attributes.tdp) < Number(hot.attributes.tdp));
		const rows = await inCart(hot.id, weak.id);
		const missing = rows.find((row) => row.missing?.sc_id === 307);
		assert.ok(missing && missing.products.length > 0);
		for (const { p_id } of missing.products) {
			const cooler = catalogue.products.find(({ id }) => id === p_id);
			assert.ok(Number(cooler?.attributes.tdp) >= Number(hot.attributes.tdp));
		}
	});
});
