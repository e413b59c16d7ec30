import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { auditFieldTexts } from './backoffice/audit-field-texts.ts';

type Texts = Record<string, string>;

const BACK_OFFICE = 'backoffice/';

/** Returns all texts of a language, keyed by file and key. */
async function textsOf(language: Language): Promise<ReadonlyMap<string, string>> {
	const files = ['', BACK_OFFICE].flatMap((folder) =>
		readdirSync(join(import.meta.dirname, folder))
			.filter((file) => /-texts\.ts$/.test(file))
			.map((file) => folder + file),
	);
	const found = new Map<string, string>();
	for (const file of files) {
		const tables = Object.values(await import(join(import.meta.dirname, file))) as Record<string, Texts>[];
		for (const table of tables)
			for (const [key, text] of Object.entries(table[language] ?? {}))
				found.set(`${file} ${key}`, String(text));
	}
	assert.ok(found.size > 1000, `${language}: ${found.size}`);
	return found;
}

/**
 * The shop and the back-office use one Turkmen word for each of these things, so the texts must match it.
 * Words that no text may contain are listed in scripts/turkmen/turkmen-rules.ts.
 */
const TURKMEN_TERMS: ReadonlyArray<readonly [meaning: string, place: string, word: RegExp]> = [
	['delivery', 'backoffice/shell-texts.ts nav.delivery', /^Eltip bermek$/],
	['password', 'backoffice/staff-texts.ts signIn.password', /^Açar söz$/],
	['to change a password', 'backoffice/staff-texts.ts password.title', /^Açar sözi üýtget$/],
	['all', 'backoffice/shell-texts.ts common.all', /^Ählisi$/],
	['a collection', 'backoffice/catalogue-texts.ts part.smart', /^Ýygyndylar$/],
	['a collection in the shop', 'shop-texts.ts nav.smart', /^Ýygyndylar$/],
	['an attribute', 'backoffice/catalogue-texts.ts part.attributes', /^Häsiýetler$/],
	['the table of attributes', 'shop-texts.ts product.specs', /^Häsiýetnamasy$/],
	['a value of an attribute', 'backoffice/catalogue-texts.ts attribute.addValue', /^Wariant goş$/],
	['a ban', 'backoffice/customers-texts.ts ban.ban', /^Petikle$/],
	['to download', 'backoffice/imports-texts.ts export.csv', /ýükläp al$/],
	['to copy', 'backoffice/staff-texts.ts staff.copy', /^Göçür$/],
	['to install', 'shop-texts.ts notice.install', /^Gurna$/],
	['a link', 'backoffice/content-texts.ts tool.a', /^Salgylanma$/],
	['a connection', 'shop-texts.ts error.offline', /^Internet baglanyşygy ýok$/],
	['a table', 'backoffice/reports-texts.ts plot.table', /^Tablisa$/],
	['an arrow key', 'backoffice/reports-texts.ts plot.keys', /peýkam düwmeleri/],
	['a minimum order', 'account-texts.ts order.minAmountGoods', /sargydyň iň az möçberi/],
	['optional', 'account-texts.ts common.optional', /^hökmany däl$/],
	['left out of an import', 'backoffice/imports-texts.ts run.badLeft', /alynmaz/],
];

test('GEN-03 Turkmen: one term for one thing in shop and back-office', async () => {
	const texts = await textsOf('tm');
	for (const [meaning, place, word] of TURKMEN_TERMS) assert.match(texts.get(place) ?? '', word, meaning);
});

/**
 * Turkmen words that the shop uses in one sense only. The English text of the same key must match that sense.
 */
const SENSES: ReadonlyArray<readonly [word: RegExp, sense: RegExp, meaning: string]> = [
	[
		/(?<!\p{L})baha/iu,
		/\b(prices?|priced|costs?|cheap\w*|worth|free|values?|sums?|totals?|amounts?|expensive|pay|paid|markup|discount\w*|margins?)\b/i,
		'baha is a price',
	],
	[/(?<!\p{L})kepil/iu, /warrant|guarant/i, 'kepil is a warranty'],
	[
		/(?<!\p{L})jaň/iu,
		/\b(call\w*|phone\w*|telephone\w*|rings?|reach\w*|answers?|sounds?)\b/i,
		'jaň is a telephone call',
	],
	[
		/(?<!\p{L})alyjy/iu,
		/recipient|receiv|\btakes\b|\bwho gets\b/i,
		'alyjy is the recipient, a customer is müşderi',
	],
];

