import { plural } from '@dukan/i18n/translate.ts';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { anotherSession, newShopper, putInCart, signInAs } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { kept, waitUntilKept } from './kept-pages.ts';
import { authForm, newPhone, PASSWORD, registered } from './people.ts';
import { expect, test } from './shop-test.ts';
import { ru } from './texts.ts';

// The browser logs the refusals of an expired token.
test.use({ expected: { errors: [/status of 401/, /ERR_FAILED/] } });

test('S22 the next person on a shared phone sees nothing of the last one, whose cart waits for them', async ({
	shop,
	page,
	request,
}) => {
	const first = await registered(request);
	const second = newPhone();
	await request.post('/api/set_user', {
		data: {
			u_phone_1: second,
			u_password: PASSWORD,
			confirmPassword: PASSWORD,
			u_name: 'Bahar Atajewa',
			u_address_1: 'Görogly 5, Ашхабад',
		},
	});
	await shop.startOrder('/category/laptops-1');
	await authForm(page).signIn(first.phone);
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Aman Myradow');
	await page.getByLabel(ru.shop('delivery.address')).fill('Parahat 7, jaý 12, öý 3');
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 1));

	await shop.open('/profile');
	const reloaded = page.waitForEvent('load');
	await page.getByRole('button', { name: ru.shop('profile.logout') }).click();
	await reloaded;
	await expect(page.getByRole('dialog')).toHaveAccessibleName(ru.shop('auth.signinTitle'));
	const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dukan.')));
	expect(left).toEqual(['dukan.parked-carts']);

	await shop.startOrder('/category/laptops-1');
	await authForm(page).signIn(second);
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Bahar Atajewa');
	await expect(page.getByLabel(ru.shop('delivery.address'))).not.toHaveValue(/Parahat/);
	expect(await page.evaluate(() => localStorage.getItem('dukan.checkout'))).not.toBeNull();

	await shop.open('/profile');
	const again = page.waitForEvent('load');
	await page.getByRole('button', { name: ru.shop('profile.logout') }).click();
	await again;
	await shop.open('/signin');
	await authForm(page, page.getByRole('main')).signIn(first.phone);
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 1));
});

test.describe('with the pages that the device keeps', () => {
	test.use({
		serviceWorkers: 'allow',
		expected: { errors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|503)/] },
	});

	test('S30 signing out takes along the searches and pages that were kept for a connection that is away', async ({
		shop,
		page,
		context,
	}) => {
		const search = '/search?query=%D0%BC%D1%8B%D1%88%D1%8C';
		await shop.open('/category/laptops-1');
		await waitUntilKept(page, '/category/laptops-1', '/offline?lang=ru');
		await shop.open(search);
		await waitUntilKept(page, search);
		await signInAs(page, await newShopper());
		const reloaded = page.waitForEvent('load');
		await page.getByRole('button', { name: ru.shop('profile.logout') }).click();
		await reloaded;
		const left = await kept(page);
		expect(left.filter((address) => /^\/(search|category)/.test(address))).toEqual([]);
		await context.setOffline(true);
		await page.goto(search);
		await expect(page.getByText('мышь')).toHaveCount(0);
		await expect(page.getByRole('link', { name: 'Ноутбуки' })).toHaveCount(0);
		await context.setOffline(false);
	});
});

test('S22 AUTH-08 who signs out is forgotten before the shop responds: the phone may be handed on', {
	tag: '@all',
}, async ({ page }) => {
	await signInAs(page, await newShopper());
	const gate = Promise.withResolvers<void>();
	await page.route('**/api/signout', async (route) => {
		await gate.promise;
		await route.fulfill({ status: 204 });
	});
	await page.getByRole('button', { name: ru.shop('profile.logout') }).click();
	const stored = () =>
		page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dukan.')));
	await expect.poll(stored).not.toContain('dukan.session');
	await expect(page.getByRole('button', { name: ru.shop('profile.logout') })).toHaveAttribute(
		'aria-busy',
		'true',
	);
	gate.resolve();
	await expect(page.getByRole('dialog')).toHaveAccessibleName(ru.shop('auth.signinTitle'));
	expect(await stored()).toEqual([]);
});

