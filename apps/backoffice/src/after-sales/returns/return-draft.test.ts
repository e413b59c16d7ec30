import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeLine, draftRefundTenge, emptyReturn, returnedLines } from './return-draft.ts';

const names = { en: 'Phone', ru: 'Телефон', tm: 'Telefon' };
const returnable = {
	until: null,
	isOpen: true,
	cashTenge: 0,
	terminalTenge: 0,
	cardTenge: 0,
	refundedTenge: 300,
	gift: null,
	lines: [
		{
			productId: 7,
			names,
			quantity: 3,
			returned: 1,
			pieceTenge: 1000,
			discountTenge: 100,
			claimed: 0,
			serials: [],
		},
	],
};

test('RET-01 a broken piece is not offered to the stock', () => {
	const line = {
		pieces: 1,
		reason: 'defect',
		condition: 'sealed',
		destination: 'stock',
		serials: [],
	} as const;
	assert.equal(changeLine(line, { condition: 'broken' }).destination, 'repair');
	assert.equal(changeLine(line, { condition: 'used' }).destination, 'stock');
});

test('RET-01 no reason is presumed; a piece with a defect goes to repair unless staff say otherwise', () => {
	const [line] = Object.values(emptyReturn(returnable));
	assert.ok(line);
	assert.equal(line.reason, '');
	assert.equal(returnedLines({ 7: { ...line, pieces: 1 } }), undefined);
	assert.equal(changeLine(line, { reason: 'defect' }).destination, 'repair');
	assert.equal(changeLine(line, { reason: 'changed_mind' }).destination, 'stock');
	const chosen = changeLine({ ...line, reason: 'defect' }, { destination: 'stock' });
	assert.equal(chosen.destination, 'stock');
});

test('RET-01 only lines with pieces are sent, with the money that the server will count', () => {
	const draft = emptyReturn(returnable);
	assert.deepEqual(returnedLines(draft), []);
	const two = Object.fromEntries(
		Object.entries(draft).map(([id, line]) => [id, changeLine(line, { pieces: 2, reason: 'other' })]),
	);
	assert.deepEqual(
		returnedLines(two)?.map(({ productId, quantity }) => [productId, quantity]),
		[[7, 2]],
	);
	assert.equal(draftRefundTenge(returnable, two).amountTenge, 2900 - 966);
});
