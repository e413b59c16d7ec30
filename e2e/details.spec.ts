import { makeProduct } from './goods.ts';
import { expect, test } from './shop-test.ts';
import { having, ru, starting } from './texts.ts';

const PHONES = '/category/phones-7';

test.describe('a picture that cannot be loaded', () => {
	test.use({ expected: { errors: [/ERR_FAILED|net::/] } });
	test('CARD-01 shows a placeholder, not the sign of a broken picture', { tag: '@all' }, async ({
		shop,
		page,
	}) => {
		await page.route('**/images/products/**', (route) => route.abort());
		await shop.open(PHONES);
		const picture = page.getByRole('article').first().locator('img');
		await expect(picture).toHaveAttribute('data-failed');
		expect(await picture.evaluate((img) => getComputedStyle(img).content)).toContain('data:image/svg+xml');
	});
});

test('CART-06 the reason why there can be no more is said above the drawer, once, and can be closed', async ({
	shop,
	page,
	request,
}) => {
	const product = await makeProduct(request, { stock: 2 });
	await shop.open(`/product/${product.category}/${product.id}`);
	await page
		.getByRole('main')
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await shop.cartLink().click();
	const drawer = page.getByRole('dialog', { name: ru.shop('cart.title') });
	const plus = drawer.getByRole('button', { name: ru.shop('product.increase') });
	await plus.click();
	await expect(
		drawer.getByText(having(ru.shop('cart.each', { price: `100 ${ru.shop('currency.manat')}` }))),
	).toBeVisible();
	await plus.click();
	await plus.click();
	const message = drawer.getByText(ru.shop('cart.stockReached'));
	await expect(message).toHaveCount(1);
	const isOnTop = await message.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	});
	expect(isOnTop).toBe(true);
	await drawer
		.getByRole('status')
		.getByRole('button', { name: ru.shop('common.close') })
		.click();
	await expect(message).toHaveCount(0);
});

test('CARD-01 at 360 px nothing lies over anything: badges and buttons of cards, names of sub-categories, the open information page', {
	tag: '@all',
}, async ({ shop, page }) => {
	await shop.open('/saleproducts');
	const cards = await page.getByRole('article').evaluateAll((articles) =>
		articles.map((article) => {
			const badges = [...article.querySelectorAll('span')]
				.filter(({ textContent }) => /^(−\d+%|Новинка)$/.test(textContent ?? ''))
				.map((one) => one.getBoundingClientRect());
			const buttons = [...article.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
			if (badges.length === 0) return -1;
			return badges.filter((a) =>
				buttons.some((b) => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom),
			).length;
		}),
	);
	expect(cards).toEqual(Array(24).fill(0));

	await shop.open('/category/smart-home-and-security-15');
	const tiles = page.getByRole('navigation', { name: ru.shop('nav.subcategories') }).getByRole('link');
	const wider = await tiles.evaluateAll((links) =>
		links.filter((link) => link.scrollWidth > link.clientWidth + 1).map((link) => link.textContent),
	);
	expect(wider).toEqual([]);

	await shop.open('/contactus');
	const current = page.getByRole('main').locator('a[aria-current=page]');
	await expect(current).toBeInViewport({ ratio: 1 });
});

test('CARD-02 the focus stays with the product: on plus after adding, on the button after taking out', {
	tag: '@all',
}, async ({ shop, page }) => {
	await shop.open(PHONES);
	const card = page.getByRole('article').filter({ hasText: 'Смартфон' }).first();
	await card.getByRole('button', { name: starting(ru.shop('product.addToCart')) }).focus();
	await page.keyboard.press('Enter');
	await expect(card.getByRole('button', { name: ru.shop('product.increase') })).toBeFocused();
	await card.getByRole('button', { name: ru.shop('product.decrease') }).focus();
	await page.keyboard.press('Enter');
	await expect(card.getByRole('button', { name: starting(ru.shop('product.addToCart')) })).toBeFocused();
});

test('NAV-01 the cart of the bottom bar says the total, and its badge stands beside the sign', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	const product = await makeProduct(request, { stock: 500, priceTenge: 1_234_50 });
	await shop.open(`/product/${product.category}/${product.id}`);
	await page
		.getByRole('main')
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	const bar = page.getByRole('navigation', { name: ru.shop('nav.menu') });
	await expect(bar.getByText('1 234,50')).toBeVisible();
	const { badge, sign } = await bar.locator('a', { hasText: '1 234,50' }).evaluate((link) => {
		const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
		return { sign: box(link.querySelector('svg')), badge: box(link.querySelector('svg + span')) };
	});
	expect(badge.left).toBeGreaterThanOrEqual(sign.left + sign.width / 2);
});

for (const width of [1000, 1440]) {
	test(`HOME-06 at ${width} px a section shows all five cards it was sent`, {
		tag: ['@wide', '@all'],
	}, async ({ shop, page }) => {
		await page.setViewportSize({ width, height: 900 });
		await shop.open('/');
		await expect(shop.section('Ноутбуки').getByRole('article').filter({ visible: true })).toHaveCount(5);
	});
}

test('GEN-06 the first link after a page has loaded, and the first after Back, scroll smoothly too', {
	tag: ['@wide', '@all'],
}, async ({ shop, page }) => {
	// The number of positions in a smooth scroll depends on the machine, but it must have some and not jump.
	await page.addInitScript(() => {
		const scrollTo = window.scrollTo.bind(window);
		const noting = (left: number, top: number) => {
			scrollTo(left, top);
			if (top === 0) document.documentElement.dataset.wayToTop = scrollY > 0 ? 'smooth' : 'at once';
		};
		window.scrollTo = noting as typeof window.scrollTo;
	});
	await shop.open('/');
	await page.evaluate(() => window.scrollTo(0, 1500));
	const scrollsToTheTopOf = async (path: string) => {
		await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLElement) => {
			delete document.documentElement.dataset.wayToTop;
			link.click();
		});
		await expect(page.locator('html')).toHaveAttribute('data-way-to-top', 'smooth');
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	};
	await scrollsToTheTopOf('/faq');
	await page.goBack();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
	await scrollsToTheTopOf('/order');
});
