import { expect, test } from './shop-test.ts';
import { ANY, ru, starting } from './texts.ts';

test('CHOOSE-06 the smart category opens the builder; a preset is complete and goes into the cart as a whole', async ({
	shop,
	page,
}) => {
	await shop.open('/');
	await page
		.getByRole('link', { name: ru.builder('title') })
		.first()
		.click();
	await expect(page).toHaveURL(/\/pc-builder$/);
	await expect(
		page.getByText(starting(ru.builder('missing', { names: `${ru.builder('slot.processor')}, ` }))),
	).toBeVisible();
	await page.getByRole('link', { name: starting(ru.builder('preset.study')) }).click();
	await expect(page.getByText(ru.builder('ready'))).toBeVisible();
	await shop.expectNoSidewaysScroll();
	await shop.expectAccessible();
	await page.getByRole('button', { name: ru.builder('toCart') }).click();
	const drawer = page.getByRole('dialog', { name: ru.shop('cart.title') });
	await expect(drawer.getByRole('listitem').first()).toBeVisible();
	const { searchParams } = new URL(page.url());
	await expect(shop.cartLink()).toContainText(String([...searchParams.keys()].length));
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('CHOOSE-06 a build is chosen by links, and what does not fit says why', { tag: '@all' }, async ({
		page,
	}) => {
		await page.goto('/pc-builder?choose=processor');
		await page
			.getByRole('link', { name: starting(`${ru.builder('choose')}: ${ANY}Ryzen 5 7600`) })
			.first()
			.click();
		await page
			.getByRole('link', { name: ru.builder('chooseOf', { slot: ru.builder('slot.board') }) })
			.click();
		const unfit = page.getByRole('region', { name: starting(ru.builder('unfit', { count: ANY })) });
		await expect(
			unfit.getByText(ru.builder('issue.socket', { processor: 'AM5', board: 'LGA1700' })).first(),
		).toBeVisible();
		await page
			.getByRole('region', { name: starting(ru.builder('fits', { count: ANY })) })
			.getByRole('link', { name: starting(ru.builder('choose')) })
			.first()
			.click();
		await expect(page).toHaveURL(/\/pc-builder\?processor=\d+&board=\d+$/);
		await expect(page.getByText(starting(ru.builder('power', { used: 115, needed: ANY })))).toBeVisible();
	});
});
