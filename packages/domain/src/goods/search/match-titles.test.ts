import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchTitles } from './match-titles.ts';

const PAGES = [
	{ name: 'payment', titles: ['Delivery and payment', 'Доставка и оплата', 'Eltip bermek we töleg'] },
	{ name: 'faq', titles: ['Questions and answers', 'Вопросы и ответы', 'Soraglar we jogaplar'] },
	{ name: 'contactus', titles: ['Contact us', 'Контакты', 'Biz bilen habarlaşyň'] },
	{ name: 'aboutus', titles: ['About the shop', 'О магазине', 'Dükan hakynda'] },
];

test('FIND-05 an information page is found by words of its title, in three languages, with endings and without diacritics', () => {
	for (const [query, expected] of [
		['доставка', ['payment']],
		['доставку', ['payment']],
		['оплата доставки', ['payment']],
		['dostavka', []],
		['Delivery', ['payment']],
		['toleg', ['payment']],
		['вопрос', ['faq']],
		['contacts', ['contactus']],
		['habarlasyn', ['contactus']],
		['доставка телефона', []],
		['и', []],
		['dos', []],
		['shop', ['aboutus']],
		['о магазинах', ['aboutus']],
		['contract', []],
		['достижения', []],
		['sho', []],
		['', []],
	] as const) {
		assert.deepEqual(
			matchTitles(query, PAGES).map(({ name }) => name),
			expected,
			query,
		);
	}
});
