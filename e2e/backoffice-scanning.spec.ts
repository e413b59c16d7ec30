import type { Page } from '@playwright/test';
import { makeProduct, newWord, whenFound } from './goods.ts';
import { holdBack } from './hold-back.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ru } from './texts.ts';

test.use({ expected: { errors: [/status of 400/, /ERR_FAILED/] } });

/** Types like a scanner: the code, then Enter. */
async function scan(page: Page, ...codes: string[]): Promise<void> {
	for (const code of codes) {
		await page.keyboard.insertText(code);
		await page.keyboard.press('Enter');
	}
}

test('STOCK-02 STOCK-04 pieces that are scanned and numbers that are typed before the response arrives are all counted', async ({
	page,
	shop,
	request,
}) => {
	const name = `Brand ${newWord()}`;
	const brand = await inDatabase((db) =>
		db
			.insertInto('brands')
			.values({ name, slug: name.toLowerCase().replace(' ', '-'), picture: null })
			.returning('id')
			.executeTakeFirstOrThrow(),
	);
	const own = () => makeProduct(request, { brandId: brand.id });
	const [jug, pot, stranger] = [await own(), await own(), await makeProduct(request)];
	for (const product of [jug, pot, stranger]) await whenFound(request, product);
	await shop.setLanguage('ru');
	await signInTo(page, 'manager', 'counts');
	await page.getByRole('button', { name: ru.counts('counts.add') }).click();
	const adding = page.getByRole('dialog');
	await adding.getByRole('combobox', { name: ru.counts('counts.brand') }).selectOption(name);
	await adding.getByRole('button', { name: ru.shell('common.add') }).click();
	const progress = page.getByText(`${ru.counts('counts.progress')}:`).first();
	await expect(progress).toContainText(ru.counts('count.of', { counted: 0, lines: 2 }));
	const counted = (product: { name: string }) =>
		page.getByLabel(`${ru.counts('line.counted')}: ${product.name}`);

	const search = await holdBack(page, '**/api/staff/products?*');
	await page.getByLabel(ru.goods('receipt.scan')).focus();
	await scan(page, jug.name, jug.name, pot.name, 'нет-такого', stranger.name, jug.name);
	await expect(page.getByText(ru.goods('receipt.looking', { count: 6 }))).toBeVisible();
	await expect(page.getByLabel(ru.goods('receipt.scan'))).toHaveValue('');
	search.release();
	await expect(counted(jug)).toHaveValue('3');
	await expect(counted(pot)).toHaveValue('1');
	await expect(page.getByText(ru.goods('receipt.notFound', { typed: 'нет-такого' }))).toBeVisible();
	await expect(page.getByText(ru.counts('count.notCounted', { names: stranger.name }))).toBeVisible();
	await shop.expectAccessible();

	const entered = await holdBack(page, '**/api/staff/count_enter/*');
	await counted(jug).fill('7 шт');
	await expect(counted(jug)).toHaveValue('7');
	await page.keyboard.press('Enter');
	await expect(counted(jug)).toBeFocused();
	await counted(pot).fill('5');
	await page.getByLabel(ru.goods('receipt.scan')).focus();
	entered.release();
	await expect.poll(() => entered.done).toBe(2);
	await expect(progress).toContainText(ru.counts('count.of', { counted: 2, lines: 2 }));
	await page.reload();
	await expect(counted(jug)).toHaveValue('7');
	await expect(counted(pot)).toHaveValue('5');

	await page.unroute('**/api/staff/count_enter/*');
	await page.route('**/api/staff/count_enter/*', (route) => route.abort(), { times: 1 });
	await counted(jug).fill('8');
	await page.keyboard.press('Enter');
	await expect(counted(jug)).toHaveAccessibleDescription(ru.counts('line.notStored'));
	await Promise.all([page.waitForResponse(/count_enter/), page.keyboard.press('Enter')]);
	await expect(counted(jug)).toHaveAccessibleDescription('');
	await page.reload();
	await expect(counted(jug)).toHaveValue('8');
});

