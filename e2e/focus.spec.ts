import type { Locator, Page } from '@playwright/test';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, newShopper, putInCart } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { ANY, ru, starting } from './texts.ts';

/** Activates a control by keyboard. After the effect the focus must be on something useful. */
async function press(
	page: Page,
	control: Locator,
	effect: () => Promise<void>,
	key = 'Enter',
): Promise<void> {
	await control.focus();
	await page.keyboard.press(key);
	await effect();
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.tagName), String(control))
		.not.toBe('BODY');
}

test('GEN-03 after every action of cards and the drawer the focus has a place', {
	tag: ['@wide', '@all'],
}, async ({ shop, page }) => {
	await shop.open('/category/laptops-1');
	const card = page.getByRole('article').first();
	const button = (name: string | RegExp, within: Locator = card) => within.getByRole('button', { name });
	for (const [on, off] of [
		[starting(ru.shop('product.addToFavourites')), starting(ru.shop('product.removeFromFavourites'))],
		[starting(ru.shop('compare.add')), starting(ru.shop('compare.remove'))],
		[starting(ru.shop('product.addToCart')), ru.shop('product.increase')],
	] as const)
		await press(page, button(on), () => expect(button(off)).toBeVisible());
	await press(page, button(ru.shop('product.increase')), () =>
		expect(card.getByText('2', { exact: true })).toBeVisible(),
	);
	await press(page, button(starting(ru.shop('compare.remove'))), () =>
		expect(page.getByRole('link', { name: starting(`${ru.shop('product.compare')} ${ANY}`) })).toBeHidden(),
	);
	await button(starting(ru.shop('product.addToCart')), page.getByRole('article').nth(1)).click();

	const drawer = page.getByRole('dialog', { name: ru.shop('cart.title') });
	const lines = drawer.getByRole('listitem');
	await press(page, shop.cartLink(), () => expect(lines).toHaveCount(2));
	const first = lines.first();
	await press(page, button(ru.shop('product.decrease'), first), () =>
		expect(button(ru.shop('product.decrease'), first)).toBeDisabled(),
	);
	await press(
		page,
		first.getByRole('checkbox'),
		() => expect(drawer.getByText(ru.shop('cart.forLater'))).toBeVisible(),
		'Space',
	);
	await press(page, button(starting(ru.shop('cart.remove')), first), () => expect(lines).toHaveCount(1));
	await expect(button(ru.shop('cart.undo'), drawer)).toBeFocused();
	await press(page, button(ru.shop('cart.undo'), drawer), () => expect(lines).toHaveCount(2));
	await press(page, button(ru.shop('cart.clear'), drawer), () =>
		expect(drawer.getByText(ru.shop('cart.empty'))).toBeVisible(),
	);
	await page.keyboard.press('Escape');
	await expect(shop.cartLink()).toBeFocused();
});

test('GEN-03 after every action of the checkout and its dialogs the focus has a place', {
	tag: ['@wide', '@all'],
}, async ({ page }) => {
	const person = await newShopper();
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	await enterAs(page, person);
	await putInCart(page, product);
	await page.goto('/cart');
	const main = page.getByRole('main');
	const order = main.getByRole('button', { name: starting(ru.shop('order.place')) });
	await expect(order).toBeEnabled();
	await press(page, order, () => expect(page.getByRole('alert').first()).toBeVisible());
	await press(page, main.getByRole('button', { name: ru.shop('product.increase') }), () =>
		expect(main.getByRole('status', { name: ru.shop('product.quantity') })).toHaveText('2'),
	);
	const quoted = page.waitForResponse(async (response) => {
		const isQuote = response.url().endsWith('/api/order_quote');
		return isQuote && response.request().postDataJSON().delivery === 'pickup';
	});
	const pickup = main.getByRole('radio', { name: starting(ru.shop('delivery.pickup')) });
	await press(page, pickup, () => expect(page.getByLabel(ru.shop('delivery.region'))).toBeHidden(), 'Space');
	await quoted;
	await expect(order).toBeEnabled();
	await press(page, order, () => expect(page.getByText(ru.shop('order.placed'))).toBeVisible());
	await page.goto('/history');
	const cancel = page.getByRole('button', { name: ru.shop('order.cancel') });
	const dialog = page.getByRole('dialog');
	await press(page, cancel, () => expect(dialog).toBeVisible());
	await page.keyboard.press('Escape');
	await expect(cancel).toBeFocused();
	await press(page, cancel, () => expect(dialog).toBeVisible());
	await dialog.getByRole('radio').first().check();
	await press(page, dialog.getByRole('button', { name: ru.shop('order.cancelYes') }), () =>
		expect(dialog).toBeHidden(),
	);
});
