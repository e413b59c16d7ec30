import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../base/language/language.ts';
import { BLANK_PRODUCT, COLUMN_FIELDS, columnOf, PRODUCT_FIELDS, SHEET_COLUMNS } from './product-columns.ts';

test('STOCK-01 all columns are of the product itself but its stock, which changes by movements only', () => {
	const own = new Set<string>(PRODUCT_FIELDS);
	assert.deepEqual(
		COLUMN_FIELDS.filter((field) => !own.has(field)),
		['stock'],
	);
	assert.equal(PRODUCT_FIELDS.length, COLUMN_FIELDS.length - 1);
});

test('a sheet of products begins with what a product is, and no title is empty or comes twice', () => {
	assert.deepEqual(SHEET_COLUMNS.slice(0, 4), ['id', 'subcategory_id', 'brand', 'family']);
	assert.equal(new Set(SHEET_COLUMNS).size, SHEET_COLUMNS.length);
	for (const title of SHEET_COLUMNS) assert.match(title, /^[a-z_]+$/);
});

test('GEN-01 a sheet of products has names and descriptions in every language, the long texts at its end', () => {
	const names = LANGUAGES.map((language) => `name_${language}` as const);
	const descriptions = LANGUAGES.map((language) => `description_${language}` as const);
	assert.deepEqual(SHEET_COLUMNS.slice(4, 7).toSorted(), names.toSorted());
	assert.deepEqual(SHEET_COLUMNS.slice(-3).toSorted(), descriptions.toSorted());
	assert.equal(SHEET_COLUMNS.at(-4), 'pictures');
});

test('a sheet of products has every field that has a title, in the order of the form', () => {
	const titles = COLUMN_FIELDS.flatMap((field) => columnOf(field).sheet ?? []);
	assert.deepEqual(
		SHEET_COLUMNS.filter((title) => titles.some((one) => one === title)),
		titles,
	);
});

test('GEN-01 a new product has no text, no picture, no attribute and no family', () => {
	const { names, descriptions, pictures, attributes, family } = BLANK_PRODUCT;
	for (const language of LANGUAGES)
		assert.deepEqual([names[language], descriptions[language]], ['', ''], language);
	assert.deepEqual({ pictures, attributes, family }, { pictures: [], attributes: {}, family: '' });
});

test('a new product is not shown, not on sale, costs nothing yet, and there is none of it', () => {
	for (const field of COLUMN_FIELDS.filter((one) => columnOf(one).kind.control === 'yesNo'))
		assert.equal(BLANK_PRODUCT[field], false, field);
	const { subcategoryId, brandId, priceTenge, stock, unitFactor, purchaseLimit } = BLANK_PRODUCT;
	assert.deepEqual(
		{ subcategoryId, brandId, priceTenge, stock, unitFactor, purchaseLimit },
		{ subcategoryId: 0, brandId: 0, priceTenge: 0, stock: 0, unitFactor: 1, purchaseLimit: 0 },
	);
});

test('PRICE-02 a new product has no sale price, no beginning and no end of a sale', () => {
	const { salePriceTenge, saleStartsAt, saleEndsAt, dollarPriceCents } = BLANK_PRODUCT;
	assert.deepEqual([salePriceTenge, saleStartsAt, saleEndsAt, dollarPriceCents], [null, null, null, null]);
});
