import type { Page } from '@playwright/test';
import { demoPages } from '../packages/demo-catalogue/src/demo-pages.ts';
import { alone } from './buying.ts';
import { newWord, whenServed } from './goods.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { having, ru } from './texts.ts';

const LANGUAGES = [
	['ru', ru.shell('language.ru')],
	['tm', ru.shell('language.tm')],
	['en', ru.shell('language.en')],
] as const;

/** Contains every tag that the sanitiser allows, in the form in which the editor writes it. */
const EVERY_TAG = `<h2 id="top">Заголовок</h2>
<h3 id="part">Меньше</h3>
<p>Первая<br>вторая, <strong>жирная <em>и косая</em></strong>, <a href="tel:+99312000000">телефон</a></p>
<ul>
<li>раз<ol>
<li>внутри</li>
</ol>
</li>
<li><p>два</p>
<p>абзаца</p>
</li>
</ul>
<dl>
<dt>Вопрос</dt>
<dd>Ответ</dd>
</dl>
<table>
<tbody>
<tr>
<th>Имя</th>
<td>Значение</td>
</tr>
</tbody>
</table>
<p>Конец</p>`;

const htmlMode = (page: Page) => page.getByRole('button', { name: 'HTML' });
const visual = (page: Page, language = ru.shell('language.ru')) =>
	page.locator(`[contenteditable=true][aria-label="${ru.content('page.body')}, ${language}"]`);
const source = (page: Page, language = ru.shell('language.ru')) =>
	page.locator('textarea').and(page.getByLabel(`${ru.content('page.body')}, ${language}`));

/** Clicks into the text. The text accepts keys once the editor knows that it has the focus. */
async function enter(page: Page, language?: string): Promise<void> {
	await visual(page, language).click();
	await expect(visual(page, language)).toHaveClass(/ProseMirror-focused/);
}

/** Types and deletes a letter. From then on the text is in the editor's own form. */
async function touch(page: Page, language?: string): Promise<void> {
	await enter(page, language);
	await page.keyboard.press('Control+End');
	await page.keyboard.type('x');
	await page.keyboard.press('Backspace');
}

test('every page of the demo comes out of the editor as it went in, in three languages', {
	tag: '@all',
}, async ({ page, shop }) => {
	test.slow();
	page.on('dialog', (dialog) => dialog.accept());
	await alone('the page of partnership', async () => {
		await shop.setLanguage('ru');
		await signInTo(page, 'content', 'content/pages');
		for (const { name, body } of demoPages) {
			await page.goto(`/backoffice/content/pages/${name}`);
			for (const [language, title] of LANGUAGES) {
				await page.getByRole('tab', { name: title }).click();
				await touch(page, title);
				await htmlMode(page).click();
				await expect(source(page, title), `${name}, ${language}`).toHaveValue(body[language].trim());
			}
		}
	});
});

test('the editor holds every tag that a page may have, and leaves what it does not know as HTML', {
	tag: '@all',
}, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'content', 'content/pages/faq');
	await htmlMode(page).click();
	await source(page).fill(EVERY_TAG);
	await htmlMode(page).click();
	await expect(visual(page).getByRole('cell', { name: 'Значение' })).toBeVisible();
	await shop.expectAccessible();
	await touch(page);
	await htmlMode(page).click();
	await expect(source(page)).toHaveValue(EVERY_TAG);

	const notice = page.getByText(ru.content('page.unknownHtml'));
	for (const unknown of [
		'<p>Рядом <img src="/x.png" alt="картинка"></p>',
		'<p class="big">Класс</p>',
		'<h1>Заголовок страницы</h1>',
		'<p>Слово <u>подчёркнуто</u></p>',
		'<table><thead><tr><th>Имя</th></tr></thead></table>',
		'<p>Видно</p><!-- заметка -->',
	]) {
		await source(page).fill(unknown);
		await htmlMode(page).click();
		await expect(notice).toBeVisible();
		await expect(source(page)).toHaveValue(unknown);
	}
	await source(page).fill('<p>Просто <strong>текст</strong></p>');
	await htmlMode(page).click();
	await expect(visual(page).locator('strong')).toHaveText('текст');
	await expect(notice).toHaveCount(0);
});

