import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BLANK_PRODUCT } from './product-columns.ts';
import { isAttributeValue, productProblems } from './product-rules.ts';
import type { AttributeChoiceWire } from './staff-products.api.ts';

const NAMES = { en: 'Laptop', ru: '', tm: '' };
const GOOD = { ...BLANK_PRODUCT, names: NAMES, priceTenge: 100 };

describe('rules of a product', () => {
	test('what a product must not be, field by field', () => {
		const problems = (changes: object) =>
			productProblems({ ...GOOD, ...changes }).map(({ field, code }) => `${field} ${code}`);
		assert.deepEqual(problems({}), []);
		assert.deepEqual(problems({ names: { ...NAMES, en: ' ' } }), ['names.en required']);
		assert.deepEqual(problems({ names: { ...NAMES, ru: 'x'.repeat(201) } }), ['names.ru maxLength']);
		assert.deepEqual(problems({ names: { ...NAMES, tm: 'x'.repeat(200) } }), []);
		const long = (length: number) => ({ descriptions: { en: '', ru: '', tm: 'x'.repeat(length) } });
		assert.deepEqual(problems(long(10_000)), []);
		assert.deepEqual(problems(long(10_001)), ['descriptions.tm maxLength']);
		assert.deepEqual(problems({ unitFactor: 0 }), ['unitFactor minimum']);
		assert.deepEqual(problems({ unitFactor: 10_000 }), []);
		assert.deepEqual(problems({ unitFactor: 10_001 }), ['unitFactor maximum']);
		assert.deepEqual(problems({ priceTenge: 0 }), ['priceTenge minimum']);
		assert.deepEqual(problems({ priceTenge: Number.NaN }), ['priceTenge amount']);
		assert.deepEqual(problems({ stock: Number.NaN }), ['stock type']);
		assert.deepEqual(problems({ priceTenge: 2_147_483_647, unitFactor: 2 }), ['priceTenge maximum']);
		assert.deepEqual(problems({ priceTenge: 2_147_483_647 }), []);
		assert.deepEqual(problems({ salePriceTenge: 0 }), ['salePriceTenge minimum']);
		assert.deepEqual(problems({ salePriceTenge: 2_147_483_648 }), ['salePriceTenge maximum']);
		assert.deepEqual(problems({ onSale: true }), ['salePriceTenge required']);
		assert.deepEqual(problems({ onSale: true, salePriceTenge: 100 }), ['salePriceTenge notLower']);
		assert.deepEqual(problems({ onSale: true, salePriceTenge: 99 }), []);
		assert.deepEqual(problems({ salePriceTenge: 100 }), []);
		assert.deepEqual(problems({ dollarPriceCents: 0 }), ['dollarPriceCents minimum']);
		assert.deepEqual(problems({ dollarPriceCents: 1 }), []);
		assert.deepEqual(problems({ stock: -1 }), ['stock minimum']);
		assert.deepEqual(problems({ stock: 1_000_000 }), []);
		assert.deepEqual(problems({ stock: 1_000_001 }), ['stock maximum']);
		assert.deepEqual(problems({ limited: true }), ['purchaseLimit minimum']);
		assert.deepEqual(problems({ limited: true, purchaseLimit: 1 }), []);
		assert.deepEqual(problems({ purchaseLimit: -1 }), ['purchaseLimit minimum']);
		const pictures = (count: number) => ({ pictures: Array.from({ length: count }, () => 'a.webp') });
		assert.deepEqual(problems(pictures(20)), []);
		assert.deepEqual(problems(pictures(21)), ['pictures maxItems']);
	});

	test('PRICE-02 a sale that is to come has a lower price, is not on yet and ends after it begins', () => {
		const [day, next] = ['2026-11-20T07:00:00.000Z', '2026-11-21T07:00:00.000Z'];
		const problems = (changes: object) =>
			productProblems({ ...GOOD, salePriceTenge: 99, ...changes }).map(
				({ field, code }) => `${field} ${code}`,
			);
		assert.deepEqual(problems({ saleStartsAt: day }), []);
		assert.deepEqual(problems({ saleStartsAt: day, saleEndsAt: next }), []);
		assert.deepEqual(problems({ onSale: true, saleEndsAt: next }), []);
		assert.deepEqual(problems({ saleStartsAt: day, salePriceTenge: null }), ['salePriceTenge required']);
		assert.deepEqual(problems({ saleStartsAt: day, salePriceTenge: 100 }), ['salePriceTenge notLower']);
		assert.deepEqual(problems({ saleStartsAt: day, onSale: true }), ['saleStartsAt alreadyOnSale']);
		assert.deepEqual(problems({ saleStartsAt: day, saleEndsAt: day }), ['saleEndsAt notLater']);
		assert.deepEqual(problems({ saleStartsAt: next, saleEndsAt: day }), ['saleEndsAt notLater']);
		assert.deepEqual(problems({ saleEndsAt: day }), []);
	});

	test('CHOOSE-01 the code of a family has 60 signs at most, and a product needs none', () => {
		const problems = (family: string | undefined) =>
			productProblems({ ...BLANK_PRODUCT, names: NAMES, priceTenge: 100, family: family as string });
		assert.deepEqual(problems(undefined), []);
		assert.deepEqual(problems(''), []);
		assert.deepEqual(problems('x'.repeat(60)), []);
		assert.deepEqual(problems('x'.repeat(61)), [{ field: 'family', code: 'maxLength' }]);
	});

	test('an attribute takes only what its type and its list allow', () => {
		const names = NAMES;
		const attribute = (type: AttributeChoiceWire['type']): AttributeChoiceWire => ({
			key: 'a',
			type,
			names,
			unit: null,
			values: ['IPS', 'OLED'].map((value) => ({ value, names })),
		});
		assert.equal(isAttributeValue(attribute('enum'), 'IPS'), true);
		assert.equal(isAttributeValue(attribute('enum'), 'ips'), false);
		assert.equal(isAttributeValue(attribute('number'), '15.6'), true);
		assert.equal(isAttributeValue(attribute('number'), '15,6'), false);
		assert.equal(isAttributeValue(attribute('number'), '-20'), true);
		assert.equal(isAttributeValue(attribute('number'), '0.123456'), true);
		assert.equal(isAttributeValue(attribute('number'), '0.1234567'), false);
		assert.equal(isAttributeValue(attribute('number'), '1234567890123'), false);
		assert.equal(isAttributeValue(attribute('number'), 'x15.6'), false);
		assert.equal(isAttributeValue(attribute('bool'), 'yes'), true);
		assert.equal(isAttributeValue(attribute('bool'), 'no'), true);
		assert.equal(isAttributeValue(attribute('bool'), 'true'), false);
	});
});
