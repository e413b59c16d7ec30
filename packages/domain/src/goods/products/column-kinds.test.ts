import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
	amount,
	brand,
	type ColumnKind,
	type KindOf,
	momentOrNone,
	orNone,
	type ProductNames,
	subcategory,
	whole,
	wholeOrZero,
	yesNo,
} from './column-kinds.ts';
import { type ColumnOf, PRODUCT_COLUMNS } from './product-columns.ts';

const NAMES: ProductNames = {
	brands: {
		idOf: (name) => (name.toLowerCase() === 'acme' ? 7 : undefined),
		nameOf: (id) => (id === 7 ? 'Acme' : ''),
	},
	subcategories: { idOf: (name) => (name === 'Ноутбуки' ? 101 : undefined) },
};
const WHOLE = whole({ min: 1, max: 120 });

/** Reads a text as a form and as a cell; undefined where the kind refuses the cell. */
const typed = <Value>(kind: KindOf<Value, string>, text: string) => {
	const value = kind.parse(text);
	return kind.problem(value) ?? value;
};
const cell = <Value>(kind: Pick<KindOf<Value, unknown>, 'readCell'>, text: string) =>
	kind.readCell(text, NAMES);

describe('kinds of product columns', () => {
	test('what a form shows and a sheet holds of a value reads back as that value', () => {
		const comesBack = <Value, Typed>(one: KindOf<Value, Typed>, values: readonly Value[]) => {
			for (const value of [one.blank, ...values]) {
				assert.equal(one.parse(one.format(value)), value, `${String(value)} in a form`);
				const text = String(one.cell(value, NAMES));
				const read = text === '' ? one.emptyCell(value) : one.readCell(text, NAMES);
				assert.equal(read, value, `${String(value)} in a sheet`);
			}
		};
		comesBack(yesNo, [true, false]);
		comesBack(brand, [7]);
		comesBack(subcategory, [101]);
		comesBack(WHOLE, [1, 24, 120]);
		comesBack(orNone(WHOLE), [null, 24]);
		comesBack(wholeOrZero(9), [0, 2]);
		comesBack(amount, [5, 125_050]);
		comesBack(orNone(amount), [null, 125_050]);
		comesBack(momentOrNone, [null, '2026-11-20T13:00:00.000Z']);
	});

	test('an empty cell clears what a product may lack and leaves the rest', () => {
		assert.equal(orNone(WHOLE).emptyCell(24), null);
		assert.equal(orNone(amount).emptyCell(2400), null);
		assert.equal(momentOrNone.emptyCell('2026-11-20T13:00:00.000Z'), null);
		assert.equal(WHOLE.emptyCell(24), 24);
		assert.equal(wholeOrZero(9).emptyCell(2), 2);
		assert.equal(amount.emptyCell(2400), 2400);
		assert.equal(yesNo.emptyCell(true), true);
		assert.equal(brand.emptyCell(7), 7);
	});

	test('a number is never read in hundredths, an amount always', () => {
		assert.equal(typed(orNone(WHOLE), '24'), 24);
		assert.equal(typed(orNone(WHOLE), ' '), null);
		assert.equal(typed(orNone(amount), '24'), 2400);
		assert.equal(orNone(WHOLE).format(24), '24');
		assert.equal(orNone(amount).format(2400), '24');
		assert.equal(orNone(WHOLE).cell(24, NAMES), 24);
	});

	test('what is no number, or outside of its range, is named', () => {
		assert.equal(typed(WHOLE, ''), 'type');
		assert.equal(typed(orNone(WHOLE), '1,5'), 'type');
		assert.equal(typed(orNone(WHOLE), '0'), 'minimum');
		assert.equal(typed(orNone(WHOLE), '121'), 'maximum');
		assert.equal(typed(orNone(amount), 'x'), 'amount');
		assert.equal(typed(amount, ''), 'amount');
		assert.equal(typed(amount, '0'), 'minimum');
		assert.equal(typed(wholeOrZero(9), ''), 0);
		assert.equal(typed(wholeOrZero(9), '10'), 'maximum');
	});

	test('cells are read as people write them, and refused when they cannot be', () => {
		for (const text of ['Да', 'hawa', 'YES', '1']) assert.equal(cell(yesNo, text), true, text);
		for (const text of ['нет', 'Ýok', '0']) assert.equal(cell(yesNo, text), false, text);
		assert.equal(cell(yesNo, 'maybe'), undefined);
		assert.equal(cell(WHOLE, '24,0'), 24);
		assert.equal(cell(WHOLE, '24,5'), undefined);
		assert.equal(cell(amount, '1 250,50'), 125_050);
		assert.equal(cell(amount, '1,255'), undefined);
		assert.equal(cell(brand, 'ACME'), 7);
		assert.equal(cell(brand, '7'), undefined);
		assert.equal(cell(subcategory, '101'), 101);
		assert.equal(cell(subcategory, 'Ноутбуки'), 101);
		assert.equal(cell(subcategory, 'Нет такой'), undefined);
		assert.equal(cell(momentOrNone, '20.11.2026 18:00'), '2026-11-20T13:00:00.000Z');
		assert.equal(cell(momentOrNone, 'soon'), undefined);
	});

	test('a column with a wrong unit, without a behaviour or of another value does not compile', () => {
		const { unitFactor, priceTenge, salePriceTenge } = PRODUCT_COLUMNS;
		// @ts-expect-error a number is not money
		({ ...unitFactor, kind: amount }) satisfies ColumnOf<'unitFactor'>;
		// @ts-expect-error money is not a number
		({ ...priceTenge, kind: WHOLE }) satisfies ColumnOf<'priceTenge'>;
		// @ts-expect-error an optional number is not money either
		orNone(amount) satisfies ColumnKind<number | null, 'whole'>;
		// @ts-expect-error a price that may be missing is not one that always is there
		({ ...salePriceTenge, kind: amount }) satisfies ColumnOf<'salePriceTenge'>;
		const { emptyCell: _, ...withoutEmptyCell } = WHOLE;
		// @ts-expect-error it does not say what an empty cell does
		withoutEmptyCell satisfies ColumnKind<number, 'whole'>;
	});
});
