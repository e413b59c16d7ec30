import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { CATEGORY, makeProduct, serverOrigins, whenFound, whenServed } from './goods.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ANY, ru, starting } from './texts.ts';

test('CHOOSE-02 staff choose an accessory; the product page, the page of the accessory and the cart offer it', async ({
	shop,
	page,
	request,
}) => {
	const [thing, accessory] = [await makeProduct(request), await makeProduct(request)];
	await whenFound(request, accessory);

	await signInTo(page, 'content', `products/${thing.id}/accessories`);
	await page.getByRole('searchbox').fill(accessory.name);
	await page.getByRole('button', { name: ru.editor('editor.addTo', { name: accessory.name }) }).click();
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await expect(page.getByRole('button', { name: ru.shell('common.save') })).toBeDisabled();
	const pageOf = ({ id }: { id: number }) => addresses.product(CATEGORY, id);
	await whenServed(request, pageOf(thing), accessory.name);
	await whenServed(request, pageOf(accessory), thing.name);
	for (const origin of serverOrigins())
		await expect
			.poll(async () => (await request.get(`${origin}/api/cart_accessories?ids=${thing.id}`)).text())
			.toContain(accessory.name);

	await shop.open(pageOf(accessory));
	const fits = page.getByRole('region', { name: ru.accessory('fits') });
	await fits.getByRole('link', { name: thing.name }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(thing.name);
	await expect(
		page.getByRole('region', { name: ru.accessory('accessories') }).getByRole('article'),
	).toHaveCount(1);
	await page
		.getByRole('button', { name: starting(`${ru.shop('product.addToCart')}${ANY}${thing.name}`) })
		.first()
		.click();
	await shop.cartLink().click();
	const cart = page.getByRole('dialog', { name: ru.shop('cart.title') });
	const offered = cart.getByRole('region', { name: `${ru.accessory('cart')}. ${thing.name}` });
	await shop.expectAccessible();
	await offered.getByRole('button', { name: `${ru.shop('product.addToCart')}: ${accessory.name}` }).click();
	await expect(cart.getByRole('list', { name: ru.shop('cart.items') }).getByRole('listitem')).toHaveCount(2);
	await expect(offered).toBeHidden();
});
