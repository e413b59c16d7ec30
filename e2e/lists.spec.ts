import { plural } from '@dukan/i18n/translate.ts';
import type { Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { expect, test } from './shop-test.ts';
import { ru, starting } from './texts.ts';

test('CAT-01 every kind of list is there', async ({ request }) => {
	for (const [path, title] of [
		['/category', ru.shop('nav.categories')],
		['/category/laptops-1', 'Ноутбуки'],
		['/category/laptops-1/gaming-laptops-102', 'Игровые ноутбуки'],
		['/smart/for-gamers-1', 'Для геймеров'],
		['/newproducts', ru.shop('nav.newProducts')],
		['/saleproducts', ru.shop('nav.saleProducts')],
		['/allbrands', ru.shop('nav.allBrands')],
		['/brand_products/40', 'Samsung'],
	] as const) {
		const html = await (await request.get(path, { headers: { cookie: 'lang=ru' } })).text();
		expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1], path).toBe(title);
	}
});

test('CAT-02 a list is paged by real links and sorted, and its state lives in the address', async ({
	shop,
	page,
}) => {
	await shop.open('/category/laptops-1');
	await expect(page.getByText(plural('ru', 'item', 60))).toBeVisible();
	await expect(page.getByRole('article')).toHaveCount(24);
	const pages = page.getByRole('navigation', { name: ru.shop('list.pages') });
	await pages.getByRole('link', { name: '3' }).click();
	await expect(page).toHaveURL('/category/laptops-1?page=3');
	await expect(page.getByRole('article')).toHaveCount(12);
	await shop.openSortMenu();
	await page.getByRole('link', { name: ru.shop('sort.price') }).click();
	await expect(page).toHaveURL('/category/laptops-1?sort=price');
	await page.reload();
	const first = await page.getByRole('article').first().innerText();
	await page.goto('/category/laptops-1?sort=-price');
	expect(await page.getByRole('article').first().innerText()).not.toBe(first);
});

test('CAT-02 each card names two or three key attributes', { tag: '@all' }, async ({ shop, page }) => {
	await shop.open('/category/laptops-1');
	await expect(page.getByRole('article')).toHaveCount(24);
	await expect(page.getByRole('article').getByText(/^[^·]+·[^·]+·[^·]+$/)).toHaveCount(24);
	await shop.open('/category/audio-10');
	await expect(
		page.getByRole('article').getByText(new RegExp(`(^| )${ru.shop('common.yes')}( |$)`)),
	).toHaveCount(0);
});

test('CAT-01 a category shows its sub-categories as pictures on a wide screen, a sub-category leads on to the others', {
	tag: ['@wide', '@all'],
}, async ({ shop, page }) => {
	await shop.open('/category/laptops-1');
	const subcategories = page.getByRole('navigation', { name: ru.shop('nav.subcategories') });
	await expect(subcategories.getByRole('link')).toHaveCount(4);
	for (const picture of await subcategories.locator('img').all()) {
		await picture.scrollIntoViewIfNeeded();
		const width = await picture.evaluate((img: HTMLImageElement) =>
			img.decode().then(() => img.naturalWidth),
		);
		expect(width).toBeGreaterThan(0);
	}
	await subcategories.getByRole('link', { name: 'Игровые ноутбуки' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Игровые ноутбуки');
	await expect(subcategories.locator('[aria-current="page"]')).toHaveText('Игровые ноутбуки');
	const crumbs = page.getByRole('navigation', { name: ru.shop('nav.breadcrumbs') });
	await expect(crumbs.getByRole('link')).toHaveText([ru.shop('nav.home'), 'Ноутбуки']);
	await shop.open('/brand_products/40');
	await expect(crumbs.getByRole('link')).toHaveText([ru.shop('nav.home'), ru.shop('nav.allBrands')]);
});

/** Returns the page's position once it has stopped scrolling. */
async function restingPlace(page: Page): Promise<number> {
	let last = Number.NaN;
	await expect
		.poll(async () => {
			const previous = last;
			last = await page.evaluate(() => window.scrollY);
			return last - previous;
		})
		.toBe(0);
	return last;
}

test('CAT-02 load-more brings the next rows only, and Back returns to the same rows and place', {
	tag: '@all',
}, async ({ shop, page }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url());
		if (/^\/more\/|\.data$/.test(pathname)) asked.push(pathname + search);
	});
	await shop.open('/category/laptops-1?sort=price');
	await expect(page.getByText(ru.shop('list.shown', { shown: 24, count: 60 }))).toBeVisible();
	await page.getByRole('link', { name: ru.shop('common.loadMore') }).click();
	await expect(page.getByRole('article')).toHaveCount(48);
	await expect(page).toHaveURL('/category/laptops-1?sort=price&shown=48');
	expect(asked).toEqual(['/more/category/laptops-1?sort=price&page=2&lang=ru']);
	await expect(page.getByText(ru.shop('list.shown', { shown: 48, count: 60 }))).toBeVisible();

	const card = page.getByRole('article').nth(40);
	const link = card.getByRole('heading').getByRole('link');
	// Scrolls the link into view first, so that the click itself does not scroll.
	await link.hover();
	const before = await restingPlace(page);
	const names = await page.getByRole('article').getByRole('heading').allTextContents();
	await link.click();
	await expect(page).toHaveURL(/\/product\//);
	await page.goBack();
	await expect(page).toHaveURL('/category/laptops-1?sort=price&shown=48');
	await expect(page.getByRole('article')).toHaveCount(48);
	expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(names);
	await expect
		.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
		.toBeLessThan(5);
	await page.getByRole('link', { name: ru.shop('common.loadMore') }).click();
	await expect(page.getByRole('article')).toHaveCount(60);
	await expect(page.getByRole('link', { name: ru.shop('common.loadMore') })).toHaveCount(0);
	await expect(page.getByText(ru.shop('list.shown', { shown: 60, count: 60 }))).toBeFocused();
	await page.reload();
	await expect(page.getByRole('article')).toHaveCount(60);
});

