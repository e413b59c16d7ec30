import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Language } from '@dukan/domain/language/language.ts';

type Texts = Record<string, string>;

const BACK_OFFICE = 'backoffice/';
const LANGUAGE_OF_FILE = /-(en|ru|tm)\.ts$/;

/** All texts of a language under 'file key'. A file holds one language, or a table of three. */
async function textsOf(language: Language): Promise<ReadonlyMap<string, string>> {
	const files = ['', BACK_OFFICE].flatMap((folder) =>
		readdirSync(join(import.meta.dirname, folder))
			.filter((file) => /-(en|ru|tm|texts)\.ts$/.test(file))
			.map((file) => folder + file),
	);
	const found = new Map<string, string>();
	for (const file of files) {
		const own = LANGUAGE_OF_FILE.exec(file)?.[1];
		if (own && own !== language) continue;
		const tables = Object.values(await import(join(import.meta.dirname, file))) as Record<string, Texts>[];
		for (const table of tables)
			for (const [key, text] of Object.entries((own ? table : table[language]) ?? {}))
				found.set(`${file} ${key}`, String(text));
	}
	assert.ok(found.size > 1000, `${language}: ${found.size}`);
	return found;
}

/** Shop and back-office have one Turkmen word for one thing. What a form must not be is in scripts/turkmen. */
const TURKMEN_TERMS: ReadonlyArray<readonly [meaning: string, place: string, word: RegExp]> = [
	['delivery', 'backoffice/shell-texts.ts nav.delivery', /^Eltip bermek$/],
	['password', 'backoffice/staff-texts.ts signIn.password', /^Açar söz$/],
	['to change a password', 'backoffice/staff-texts.ts password.title', /^Açar sözi üýtget$/],
	['all', 'backoffice/shell-texts.ts common.all', /^Ählisi$/],
	['a collection', 'backoffice/catalogue-texts.ts part.smart', /^Ýygyndylar$/],
	['a collection in the shop', 'shop-tm.ts nav.smart', /^Ýygyndylar$/],
	['an attribute', 'backoffice/catalogue-texts.ts part.attributes', /^Häsiýetler$/],
	['the table of attributes', 'shop-tm.ts product.specs', /^Häsiýetnamasy$/],
	['a value of an attribute', 'backoffice/catalogue-texts.ts attribute.addValue', /^Wariant goş$/],
	['a ban', 'backoffice/customers-texts.ts ban.ban', /^Petikle$/],
	['to download', 'backoffice/imports-texts.ts export.csv', /ýükläp al$/],
	['to copy', 'backoffice/staff-texts.ts staff.copy', /^Göçür$/],
	['to install', 'shop-tm.ts notice.install', /^Gurna$/],
	['a link', 'backoffice/content-texts.ts tool.a', /^Salgylanma$/],
	['a connection', 'shop-tm.ts error.offline', /^Internet baglanyşygy ýok$/],
	['a table', 'backoffice/reports-texts.ts plot.table', /^Tablisa$/],
	['an arrow key', 'backoffice/reports-texts.ts plot.keys', /peýkam düwmeleri/],
	['a minimum order', 'account-tm.ts order.minAmountGoods', /sargydyň iň az möçberi/],
	['optional', 'account-tm.ts common.optional', /^hökmany däl$/],
	['left out of an import', 'backoffice/imports-texts.ts run.badLeft', /alynmaz/],
];

test('GEN-03 Turkmen: one term for one thing in shop and back-office', async () => {
	const texts = await textsOf('tm');
	for (const [meaning, place, word] of TURKMEN_TERMS) assert.match(texts.get(place) ?? '', word, meaning);
});

test('GEN-03 Turkmen: “baha” is a price, never a value of an attribute', async () => {
	for (const [place, text] of await textsOf('tm'))
		if (/catalogue-texts\.ts attribute\./.test(place)) assert.doesNotMatch(text, /baha/i, place);
});

test('GEN-03 Russian: SMS and PIN in Latin letters, a minimum order, and an account that shoppers call аккаунт', async () => {
	for (const [place, text] of await textsOf('ru')) {
		assert.doesNotMatch(text, /СМС|ПИН|[Нн]аименьш/, place);
		if (!place.startsWith(BACK_OFFICE) && !place.startsWith('courier-'))
			assert.doesNotMatch(text, /учётн/i, place);
	}
});

/** The specification's own words keep its signs. */
const VERBATIM = new Set([
	'shop-en.ts cart.limitReached',
	'account-en.ts auth.error.robot',
	'account-en.ts captcha.label',
]);

test('GEN-03 English: curly apostrophes and quotation marks, no space before %', async () => {
	for (const [place, text] of await textsOf('en')) {
		if (!VERBATIM.has(place)) assert.doesNotMatch(text, /[«»"]|\p{L}'\p{L}|[\d}]\s%/u, place);
	}
});
