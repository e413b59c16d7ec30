import { PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';
import { LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { seenText, shown } from './parse-page.ts';
import { MISSING_PAGE, PUBLIC_PAGES, scopeOf } from './public-pages.ts';
import { expect, test } from './shop-test.ts';

/** Checks pages as the server sends them, without a browser and without script. */

const html = new HtmlValidate({
	root: true,
	extends: ['html-validate:recommended'],
	rules: {
		// React spells attributes and void elements in this way, which is valid.
		'attr-case': 'off',
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		// The ids that React generates start with an underscore.
		'valid-id': ['error', { relaxed: true }],
		// Radio buttons of one question share a name.
		'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
		// The summary of a group of filters is its name.
		'wcag/h71': 'off',
		// These rules are advice, and breaking them is no error.
		'no-implicit-input-type': 'off',
		'tel-non-breaking': 'off',
		'aria-label-misuse': 'off',
	},
});

/** A page with less text needs script for its content. */
const MIN_TEXT_LENGTH = 60;
const MIN_INFORMATION_LENGTH = 200;

/** The requests accept no compression, which would cost the server more than rendering. */
const inLanguage = (language: Language) => ({ cookie: `lang=${language}`, 'accept-encoding': 'identity' });

for (const path of [...PUBLIC_PAGES, MISSING_PAGE]) {
	test(`GEN-03 ${path} is valid HTML and useful without script, in three languages`, {
		tag: scopeOf(path),
	}, async ({ request }) => {
		const parser = new Parser(await html.getConfigFor('page.html'));
		for (const language of LANGUAGES) {
			const response = await request.get(path, { headers: inLanguage(language) });
			expect(response.status()).toBe(path === MISSING_PAGE ? 404 : 200);
			const text = await response.text();
			expect(await htmlProblems(text), language).toEqual([]);
			expectUseful(parser.parseHtml(text));
		}
	});
}

for (const language of LANGUAGES) {
	test(`INFO-01 the information pages in ${language} have their texts`, {
		tag: language === 'ru' ? [] : '@all',
	}, async ({ request }) => {
		const parser = new Parser(await html.getConfigFor('page.html'));
		for (const name of PAGE_NAMES) {
			const text = await (await request.get(`/${name}`, { headers: inLanguage(language) })).text();
			const [article] = shown(parser.parseHtml(text), 'main article');
			expect(seenText(article).length, name).toBeGreaterThan(MIN_INFORMATION_LENGTH);
		}
	});
}

test('GEN-03 the control: a page that only script fills is called neither valid nor useful', async () => {
	const parser = new Parser(await html.getConfigFor('page.html'));
	const page = '<html lang="ru"><body><main><div hidden><h1>Dükan</h1></div></main></body></html>';
	expect(await htmlProblems(page)).not.toEqual([]);
	expect(() => expectUseful(parser.parseHtml(page))).toThrow();
});

async function htmlProblems(text: string): Promise<string[]> {
	const { results } = await html.validateString(text);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}

function expectUseful(page: HtmlElement): void {
	const heading = shown(page, 'main h1');
	expect(heading).toHaveLength(1);
	expect(seenText(heading[0])).not.toBe('');
	expect(seenText(shown(page, 'main')[0]).length).toBeGreaterThan(MIN_TEXT_LENGTH);
	expect(shown(page, 'main a').length + shown(page, 'main button').length).toBeGreaterThan(0);
	const logo = shown(page, 'body header a').find((link) => link.getAttributeValue('href') === '/');
	expect(logo && (logo.getAttributeValue('aria-label') ?? seenText(logo))).toContain('Dükan');
	expect(shown(page, 'body footer a').length).toBeGreaterThan(0);
	expect(shown(page, 'input[role="combobox"]')).toHaveLength(1);
}
