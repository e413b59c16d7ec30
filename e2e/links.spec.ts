import { MAX_QR_BYTES, qrCode } from '@dukan/domain/qr/qr-code.ts';
import readCode from 'jsqr';
import { expect, test } from './shop-test.ts';

test('INFO-02 QR codes of every length say what was written', () => {
	const [scale, quiet] = [3, 4];
	for (let length = 1; length <= MAX_QR_BYTES; length += 1) {
		const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7 + length) % 90))).join(
			'',
		);
		const matrix = qrCode(text);
		const size = (matrix.length + 2 * quiet) * scale;
		const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
		for (let at = 0; at < size * size; at += 1) {
			const x = Math.floor((at % size) / scale) - quiet;
			const y = Math.floor(at / size / scale) - quiet;
			if (matrix[y]?.[x]) pixels.fill(0, at * 4, at * 4 + 3);
		}
		expect(readCode.default(pixels, size, size)?.data, `${length} characters`).toBe(text);
	}
	expect(() => qrCode('x'.repeat(MAX_QR_BYTES + 1))).toThrow(RangeError);
});

test('INFO-02 /links leads to the stores, and a camera reads its codes', async ({ shop, page }) => {
	await shop.open('/links');
	await expect(page.getByRole('heading', { level: 1, name: 'Скачать приложение' })).toBeVisible();
	const store = page.getByRole('main').getByRole('link', { name: 'Открыть Google Play' });
	await expect(store).toHaveAttribute('rel', 'noopener noreferrer');
	await expect(page.getByRole('main').getByText('Скоро')).toBeVisible();
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
		return [...drawing.getImageData(0, 0, 400, 400).data];
	});
	const read = readCode.default(Uint8ClampedArray.from(seen), 400, 400);
	expect(read?.data).toBe(await store.getAttribute('href'));
});

test('INFO-02 /test remembers the name on this device, and greets without script too', async ({
	shop,
	page,
	browser,
	baseURL,
}) => {
	await shop.open('/test');
	const field = page.getByLabel('Ваше имя');
	await field.fill('Марал');
	await page.getByRole('button', { name: 'Сохранить' }).click();
	await expect(page.getByText('Здравствуйте, Марал!')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Здравствуйте, Марал!')).toBeVisible();
	await expect(field).toHaveValue('Марал');

	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const plain = await context.newPage();
	await plain.goto('/test');
	await plain.getByLabel('Ваше имя').fill('<b>Aman</b>');
	await plain.getByRole('button', { name: 'Сохранить' }).click();
	await expect(plain.getByText('Здравствуйте, <b>Aman</b>!')).toBeVisible();
	await context.close();
});