test('CAT-02 rows that come late do not fetch the shopper back from where they went', {
	tag: '@all',
}, async ({ shop, page }) => {
	await shop.open('/category/laptops-1');
	const line = await holdBack(page, '**/more/**');
	await page.getByRole('link', { name: ru.shop('common.loadMore') }).click();
	await shop.openSortMenu();
	await page
		.getByRole('link', { name: /дешёвые|дешевле/i })
		.first()
		.click();
	await expect(page).toHaveURL(/sort=/);
	await expect(page.getByRole('link', { name: ru.shop('common.loadMore') })).toBeVisible();
	await page.getByRole('link', { name: ru.shop('common.loadMore') }).click();
	await page.getByRole('article').first().getByRole('link').first().click();
	await expect(page).toHaveURL(/\/product\//);
	line.release();
	await expect.poll(() => line.done).toBe(2);
	// A page that is gone could not receive this click.
	await page
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await expect(page.getByRole('status', { name: ru.shop('product.quantity') }).first()).toHaveText('1');
	await expect(page).toHaveURL(/\/product\//);
});

test.describe('when the next rows fail', () => {
	test.use({ expected: { errors: [/503/] } });
	test('CAT-02 a failed load-more is said, and can be tried again', { tag: '@all' }, async ({
		shop,
		page,
	}) => {
		await shop.open('/category/laptops-1');
		await page.route('**/more/**', (route) => route.fulfill({ status: 503, body: '{}' }));
		const more = page.getByRole('link', { name: ru.shop('common.loadMore') });
		await more.click();
		await expect(page.getByRole('status').getByText(ru.shop('error.load'))).toBeVisible();
		await expect(page.getByRole('article')).toHaveCount(24);
		await page.unroute('**/more/**');
		await more.click();
		await expect(page.getByRole('article')).toHaveCount(48);
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('CAT-02 a list is sorted, paged and shows more by plain links', { tag: '@all' }, async ({ page }) => {
		await page.goto('/category/laptops-1?lang=ru');
		await page.locator('summary', { hasText: ru.shop('sort.title') }).click();
		await page.getByRole('link', { name: ru.shop('sort.-price') }).click();
		await expect(page).toHaveURL('/category/laptops-1?sort=-price');
		await page.getByRole('link', { name: ru.shop('common.loadMore') }).click();
		await expect(page).toHaveURL('/category/laptops-1?sort=-price&shown=48');
		await expect(page.getByRole('article')).toHaveCount(48);
		await page
			.getByRole('navigation', { name: ru.shop('list.pages') })
			.getByRole('link', { name: '3' })
			.click();
		await expect(page).toHaveURL('/category/laptops-1?sort=-price&page=3');
		await expect(page.getByRole('article')).toHaveCount(12);
	});
});

test.describe('addresses', () => {
	test.use({ expected: { errors: [/404/] } });
	test('GEN-11 a wrong slug leads to the right one; an unknown id, page or brand is not found', async ({
		request,
	}) => {
		for (const [asked, right] of [
			['/category/old-name-1?sort=price', '/category/laptops-1?sort=price'],
			['/category/x-1/y-102', '/category/laptops-1/gaming-laptops-102'],
		] as const) {
			const moved = await request.get(asked, { maxRedirects: 0 });
			expect([moved.status(), moved.headers().location]).toEqual([301, right]);
		}
		for (const path of ['/category/laptops-99', '/brand_products/999', '/category/laptops-1?page=9'])
			expect((await request.get(path)).status(), path).toBe(404);
	});

	test('CAT-02 what a plain form sends leads to the one address of the choice', async ({ request }) => {
		const response = await request.get(
			'/category/laptops-1?brand=7&brand=3&price_min=&price_max=1+000&sort=',
			{
				maxRedirects: 0,
			},
		);
		expect(response.status()).toBe(302);
		expect(response.headers().location).toBe('/category/laptops-1?brand=3,7&price_max=1000');
	});
});

test.describe('addresses that cannot be read', () => {
	test.use({ expected: { errors: [/400/] } });
	test('CAT-02 filters that are none get a friendly page that leads to the whole list', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open('/category/laptops-1?price_min=abc');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.shop('error.badAddressTitle'));
		await shop.expectAccessible();
		await page.getByRole('link', { name: ru.shop('error.wholeList') }).click();
		await expect(page).toHaveURL('/category/laptops-1');
		await expect(page.getByRole('article')).toHaveCount(24);
	});
});
