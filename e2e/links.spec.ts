import readCode from 'jsqr';
import { expect, test } from './shop-test.ts';
import { ru } from './texts.ts';

test('INFO-02 /links leads to the stores, and a camera reads its codes', async ({ shop, page }) => {
	await shop.open('/links');
	await expect(page.getByRole('heading', { level: 1, name: ru.shop('links.title') })).toBeVisible();
	const store = page
		.getByRole('main')
		.getByRole('link', { name: ru.shop('links.open', { store: 'Google Play' }) });
	await expect(store).toHaveAttribute('rel', 'noopener noreferrer');
	await expect(page.getByRole('main').getByText(ru.shop('links.soon'))).toBeVisible();
	const seen = await page.locator('svg[aria-label="QR: Google Play"]').evaluate(async (svg) => {
		const picture = new Image(400, 400);
		const copy = svg.cloneNode(true) as SVGElement;
		copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
		copy.setAttribute('width', '400');
		copy.setAttribute('height', '400');
		picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
		await picture.decode();
		const canvas = document.createElement('canvas');
		canvas.width = canvas.height = 400;
		const drawing = canvas.getContext('2d');
		if (!drawing) throw new Error('no canvas');
		drawing.fillStyle = 'white';
		drawing.fillRect(0, 0, 400, 400);
		drawing.drawImage(picture, 0, 0);
		// The values are returned as one string, because the browser's protocol takes seconds for as many
		// numbers.
		return Array.from(drawing.getImageData(0, 0, 400, 400).data, (value) => String.fromCharCode(value)).join(
			'',
		);
	});
	const read = readCode.default(Uint8ClampedArray.from(Buffer.from(seen, 'latin1')), 400, 400);
	expect(read?.data).toBe(await store.getAttribute('href'));
});

test('INFO-02 /test remembers the name on this device, and greets without script too', {
	tag: '@all',
}, async ({ shop, page, browser, baseURL }) => {
	await shop.open('/test');
	const field = page.getByLabel(ru.shop('test.name'));
	await field.fill('Марал');
	await page.getByRole('button', { name: ru.shop('common.save') }).click();
	await expect(page.getByText(ru.shop('test.hello', { name: 'Марал' }))).toBeVisible();
	await page.reload();
	await expect(page.getByText(ru.shop('test.hello', { name: 'Марал' }))).toBeVisible();
	await expect(field).toHaveValue('Марал');

	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const plain = await context.newPage();
	await plain.goto('/test');
	await plain.getByLabel(ru.shop('test.name')).fill('<b>Aman</b>');
	await plain.getByRole('button', { name: ru.shop('common.save') }).click();
	await expect(plain.getByText(ru.shop('test.hello', { name: '<b>Aman</b>' }))).toBeVisible();
	await context.close();
});
