import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	comparableCode,
	findCodeProblems,
	gtinCheckDigit,
	isBarcode,
	isEan13,
	MAX_CODE_LENGTH,
} from './product-codes.ts';

for (const [code, right] of [
	['4006381333931', true],
	['4006381333932', false],
	['96385074', true],
	['96385073', false],
	['036000291452', true],
	['036000291453', false],
	['0', true],
	['DK-0042', true],
	['1234567X', true],
	['X1234567', true],
	['12345', true],
	['two words', false],
	['', false],
	['штрих', false],
] as const)
	test(`STOCK-02 ${code || 'nothing'} is ${right ? 'a' : 'no'} barcode`, () => {
		assert.equal(isBarcode(code), right);
	});

test('STOCK-02 of twelve digits one check digit makes an EAN 13, and any single wrong digit is found', () => {
	const digits = fc.stringMatching(/^\d{12}$/);
	fc.assert(
		fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
			const code = `${body}${gtinCheckDigit(body)}`;
			const wrong = (Number(code[place]) + shift) % 10;
			return isEan13(code) && !isEan13(`${code.slice(0, place)}${wrong}${code.slice(place + 1)}`);
		}),
	);
});

test('STOCK-02 an EAN 13 is thirteen digits, also where a shorter or longer number is a right barcode', () => {
	assert.ok(isEan13('4006381333931'));
	for (const code of ['96385074', '04006381333931', '4006381333931X', 'X4006381333931', ''])
		assert.ok(!isEan13(code), code);
});

test('STOCK-02 an article is at most forty characters long', () => {
	const of = (article: string) => findCodeProblems({ sku: '', barcodes: [], articles: [article] }).length;
	assert.deepEqual([of('x'.repeat(MAX_CODE_LENGTH)), of('x'.repeat(MAX_CODE_LENGTH + 1))], [0, 1]);
});

test('STOCK-02 problems name their field; letters are compared without case', () => {
	const fields = (codes: Parameters<typeof findCodeProblems>[0]) =>
		findCodeProblems(codes).map(({ field, code }) => `${field} ${code}`);
	assert.deepEqual(fields({ sku: '', barcodes: [], articles: [] }), []);
	assert.deepEqual(fields({ sku: 'AB-1', barcodes: ['4006381333931'], articles: ['ME 20'] }), []);
	assert.deepEqual(fields({ sku: 'a b', barcodes: ['4006381333932'], articles: [' '] }), [
		'sku pattern',
		'barcodes pattern',
		'articles pattern',
	]);
	assert.equal(comparableCode(' dk-0042 '), 'DK-0042');
	assert.deepEqual(fields({ sku: '', barcodes: ['ab', 'AB'], articles: ['x', 'X '] }), [
		'barcodes twice',
		'articles twice',
	]);
});
