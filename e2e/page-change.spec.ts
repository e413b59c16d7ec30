import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { ru } from './texts.ts';

/** Sets a mark in the page that a reload would remove. */
const remember = (page: Page) => page.evaluate(() => Object.assign(window, { remembered: true }));
const remembers = (page: Page) => page.evaluate(() => 'remembered' in window);

/**
 * Waits until everything has arrived that the page prefetches when idle: the scripts and styles of the next
 * screens, and its own last script.
 */
async function whenPrefetched(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const likely = document.head.querySelector<HTMLMetaElement>('meta[name="likely-files"]');
		const files = likely?.content.split(' ') ?? [];
		const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
		const hasStyles = (href: string) => document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`);
		return (
			loaded.some((path) => path.includes('/register-worker-')) &&
			files.length > 0 &&
			files.every((file) => (file.endsWith('.css') ? hasStyles(file) : loaded.includes(file)))
		);
	});
}

test.describe('page changes', () => {
	test('GEN-06 links of the catalogue, the footer and a card change the page without reloading it', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open('/');
		await remember(page);
		await page
			.getByRole('button', { name: ru.shop('nav.catalogue') })
			.and(page.locator(':visible'))
			.click();
		const panel = page.getByRole('navigation', { name: ru.shop('nav.catalogue') });
		await panel.getByRole('link', { name: 'Ноутбуки', exact: true }).click();
		await expect(page.getByRole('heading', { name: 'Ноутбуки', level: 1 })).toBeVisible();
		await expect(panel).toBeHidden();
		await page.getByRole('article').first().getByRole('link').first().click();
		await expect(page).toHaveURL(/\/product\/1\/\d+$/);
		await page
			.getByRole('contentinfo')
			.getByRole('link', { name: ru.shop('footer.about'), exact: true })
			.click();
		await expect(page.getByRole('heading', { name: ru.shop('footer.about'), level: 1 })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(/\/product\/1\/\d+$/);
		expect(await remembers(page)).toBe(true);
	});

	test('GEN-06 home has its menu at the left also for those who come to it from another page', {
		tag: ['@wide', '@all'],
	}, async ({ shop, page }) => {
		await shop.open('/category/laptops-1');
		await remember(page);
		await page.getByRole('link', { name: 'Dükan' }).click();
		await expect(page.getByRole('heading', { name: ru.shop('home.newSection') })).toBeVisible();
		expect(await remembers(page)).toBe(true);
		const side = page.getByRole('navigation', { name: ru.shop('nav.categories') });
		await side.getByRole('link', { name: 'Мониторы', exact: true }).click();
		await expect(page.getByRole('heading', { name: 'Мониторы', level: 1 })).toBeVisible();
		expect(await remembers(page)).toBe(true);
	});

	test('GEN-06 a tap on a list asks for its data and for nothing before that, for all else is there', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open('/');
		await whenPrefetched(page);
		const asked: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (/\.(data|js|css)$/.test(pathname)) asked.push(pathname);
		});
		await page.getByRole('link', { name: 'Для геймеров' }).click();
		await expect(page.getByRole('heading', { name: 'Для геймеров', level: 1 })).toBeVisible();
		expect(asked).toEqual(['/smart/for-gamers-1.data']);
	});

	test('GEN-06 a link can be opened in a tab of its own, and one to this very page adds nothing to the way back', {
		tag: ['@wide', '@all'],
	}, async ({ shop, page, context }) => {
		await shop.open('/category/laptops-1');
		const contact = page
			.getByRole('contentinfo')
			.getByRole('link', { name: ru.shop('footer.about'), exact: true });
		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			contact.click({ modifiers: ['ControlOrMeta'] }),
		]);
		await expect(tab).toHaveURL(/\/aboutus$/);
		await tab.close();
		await expect(page).toHaveURL(/\/category\/laptops-1$/);
		await contact.click();
		await expect(page.getByRole('heading', { name: ru.shop('footer.about'), level: 1 })).toBeVisible();
		const steps = await page.evaluate(() => window.history.length);
		await contact.click();
		await expect(page.getByTestId('loading-bar')).toBeHidden();
		await page.waitForFunction(() => window.scrollY === 0);
		expect(await page.evaluate(() => window.history.length)).toBe(steps);
	});
});
