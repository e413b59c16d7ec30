import { expect, test } from './shop-test.ts';

const PAYLOADS = {
	NUL: '%00',
	'broken UTF-8': '%ff%fe',
	'half a character': '%d0',
	'10,000 characters': 'x'.repeat(10_000),
	'2,000 characters': 'ы'.repeat(330),
	SQL: encodeURIComponent(`'; drop table products; -- " or 1=1`),
	script: encodeURIComponent('<script>alert(1)</script>'),
	markup: encodeURIComponent('"><img src=x onerror=alert(1)>'),
	'end of the title': encodeURIComponent('</title><b>'),
	number: '-1e999',
} as const;

const PLACES = [
	'/search?query=',
	'/test?name=',
	'/?shown=',
	'/?lang=',
	'/compare?ids=',
	...['page', 'sort', 'brand', 'price_min', 'in_stock', 'attr.ramGb', 'attr.'].map(
		(name) => `/category/laptops-1?${name}=`,
	),
	'/newproducts?page=',
	'/smart/',
	'/category/',
	'/category/laptops-1/',
	'/brand_products/',
	'/product/1/',
	'/product/',
	'/files/',
	'/sitemaps/',
	'/images/products/',
	'/',
];

const BROWSER = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'identity' };

for (const [name, payload] of Object.entries(PAYLOADS)) {
	test(`S12 GEN-08 ${name} in an address does no harm`, { tag: name === 'script' ? [] : '@all' }, async ({
		request,
	}) => {
		for (const place of PLACES) {
			const address = place + payload;
			const response = await request.get(address, { headers: BROWSER, maxRedirects: 0 });
			expect(response.status(), address.slice(0, 80)).toBeLessThan(500);
			const body = await response.text();
			expect(body.includes('<script>alert(1)'), address).toBe(false);
			expect(body.includes('<img src=x'), address).toBe(false);
			expect(body.includes('</title><b>'), address).toBe(false);
			// A person must see a page and not a problem document.
			if (!/^\/(images|files|sitemaps)\//.test(place) && ![301, 302].includes(response.status()))
				expect(response.headers()['content-type'], address.slice(0, 80)).toContain('text/html');
		}
	});
}

test.describe('what cannot be read', () => {
	test.use({ expected: { errors: [/status of 400/] } });

	test('S12 an address that cannot be read has a page in the reader’s language', { tag: '@all' }, async ({
		shop,
		page,
	}) => {
		await shop.setLanguage('tm');
		expect((await page.goto('/smart/%ff'))?.status()).toBe(400);
		await expect(page.getByRole('heading', { name: 'Sahypa tapylmady' })).toBeVisible();
		await shop.expectAccessible();
		await page.getByRole('link', { name: 'Baş sahypa' }).click();
		await expect(page).toHaveURL('/');
	});
});
