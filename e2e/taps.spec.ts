import { plural } from '@dukan/i18n/translate.ts';
import type { Page } from '@playwright/test';
import { withholdScripts } from './hold-back.ts';
import { expect, test, whenAlive } from './shop-test.ts';
import { ru } from './texts.ts';

const PHONES = '/category/phones-7?lang=ru';

/** Returns the controls of the first card by their purpose, because their labels change. */
function firstCard(page: Page) {
	const card = page.getByRole('article').filter({ hasText: 'Смартфон' }).first();
	return {
		card,
		heart: card.locator('[data-tap^="favourite:"]'),
		scales: card.locator('[data-tap^="compare:"]'),
		add: card.locator('[data-tap^="cart:"]'),
	};
}

test('LIGHT-01 a heart, scales and add to cart tapped before hydration look done at once, and are done once', async ({
	shop,
	page,
}) => {
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route('**/assets/framework-*.js', async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(PHONES, { waitUntil: 'commit' });
	const { card, heart, scales, add } = firstCard(page);
	for (const control of [heart, scales, add]) {
		await control.tap();
		await expect(control).toHaveAttribute('data-queued');
	}
	// The second tap undoes the first one, and the third repeats it.
	await heart.tap();
	await expect(heart).not.toHaveAttribute('data-queued');
	await heart.tap();
	await add.tap();
	const second = page.getByRole('article').filter({ hasText: 'Смартфон' }).nth(1);
	const secondHeart = second.locator('[data-tap^="favourite:"]');
	await secondHeart.tap();
	await secondHeart.tap();
	// The field is in use, and React replays the events that it missed.
	await page.getByRole('combobox').fill('ноутбук');
	release();
	await expect(card.getByRole('status', { name: ru.shop('product.quantity') })).toHaveText('1');
	await expect(heart).toHaveAttribute('data-on');
	await expect(scales).toHaveAttribute('data-on');
	await expect(secondHeart).not.toHaveAttribute('data-on');
	await expect(page.locator('[data-queued]')).toHaveCount(0);
	await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');

	await expect.poll(() => page.evaluate(() => localStorage.getItem('dukan.favourites'))).not.toBeNull();
	await page.reload();
	await whenAlive(page);
	await expect(heart).toHaveAttribute('data-on');
	await expect(scales).toHaveAttribute('data-on');
	await expect(secondHeart).not.toHaveAttribute('data-on');
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 1));
});

test('LIGHT-01 what is saved already and tapped before its heart shows it stays saved', async ({
	shop,
	page,
}) => {
	await shop.open(PHONES);
	const { heart } = firstCard(page);
	await heart.tap();
	await expect.poll(() => page.evaluate(() => localStorage.getItem('dukan.favourites'))).not.toBeNull();
	const scripts = await withholdScripts(page);
	await page.reload({ waitUntil: 'commit' });
	await heart.tap();
	await expect(heart).toHaveAttribute('data-queued');
	scripts.allowForNextPage();
	await page.reload();
	await whenAlive(page);
	await expect(heart).toHaveAttribute('data-on');
});

test('LIGHT-01 hearts and scales of a page that is left before hydration are kept for the next', async ({
	page,
}) => {
	const scripts = await withholdScripts(page);
	await page.goto(PHONES, { waitUntil: 'commit' });
	const { heart, scales } = firstCard(page);
	await heart.tap();
	await scales.tap();
	scripts.allowForNextPage();
	await page.goto('/?lang=ru');
	await expect(page.getByRole('link', { name: `${ru.shop('product.compare')} 1` })).toBeVisible();
	await expect.poll(() => page.evaluate(() => localStorage.getItem('dukan.favourites'))).not.toBeNull();
	await page.goto(PHONES);
	await whenAlive(page);
	await expect(heart).toHaveAttribute('data-on');
	await expect(scales).toHaveAttribute('data-on');
});

test('LIGHT-01 the catalogue opens and closes without script', async ({ page }) => {
	await withholdScripts(page);
	await page.goto(PHONES, { waitUntil: 'commit' });
	const open = page.getByRole('navigation', { name: ru.shop('nav.menu') }).getByRole('button');
	await open.tap();
	const panel = page.getByRole('navigation', { name: ru.shop('nav.catalogue') });
	await expect(panel).toBeVisible();
	await panel.getByRole('button', { name: ru.shop('common.close') }).tap();
	await expect(panel).toBeHidden();
});