test('S22 AUTH-08 favourites that the shop names while somebody signs out are not stored after them', {
	tag: '@all',
}, async ({ page, context }) => {
	const named = Promise.withResolvers<void>();
	await page.route('**/api/favourite_sync', async (route) => {
		await named.promise;
		await route.fulfill({ json: { rows: [] } });
	});
	const asked = page.waitForRequest('**/api/favourite_sync');
	await signInAs(page, await newShopper());
	await asked;
	// Another tab holds the lock of the record. This tab waits for the lock to write the names that the
	// server has sent.
	const other = await context.newPage();
	await other.goto('/robots.txt');
	await other.evaluate(
		() =>
			new Promise<void>((granted) => {
				void navigator.locks.request('dukan.favourites-synced', () => {
					granted();
					return new Promise<void>((done) => window.addEventListener('message', () => done()));
				});
			}),
	);
	const told = page.waitForResponse('**/api/favourite_sync');
	named.resolve();
	await (await told).finished();

	const loading = Promise.withResolvers<void>();
	const gate = Promise.withResolvers<void>();
	await page.route('**/profile', async (route) => {
		loading.resolve();
		await gate.promise;
		await route.continue();
	});
	await page.getByRole('button', { name: ru.shop('profile.logout') }).click();
	await loading.promise;
	await other.evaluate(() => window.postMessage('written'));
	const stored = await other.evaluate(() =>
		navigator.locks.request('dukan.favourites-synced', () =>
			Object.keys(localStorage).filter((key) => key.startsWith('dukan.')),
		),
	);
	expect(stored).toEqual([]);
	gate.resolve();
	await expect(page.getByRole('dialog')).toHaveAccessibleName(ru.shop('auth.signinTitle'));
});

test('S22 a token that ran out shows the next person nothing of the last one', { tag: '@all' }, async ({
	shop,
	page,
	request,
}) => {
	const first = await registered(request);
	const second = await registered(request);
	await inDatabase((db) =>
		db
			.updateTable('users')
			.set({ name: 'Bahar Atajewa', address: '' })
			.where('phone', '=', second.phone)
			.execute(),
	);
	await shop.startOrder('/category/laptops-1');
	await authForm(page).signIn(first.phone);
	await page.getByLabel(ru.shop('delivery.address')).fill('Parahat 7, jaý 12, öý 3');
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 1));
	await inDatabase((db) =>
		db
			.deleteFrom('sessions')
			.where('user_id', 'in', db.selectFrom('users').select('id').where('phone', '=', first.phone))
			.execute(),
	);

	await page.reload();
	await expect(page.getByRole('dialog')).toHaveAccessibleName(ru.shop('auth.signinTitle'));
	await expect(page.getByText('Parahat 7')).toHaveCount(0);
	await authForm(page).signIn(second.phone);
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Bahar Atajewa');
	await expect(page.getByLabel(ru.shop('delivery.address'))).not.toHaveValue(/Parahat/);
});

test('S22 what is typed before the profile has come is not shown to the next person', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	const first = await registered(request);
	const second = await registered(request);
	await page.route('**/api/user_show/', (route) => route.abort());
	await shop.startOrder('/category/laptops-1');
	await authForm(page).signIn(first.phone);
	await page.getByLabel(ru.shop('delivery.address')).fill('Köşi 9, öý 4');
	await page.unroute('**/api/user_show/');
	await page.evaluate(() => localStorage.removeItem('dukan.session'));
	await page.reload();
	await authForm(page).signIn(second.phone);
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Aman Myradow');
	await expect(page.getByLabel(ru.shop('delivery.address'))).not.toHaveValue(/Köşi/);
});

test('S22 who signs in again types into the order once it is known whose it is', { tag: '@all' }, async ({
	page,
}) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Мышь', 20));
	const person = await newShopper();
	const name = page.getByLabel(ru.shop('auth.name'));
	await signInAs(page, person);
	await putInCart(page, product);
	await page.goto('/cart');
	await expect(name).toHaveValue('Aman Myradow');
	await name.fill('Merdan Myradow');
	await page.evaluate(() => localStorage.removeItem('dukan.session'));
	await signInAs(page, await anotherSession(person));
	await page.route('**/api/user_show/', (route) => route.abort());
	await page.goto('/cart');
	const retry = page.getByRole('alert').getByRole('button', { name: ru.shop('common.retry') });
	await expect(retry).toBeVisible();
	await expect(name).toHaveCount(0);
	await page.unroute('**/api/user_show/');
	await retry.click();
	await expect(name).toHaveValue('Merdan Myradow');
});

test('ACCT-02 S22 a deleted account leaves nothing on the device', { tag: '@all' }, async ({
	shop,
	page,
	request,
}) => {
	const { phone } = await registered(request);
	await shop.startOrder('/category/laptops-1');
	await authForm(page).signIn(phone);
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Aman Myradow');
	await shop.open('/profile');
	await page.getByRole('button', { name: ru.shop('profile.delete') }).click();
	const dialog = page.getByRole('dialog', { name: ru.shop('profile.deleteAsk') });
	await dialog.getByLabel(ru.shop('auth.password'), { exact: true }).fill(PASSWORD);
	await dialog.getByRole('button', { name: ru.shop('profile.delete') }).click();
	await expect(page.getByText(ru.shop('profile.deleted'))).toBeVisible();
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 0));
	expect(
		await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dukan.'))),
	).toEqual([]);
});