/** Returns texts that use a Turkmen word although their English text has another sense. */
function otherSenses(turkmen: ReadonlyMap<string, string>, english: (place: string) => string): string[] {
	return [...turkmen].flatMap(([place, text]) =>
		SENSES.filter(([word, sense]) => word.test(text) && !sense.test(english(place))).map(
			([, , meaning]) => `${meaning}: ${place}: ${text} (${english(place)})`,
		),
	);
}

test('GEN-03 Turkmen: baha, kepil, jaň and alyjy in the senses of the glossary', async () => {
	const english = await textsOf('en');
	const said = (place: string) => english.get(place) ?? '';
	assert.deepEqual(otherSenses(await textsOf('tm'), said), []);
	const planted = new Map([['review-texts.ts stars', 'Siziň bahaňyz']]);
	assert.equal(otherSenses(planted, () => 'Your rating').length, 1, 'control: a second meaning of baha');
});

const QUOTED: Record<Language, RegExp> = { en: /“([^”]+)”/g, ru: /«([^»]+)»/g, tm: /«([^»]+)»/g };

/** Returns labels that the manual names but that are not the text of any key. */
function missingLabels(language: Language, manual: Iterable<string>, labels: ReadonlySet<string>): string[] {
	return [...manual].flatMap((text) =>
		[...text.matchAll(QUOTED[language])].map(([, label = '']) => label).filter((label) => !labels.has(label)),
	);
}

test('GEN-03 every label that the manual names is the text of a key', async () => {
	for (const language of ['en', 'ru', 'tm'] as const) {
		const texts = [...(await textsOf(language))];
		const isManual = (place: string) => place.startsWith(`${BACK_OFFICE}manual-texts.ts`);
		// A button that opens a form ends in an ellipsis, which the manual leaves out.
		const labels = new Set(
			texts.filter(([place]) => !isManual(place)).map(([, text]) => text.replace(/…$/, '')),
		);
		const manual = texts.filter(([place]) => isManual(place)).map(([, text]) => text);
		assert.ok(
			manual.some((text) => text.match(QUOTED[language])),
			language,
		);
		assert.deepEqual(missingLabels(language, manual, labels), [], language);
	}
	assert.deepEqual(missingLabels('en', ['Press “No such button”.'], new Set(['Accept'])), ['No such button']);
});

/** Returns fields of one subject with equal names, which a reader of the change log could not tell apart. */
function equalNames(fields: Record<string, string>): string[] {
	const byName = Map.groupBy(Object.keys(fields), (field) => fields[field]?.toLowerCase());
	return [...byName]
		.filter(([, same]) => same.length > 1)
		.map(([name, same]) => `${name}: ${same.join(', ')}`);
}

test('GEN-03 two fields of the change log never share a name', () => {
	for (const language of ['en', 'ru', 'tm'] as const)
		assert.deepEqual(equalNames(auditFieldTexts[language]), [], language);
	assert.equal(equalNames({ card_tenge: 'Paid by card', paid_terminal_tenge: 'Paid by card' }).length, 1);
});

test('GEN-03 Russian: SMS and PIN in Latin letters, a minimum order, and an account that shoppers call аккаунт', async () => {
	for (const [place, text] of await textsOf('ru')) {
		assert.doesNotMatch(text, /СМС|ПИН|[Нн]аименьш/, place);
		if (!place.startsWith(BACK_OFFICE) && !place.startsWith('courier-'))
			assert.doesNotMatch(text, /учётн/i, place);
	}
});

/** Texts that the specification prescribes keep its characters. */
const VERBATIM = new Set([
	'shop-texts.ts cart.limitReached',
	'account-texts.ts auth.error.robot',
	'account-texts.ts captcha.label',
]);

test('GEN-03 English: curly apostrophes and quotation marks, no space before %', async () => {
	for (const [place, text] of await textsOf('en')) {
		if (!VERBATIM.has(place)) assert.doesNotMatch(text, /[«»"]|\p{L}'\p{L}|[\d}]\s%/u, place);
	}
});
