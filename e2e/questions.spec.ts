import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { anotherSession, enterAs, newShopper } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { authForm } from './people.ts';
import { expect, test, whenAlive } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ru } from './texts.ts';

test('CHOOSE-04 a shopper asks, staff answer and publish with one press, and the product’s page shows both', async ({
	shop,
	page,
	request,
}) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	const asker = await newShopper();
	const text = `Есть ли разъём для наушников, номер ${asker.phone}?`;
	const address = `/product/${product.category_id}/${product.id}`;
	await enterAs(page, asker);
	await shop.open(address);
	const section = page.getByRole('region', { name: ru.question('title') });
	await section.getByRole('button', { name: ru.question('ask') }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: ru.question('send') }).click();
	await expect(dialog.getByRole('alert')).toHaveText(ru.question('tooShort'));
	await dialog.getByLabel(ru.question('askLabel')).fill(text);
	await shop.expectAccessible();
	await dialog.getByRole('button', { name: ru.question('send') }).click();
	await expect(page.getByText(ru.question('sent'))).toBeVisible();

	await signInTo(page, 'content', 'reviews/questions');
	const waiting = page.getByRole('region').filter({ hasText: text });
	await waiting.getByLabel(ru.reviews('answer')).fill('Да, есть');
	await shop.expectAccessible();
	// The answered card disappears. The focus stays in the screen and does not return to the start of the
	// page.
	await waiting.getByRole('button', { name: ru.questions('saveAnswer') }).press('Enter');
	await expect(waiting).toHaveCount(0);
	await expect(page.locator('main:focus, main :focus')).toHaveCount(1);

	await expect.poll(async () => (await request.get(address)).text()).toContain(text);
	await shop.open(address);
	const question = section.getByRole('listitem').filter({ hasText: text });
	await expect(question).toContainText('Да, есть');
	await expect(question).toContainText(ru.question('by.shop'));
	await shop.expectNoSidewaysScroll();
});

test('CHOOSE-04 a question outlives the session it was typed in', { tag: '@all' }, async ({ page }) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	const asker = await newShopper();
	await enterAs(page, asker);
	await page.goto(`/product/${product.category_id}/${product.id}`);
	await whenAlive(page);
	await page.getByRole('button', { name: ru.question('ask') }).click();
	const question = page.getByRole('dialog', { name: ru.question('ask') });
	await question.getByLabel(ru.question('askLabel')).fill('Подойдёт ли зарядка от старого телефона?');
	await page.request.post('/api/signout', { headers: { authorization: `Bearer ${asker.token}` } });
	await question.getByRole('button', { name: ru.question('send') }).click();
	const { token } = await anotherSession(asker);
	await page.route('**/api/signin', (route) => route.fulfill({ json: { login: true, token } }));
	await authForm(page, page.getByRole('dialog', { name: ru.shop('auth.signinTitle') })).signIn(asker.phone);
	await expect(page.getByRole('dialog', { name: ru.shop('auth.signinTitle') })).toHaveCount(0);
	await expect(question.getByLabel(ru.question('askLabel'))).toHaveValue(/зарядка/);
	await question.getByRole('button', { name: ru.question('send') }).click();
	await expect(page.getByText(ru.question('sent'))).toBeVisible();
});