test('a page is written without HTML: by toolbar and keys, saved, shown in the shop, put back', {
	tag: '@all',
}, async ({ page, shop }) => {
	await alone('the page of partnership', async () => {
		await shop.setLanguage('ru');
		await signInTo(page, 'content', 'content/pages/partnership');
		const tool = (name: string) =>
			page
				.getByRole('toolbar', { name: ru.content('tool.label') })
				.getByRole('button', { name, exact: true });
		const word = newWord();
		await enter(page);
		await page.keyboard.press('Control+A');
		await page.keyboard.press('Delete');
		await tool(ru.content('tool.h2')).click();
		await expect(tool(ru.content('tool.h2'))).toHaveAttribute('aria-pressed', 'true');
		await expect(visual(page)).toBeFocused();
		await page.keyboard.type(`Условия ${word}`);
		await page.keyboard.press('Enter');
		await page.keyboard.type('Важно: ');
		await page.keyboard.press('Control+B');
		await page.keyboard.type('срок');
		await page.keyboard.press('Control+B');
		await page.keyboard.press('Enter');
		await tool(ru.content('tool.ol')).click();
		await expect(visual(page)).toBeFocused();
		await page.keyboard.type('первое');
		await page.keyboard.press('Enter');
		await page.keyboard.type('доставка');
		await expect(visual(page).getByRole('listitem').last()).toHaveText('доставка');
		await page.keyboard.press('Control+Shift+ArrowLeft');
		// The editor learns of a selection by its own event, one frame after the key.
		const selected = () =>
			page.evaluate(async () => {
				const text = String(document.getSelection());
				await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
				return text;
			});
		await expect.poll(selected).toBe('доставка');
		await page.keyboard.press('Control+K');
		const address = page.getByLabel(ru.content('banner.link'));
		await expect(address).toBeFocused();
		await shop.expectAccessible();
		await address.fill('javascript:alert(1)');
		await address.press('Enter');
		await expect(page.getByRole('alert')).toContainText(ru.content('tool.linkHint'));
		await address.fill('/payment');
		await address.press('Enter');
		await expect(address).toHaveCount(0);
		await expect(visual(page).getByRole('link', { name: 'доставка' })).toBeVisible();
		await tool(ru.content('tool.undo')).click();
		await expect(visual(page).getByRole('link')).toHaveCount(0);
		await tool(ru.content('tool.redo')).click();
		await expect(visual(page).getByRole('link', { name: 'доставка' })).toBeVisible();
		await tool(ru.content('tool.undo')).press('ArrowRight');
		await expect(tool(ru.content('tool.redo'))).toBeFocused();

		await htmlMode(page).click();
		await expect(source(page)).toHaveValue(
			`<h2>Условия ${word}</h2>\n<p>Важно: <strong>срок</strong></p>\n<ol>\n<li>первое</li>\n<li><a href="/payment">доставка</a></li>\n</ol>`,
		);
		await page.getByRole('button', { name: ru.shell('common.save') }).click();
		const original = page.getByRole('row', { name: having(ru.content('page.original')) });
		await expect(original).toBeVisible();
		await whenServed(page.request, '/partnership?lang=ru', word);
		const shopper = await page.context().newPage();
		await shopper.goto('/partnership?lang=ru');
		await expect(shopper.getByRole('heading', { name: `Условия ${word}` })).toBeVisible();
		await shopper.close();
		await original.getByRole('button', { name: ru.content('page.restore') }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.content('page.restore') })
			.click();
		await expect(visual(page)).not.toContainText(word);
	});
});

test('questions and answers follow each other by Enter, and an empty one ends the list', {
	tag: '@all',
}, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'content', 'content/pages/faq');
	await htmlMode(page).click();
	await source(page).fill('<dl><dt>Где?</dt><dd>Здесь</dd></dl>');
	await htmlMode(page).click();
	await enter(page);
	await page.keyboard.press('Control+End');
	for (const text of ['', 'Когда?', 'Сегодня', '', 'После списка']) {
		await page.keyboard.type(text);
		if (text !== 'После списка') await page.keyboard.press('Enter');
	}
	await htmlMode(page).click();
	await expect(source(page)).toHaveValue(
		'<dl>\n<dt>Где?</dt>\n<dd>Здесь</dd>\n<dt>Когда?</dt>\n<dd>Сегодня</dd>\n</dl>\n<p>После списка</p>',
	);
});
