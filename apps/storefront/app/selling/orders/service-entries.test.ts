import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountEn } from '@dukan/i18n/texts/account-en.ts';
import { shopEn } from '@dukan/i18n/texts/shop-en.ts';
import { translator } from '@dukan/i18n/translate.ts';
import { serviceEntries } from './service-entries.ts';

const t = translator({ ...shopEn, ...accountEn });
const order = {
	items: [
		{
			p_id: 7,
			p_name_en: 'Phone',
			p_name_ru: 'Телефон',
			p_name_tm: 'Telefon',
			price: 100,
			quantity: 1,
			product_unit: 1,
			sum: 100,
			p_img: '',
			categoryKId: 1,
		},
	],
};

test('RET-04 what happened after hand-out is one list in plain words, oldest first', () => {
	const entries = serviceEntries(
		order,
		{
			requests: [
				{
					id: 1,
					kind: 'claim',
					p_id: 7,
					state: 'taken',
					at: '2026-11-01T10:00:00.000Z',
					text: 'No sound',
					pictures: 2,
					answer: '',
				},
				{
					id: 2,
					kind: 'return',
					p_id: 7,
					state: 'waiting',
					at: '2026-11-04T10:00:00.000Z',
					text: 'Too loud',
					pictures: 0,
					answer: '',
				},
			],
			claims: [
				{
					id: 5,
					p_id: 7,
					serial: 'A1',
					steps: [
						{ state: 'received', at: '2026-11-02T10:00:00.000Z', note: '' },
						{ state: 'refused', at: '2026-11-03T10:00:00.000Z', note: 'Water' },
					],
				},
			],
			returns: [
				{
					id: 9,
					at: '2026-11-05T10:00:00.000Z',
					amount: 100,
					is_paid: true,
					settlement: 'cash',
					items: [{ p_id: 7, quantity: 1 }],
				},
			],
		},
		{ language: 'en', t },
	);
	assert.deepEqual(
		entries.map(({ title, words, answer, withdrawable }) => [title, words, answer, withdrawable]),
		[
			['You asked for a warranty repair: taken up', 'Phone, pictures: 2', '', undefined],
			['Warranty claim 5: taken in by the shop', 'Phone, A1', '', undefined],
			['Warranty claim 5: not covered by the warranty', 'Phone, A1', 'The shop’s answer: Water', undefined],
			['You asked for a return: we are looking at it', 'Phone', '', 2],
			['Goods returned: 100 manat given back', 'Phone × 1', '', undefined],
		],
	);
});

test('RET-04 PAY-04 of returned goods it is said where their money goes', () => {
	const said = (['cash', 'card', 'exchange'] as const).map((settlement) => {
		const at = '2026-11-05T10:00:00.000Z';
		const one = { id: 9, at, amount: 100, is_paid: settlement !== 'exchange', settlement, items: [] };
		return serviceEntries(order, { requests: [], claims: [], returns: [one] }, { language: 'en', t })[0]
			?.title;
	});
	assert.deepEqual(said, [
		'Goods returned: 100 manat given back',
		'Goods returned: 100 manat will go back to your card',
		'Goods returned: 100 manat will go towards your exchange',
	]);
});
