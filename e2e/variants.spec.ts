import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { CATEGORY, makeProduct, newWord, serverOrigins } from './goods.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ru } from './texts.ts';

test('CHOOSE-01 staff make a family of two products; a search shows one card, and its page leads to the other variant', async ({
	shop,
	page,
	request,
}) => {
	const word = newWord();
	const named = (size: string) => ({ en: `Jug ${word} ${size}`, ru: `Кувшин ${word} ${size}`, tm: '' });
	const [small, large] = [
		await makeProduct(request, { names: named('S'), attributes: { warranty: '12' }, priceTenge: 100_00 }),
		await makeProduct(request, { names: named('L'), attributes: { warranty: '24' }, priceTenge: 150_00 }),
	];

	await signInTo(page, 'content', `products/${small.id}/variants`);
	await page.getByRole('searchbox').fill(String(large.id));
	await page.getByRole('button', { name: ru.editor('editor.addTo', { name: large.name }) }).click();
	await page.getByRole('button', { name: ru.families('make') }).click();
	await expect(page.getByRole('button', { name: ru.families('dissolve') })).toBeVisible();
	await expect(page.getByRole('row', { name: new RegExp(`${large.name}.*24`) })).toBeVisible();
	const found = async (origin: string) =>
		(await (await request.get(`${origin}/api/search?query=${word}`)).json()).count;
	for (const origin of serverOrigins()) await expect.poll(() => found(origin)).toBe(1);

	await shop.open(`/search?query=${word}`);
	await expect(page.getByText(ru.shop('product.from', { amount: 100 }))).toBeVisible();
	await page.getByRole('link', { name: small.name }).click();
	const variants = page.getByRole('navigation', { name: ru.variant('group') });
	await expect(variants.getByRole('link', { name: '12 мес.' })).toHaveAttribute('aria-current', 'true');
	await shop.expectAccessible();
	await variants.getByRole('link', { name: '24 мес.' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(large.name);
	await expect(page).toHaveURL(new RegExp(`${addresses.product(CATEGORY, large.id)}$`));
	await expect(variants.getByRole('link', { name: '24 мес.' })).toHaveAttribute('aria-current', 'true');
});
