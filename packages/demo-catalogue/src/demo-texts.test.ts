import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { Localized } from './catalogue-types.ts';
import { demoPages } from './demo-pages.ts';
import { demoPlan } from './plan.ts';

const catalogue = buildCatalogue();
const turkmenLetters = /[abçdeäfghijžklmnňoöprsştuüwyýz]/i;

function slug(name: string, id: number): string {
	return `${name.toLowerCase().replaceAll(' ', '-')}-${id}`;
}

const addresses = new Set([
	'/saleproducts',
	'/newproducts',
	'/allbrands',
	...demoPages.map(({ name }) => `/${name}`),
	...catalogue.categories.map(({ id, name }) => `/category/${slug(name.en, id)}`),
	...catalogue.smartCategories.map(({ id, name }) => `/smart/${slug(name.en, id)}`),
]);

const texts: Localized[] = [
	...catalogue.products.flatMap(({ name, description }) => [name, description]),
	...catalogue.categories.map(({ name }) => name),
	...catalogue.subcategories.map(({ name }) => name),
	...catalogue.smartCategories.map(({ name }) => name),
	...catalogue.attributes.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
	...catalogue.attributeGroups.map(({ name }) => name),
	...catalogue.districts.map(({ name }) => name),
	...demoPlan.banners.flatMap(({ title, subtitle }) => [title, subtitle]),
	...demoPlan.smallBanners.map(({ title }) => title),
	...demoPages.flatMap(({ title, body }) => [title, body]),
	demoPlan.settings.warning,
	demoPlan.settings.contact.pickupAddress,
	demoPlan.settings.seller.name,
	demoPlan.settings.seller.address,
	demoPlan.settings.seller.footnote,
];

test('GEN-01 every text exists in three LANGUAGES', () => {
	for (const text of texts) {
		for (const language of LANGUAGES) assert.ok(text[language].trim().length > 0, text.en);
		assert.doesNotMatch(text.ru + text.en, /[äçňşýž]/i, text.en);
	}
});

test('GEN-03 Turkmen texts never use Turkish or Cyrillic letters', () => {
	for (const { tm } of texts) assert.doesNotMatch(tm, /[ğıİ\p{Script=Cyrillic}]/u);
});

test('GEN-03 our own Turkmen words have no c, q, v or x', () => {
	const own = [
		...catalogue.categories.map(({ name }) => name),
		...catalogue.smartCategories.map(({ name }) => name),
		...catalogue.attributeGroups.map(({ name }) => name),
		...demoPlan.banners.flatMap(({ title, subtitle }) => [title, subtitle]),
		...demoPlan.smallBanners.map(({ title }) => title),
		...demoPages.flatMap(({ title, body }) => [title, body]),
		demoPlan.settings.warning,
	];
	for (const { tm } of own) {
		const words = tm.replaceAll(/<[^>]*>|\{\w+\}|\S+@\S+/g, ' ').match(/\p{L}+/gu) ?? [];
		for (const word of words) {
			assert.match(word, turkmenLetters);
			assert.doesNotMatch(word, /[cqvx]/i);
		}
	}
});

test('decimals follow the language: 15.6 in English, 15,6 in Russian and Turkmen', () => {
	const withDecimals = catalogue.products.filter((p) => /\d\.\d″/.test(p.name.en));
	assert.ok(withDecimals.length > 0);
	for (const { name } of withDecimals) {
		assert.match(name.ru, /\d,\d″/);
		assert.match(name.tm, /\d,\d″/);
	}
	for (const { name, description } of catalogue.products) {
		assert.doesNotMatch(name.ru + description.ru, /\d (GB|TB|W|Hz|mAh|h|kg)\b/);
	}
});

test('GEN-03 in descriptions thousands are grouped as in the table beside them, and «до» takes the genitive', () => {
	const grouped = { en: /\d,\d{3} mAh/, ru: /\d\u00a0\d{3} мА·ч/, tm: /\d\u00a0\d{3} mA·s/ };
	for (const language of LANGUAGES) {
		const all = catalogue.products.map(({ description }) => description[language]);
		assert.ok(
			all.some((text) => grouped[language].test(text)),
			language,
		);
		for (const text of all) assert.doesNotMatch(text, /(?<![\d.,-])\d{4,} (mAh|мА·ч|mA·s)/, text);
	}
	for (const { description } of catalogue.products)
		assert.doesNotMatch(description.ru, /до \d*1 день|до \d*[2-4] дня/);
});

test('GEN-03 pages write an account, amounts and the polite you as the shop does', () => {
	for (const { body } of demoPages) {
		assert.doesNotMatch(body.ru, /[Уу]чётн|СМС|ПИН/);
		assert.doesNotMatch(body.en, /\d \d{3} manat/);
		assert.doesNotMatch(body.tm, /\p{Ll}[,;:]? Siz/u);
	}
});

test('descriptions are whole sentences without holes, and seldom the same', () => {
	for (const { description } of catalogue.products) {
		for (const language of LANGUAGES) {
			assert.doesNotMatch(description[language], /[{}]|undefined|NaN|\.\./);
			assert.match(description[language], /\.$/);
			assert.ok(description[language].length >= 60, description[language]);
		}
	}
	assert.ok(new Set(catalogue.products.map((p) => p.description.ru)).size >= 560);
});

test('HOME-03 five banners are active, and GEN-11 every link has its target', () => {
	assert.equal(demoPlan.banners.filter(({ active }) => active).length, 5);
	assert.equal(demoPlan.banners.length, 6);
	assert.equal(demoPlan.smallBanners.length, 4);
	for (const { link } of [...demoPlan.banners, ...demoPlan.smallBanners])
		assert.ok(addresses.has(link), link);
});

test('INFO-01 ORDER-04 the page on ordering names the stages as the history of orders does', () => {
	const page = demoPages.find(({ name }) => name === 'order') ?? assert.fail();
	const stages = {
		en: ['pending', 'accepted', 'on delivery', 'completed'],
		ru: ['в ожидании', 'принят', 'в доставке', 'выполнен'],
		tm: ['garaşylýar', 'kabul edildi', 'ýolda', 'tamamlandy'],
	};
	for (const language of LANGUAGES)
		for (const stage of stages[language])
			assert.ok(page.body[language].includes(`<strong>${stage}</strong>`), `${language} ${stage}`);
});

test('INFO-01 the eight pages have real texts of simple HTML in three LANGUAGES', () => {
	assert.equal(new Set(demoPages.map(({ name }) => name)).size, 8);
	const structure = (html: string) => (html.match(/<\/?\w+/g) ?? []).join('');
	for (const { name, body } of demoPages) {
		for (const language of LANGUAGES) {
			const words = body[language]
				.replaceAll(/<[^>]*>/g, ' ')
				.split(/\s+/)
				.filter(Boolean);
			assert.ok(words.length >= 150 && words.length <= 400, `${name} ${language}: ${words.length}`);
			for (const [, tag = ''] of body[language].matchAll(/<\/?(\w+)/g)) {
				assert.ok(['h2', 'p', 'ul', 'li', 'dl', 'dt', 'dd', 'a', 'strong'].includes(tag), tag);
			}
			for (const [, href = ''] of body[language].matchAll(/href="(\/[^"]*)"/g))
				assert.ok(addresses.has(href), href);
		}
		assert.equal(structure(body.ru), structure(body.en), name);
		assert.equal(structure(body.tm), structure(body.en), name);
	}
});