/**
 * Types the keys that a scanner presses while the Russian layout is on. The keys are in the positions of a
 * Latin keyboard but give Russian letters.
 */
async function scanInRussian(page: Page, ...codes: string[]): Promise<void> {
	const russian: Readonly<Record<string, string>> = { A: 'Ф', B: 'И', N: 'Т', O: 'Щ', S: 'Ы', T: 'Е' };
	const keyboard = await page.context().newCDPSession(page);
	const sent: Promise<unknown>[] = [];
	let at = Date.now() / 1000;
	const send = (code: string, key: string, text: string) => {
		at += 0.005;
		const common = { code, key, timestamp: at };
		sent.push(
			keyboard.send('Input.dispatchKeyEvent', { ...common, type: 'keyDown', text }),
			keyboard.send('Input.dispatchKeyEvent', { ...common, type: 'keyUp' }),
		);
	};
	for (const code of codes) {
		for (const sign of code)
			if (/\d/.test(sign)) send(`Digit${sign}`, sign, sign);
			else if (sign === '-') send('Minus', '-', '-');
			else send(`Key${sign}`, russian[sign] ?? sign, russian[sign] ?? sign);
		send('Enter', 'Enter', '\r');
	}
	await Promise.all(sent);
	await keyboard.detach();
}

test('GOODS-05 twenty scans in two seconds, in the Russian layout and without focus, count once each and fire no shortcut', async ({
	page,
	shop,
	request,
}) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	const [jug, pot] = [await makeProduct(request), await makeProduct(request)];
	// The keys N, T and O are shortcuts.
	const skus = [`SNT-${jug.id}`, `ONT-${pot.id}`] as const;
	await inDatabase((db) =>
		db
			.insertInto('product_codes')
			.values(
				[jug, pot].map(({ id }, index) => ({
					product_id: id,
					kind: 'sku',
					position: 1,
					code: skus[index] ?? '',
				})),
			)
			.execute(),
	);
	const supplier = await inDatabase((db) =>
		db.insertInto('suppliers').values({ name: newWord() }).returning('id').executeTakeFirstOrThrow(),
	);
	await shop.setLanguage('ru');
	const { cookie } = await signInTo(page, 'manager');
	const added = await request.post('/api/staff/receipt_add', {
		headers: { cookie },
		data: { supplierId: supplier.id },
	});
	const address = `/backoffice/goods/receipts/${(await added.json()).id}`;
	await page.goto(address);
	const pieces = (product: { name: string }) =>
		page.getByLabel(`${ru.goods('receipt.quantity')}: ${product.name}`);
	await expect(page.getByLabel(ru.goods('receipt.scan'))).toBeVisible();
	expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(false);

	await scanInRussian(page, ...Array.from({ length: 20 }, (_, index) => skus[index % 2] ?? ''));
	await expect(pieces(jug)).toHaveValue('10');
	await expect(pieces(pot)).toHaveValue('10');
	await expect(page).toHaveURL(new RegExp(`${address}$`));

	// A scan in another field keeps the text of that field. On a button its Enter does not click.
	const number = page.getByLabel(ru.goods('receipt.number'));
	await number.fill('A-7');
	await scanInRussian(page, skus[0]);
	await expect(pieces(jug)).toHaveValue('11');
	await expect(number).toHaveValue('A-7');
	await page.getByRole('button', { name: ru.goods('receipt.post') }).focus();
	await scanInRussian(page, skus[1]);
	await expect(pieces(pot)).toHaveValue('11');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('STOCK-03 DESK-12 a receipt keeps what is scanned while it is saved, is posted again after no answer, and asks before it is left', async ({
	page,
	shop,
	request,
}) => {
	const [jug, pot] = [await makeProduct(request), await makeProduct(request)];
	for (const product of [jug, pot]) await whenFound(request, product);
	const supplier = await inDatabase((db) =>
		db.insertInto('suppliers').values({ name: newWord() }).returning('id').executeTakeFirstOrThrow(),
	);
	await shop.setLanguage('ru');
	const { cookie } = await signInTo(page, 'manager');
	const added = await request.post('/api/staff/receipt_add', {
		headers: { cookie },
		data: { supplierId: supplier.id },
	});
	await page.goto(`/backoffice/goods/receipts/${(await added.json()).id}`);
	const pieces = (product: { name: string }) =>
		page.getByLabel(`${ru.goods('receipt.quantity')}: ${product.name}`);
	const cost = page.getByLabel(`${ru.goods('receipt.cost')}: ${jug.name}`);
	await page.getByLabel(ru.goods('receipt.scan')).focus();
	await scan(page, jug.name);
	await pieces(jug).fill('1 000');
	await cost.fill('12,5o');
	await expect(cost).toHaveAccessibleDescription(ru.shell('field.number'));
	await expect(page.getByRole('button', { name: ru.goods('receipt.post') })).toBeDisabled();
	await page.getByRole('link', { name: jug.name }).click();
	const leaving = page.getByRole('dialog', { name: ru.shell('common.unsaved') });
	await leaving.getByRole('button', { name: ru.shell('common.cancel') }).click();
	// Keys typed while the dialog closes must reach no field.
	await expect(leaving).toBeHidden();
	await cost.fill('12,50');

	const saving = await holdBack(page, '**/api/staff/receipt_save/*');
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await page.getByLabel(ru.goods('receipt.scan')).focus();
	await scan(page, pot.name);
	await expect(pieces(pot)).toHaveValue('1');
	saving.release();
	await expect(page.getByRole('button', { name: ru.shell('common.save') })).not.toHaveAttribute(
		'aria-busy',
		'true',
	);
	await expect(pieces(pot)).toHaveValue('1');

	await page.route('**/api/staff/receipt_post/*', (route) => route.abort(), { times: 1 });
	await page.getByRole('button', { name: ru.goods('receipt.post') }).click();
	const posting = page.getByRole('dialog').getByRole('button', { name: ru.goods('receipt.post') });
	await posting.click();
	await expect(page.getByText(ru.shell('problem.offline')).first()).toBeVisible();
	await posting.click();
	await expect(page.getByText(ru.goods('receipt.posted'))).toBeVisible();
	await expect(pieces(jug)).toHaveValue('1000');
	await expect(pieces(pot)).toHaveValue('1');
});

test('STOCK-02 DESK-04 goods of a new order are scanned before the response arrives: each piece is there, and so is what was typed meanwhile', {
	tag: '@all',
}, async ({ page, shop, request }) => {
	const [jug, pot] = [await makeProduct(request), await makeProduct(request)];
	for (const product of [jug, pot]) await whenFound(request, product);
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', 'orders/new');
	const search = await holdBack(page, '**/api/staff/products?*');
	await page.getByLabel(ru.goods('receipt.scan'), { exact: true }).focus();
	await scan(page, jug.name, 'нет-такого', 'нет-другого', pot.name, jug.name);
	await expect(page.getByText(ru.goods('receipt.looking', { count: 5 }))).toBeVisible();
	await expect(page.getByLabel(ru.goods('receipt.scan'), { exact: true })).toHaveValue('');
	await page.getByLabel(ru.orders('order.note')).fill('Перед приездом позвонить');
	search.release();
	await expect(page.getByLabel(`${ru.orders('order.quantity')}: ${jug.name}`)).toHaveValue('2');
	await expect(page.getByLabel(`${ru.orders('order.quantity')}: ${pot.name}`)).toHaveValue('1');
	await expect(page.getByText(ru.goods('receipt.notFound', { typed: 'нет-такого' }))).toBeVisible();
	await page
		.getByText(ru.goods('receipt.notFound', { typed: 'нет-другого' }))
		.getByRole('button', { name: ru.shell('common.close') })
		.click();
	await expect(page.getByText(ru.goods('receipt.notFound', { typed: 'нет-другого' }))).toHaveCount(0);
	await shop.expectAccessible();
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await shop.expectNoSidewaysScroll();
	}
	await expect(page.getByLabel(ru.orders('order.note'))).toHaveValue('Перед приездом позвонить');
});
