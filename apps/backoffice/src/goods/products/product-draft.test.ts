import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, EMPTY_DRAFT, type ProductDraft, readDraft } from './product-draft.ts';

const DRAFT: ProductDraft = {
	...EMPTY_DRAFT,
	subcategoryId: 101,
	brandId: 3,
	names: { en: 'Jug', ru: '', tm: '' },
	priceTenge: '1 250,50',
	stock: '7',
};
const problemsOf = (changes: Partial<ProductDraft>) =>
	readDraft({ ...DRAFT, ...changes }, []).problems.map(({ field, code }) => `${field} ${code}`);

test('what is typed becomes tenge and whole numbers', () => {
	const { fields, problems } = readDraft(DRAFT, []);
	assert.deepEqual(problems, []);
	const { priceTenge, salePriceTenge, stock, unitFactor, purchaseLimit } = fields;
	assert.deepEqual(
		{ priceTenge, salePriceTenge, stock, unitFactor, purchaseLimit },
		{ priceTenge: 125_050, salePriceTenge: null, stock: 7, unitFactor: 1, purchaseLimit: 0 },
	);
});

test('what is wrong is named by its field, an amount as an amount and a number as a number', () => {
	for (const [changes, problems] of [
		[{ priceTenge: '98 765,43x' }, ['priceTenge amount']],
		[{ priceTenge: '' }, ['priceTenge amount']],
		[{ priceTenge: '0' }, ['priceTenge minimum']],
		[{ salePriceTenge: 'x' }, ['salePriceTenge amount']],
		[{ onSale: true }, ['salePriceTenge required']],
		[{ onSale: true, salePriceTenge: '1250,50' }, ['salePriceTenge notLower']],
		[{ onSale: true, salePriceTenge: '1250,49' }, []],
		[{ dollarPriceCents: 'x' }, ['dollarPriceCents amount']],
		[{ dollarPriceCents: '12,50' }, []],
		[{ stock: '' }, ['stock type']],
		[{ stock: '-1' }, ['stock minimum']],
		[{ stock: '1 000 000' }, []],
		[{ stock: '1,5' }, ['stock type']],
		[{ unitFactor: '0' }, ['unitFactor minimum']],
		[{ limited: true, purchaseLimit: '' }, ['purchaseLimit minimum']],
		[{ limited: true, purchaseLimit: '2' }, []],
		[{ names: { en: ' ', ru: 'Кувшин', tm: '' } }, []],
		[{ names: { en: ' ', ru: '', tm: ' ' } }, ['names.en required']],
		[{ subcategoryId: 0, brandId: 0 }, ['subcategoryId required', 'brandId required']],
	] as const satisfies [Partial<ProductDraft>, string[]][])
		assert.deepEqual(problemsOf(changes), problems, JSON.stringify(changes));
});

test('of attributes only those of the sub-category are kept, trimmed, with a decimal point', () => {
	const attributes = { ram: ' 16 ', weight: '1,25', colour: '', cpu: 'i7' };
	const { fields } = readDraft({ ...DRAFT, attributes }, ['ram', 'weight', 'colour']);
	assert.deepEqual(fields.attributes, { ram: '16', weight: '1.25' });
});

test('a product that is opened and not touched reads back as itself', () => {
	const { fields } = readDraft(DRAFT, []);
	const product = {
		...fields,
		priceTenge: 5,
		salePriceTenge: 4,
		onSale: true,
		saleEndsAt: '2026-11-20T07:00:00.000Z',
		dollarPriceCents: 1250,
		stock: 0,
		limited: true,
		purchaseLimit: 2,
		attributes: { ram: '16' },
	};
	assert.deepEqual(readDraft(draftOf(product), ['ram']), { fields: product, problems: [] });
});
