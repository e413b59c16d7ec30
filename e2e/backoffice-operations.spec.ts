import { inDatabase } from './buying.ts';
import { expect, test } from './shop-test.ts';
import { sitDown } from './staff.ts';

const MINUTE_MS = 60_000;

test('a manager sees that there is no backup, tries a stuck SMS at once, and drops the caches', async ({
	page,
	shop,
}) => {
	const now = Date.now();
	const phone = '5999911';
	// One that failed and would wait for an hour: only a try at once sends it before the test ends.
	await inDatabase((db) =>
		db
			.insertInto('sms_outbox')
			.values({
				phone,
				text: 'Dükan: 123456',
				made_at: new Date(now - MINUTE_MS),
				expires_at: new Date(now + 90 * MINUTE_MS),
				next_try_at: new Date(now + 60 * MINUTE_MS),
				tries: 3,
				put_off: true,
			})
			.execute(),
	);
	await shop.speak('ru');
	await sitDown(page, 'manager', 'operations');
	await expect(page.getByText(/^Резервной копии ещё не было/)).toBeVisible();
	await expect(page.getByRole('region', { name: 'Сервер' })).toContainText('Dükan 0.1.0');
	await expect(
		page.getByRole('region', { name: 'База данных' }).getByRole('row', { name: /^pictures/ }),
	).toBeVisible();
	await shop.expectAccessible();

	const sms = page.getByRole('region', { name: 'SMS' });
	const row = sms.getByRole('row', { name: /\+993 6\*{5}11/ }).first();
	await expect(row).toContainText('Ждёт');
	await row.getByRole('button', { name: /^Отправить сейчас/ }).click();
	await expect(async () => {
		await page.getByRole('button', { name: 'Обновить' }).click();
		await page.reload();
		await expect(row).toContainText('Отправлено', { timeout: 2000 });
	}).toPass();
	expect(await page.content()).not.toContain('123456');

	const caches = page.getByRole('region', { name: 'Кэш' });
	await caches.getByRole('button', { name: 'Сбросить кэш страниц' }).click();
	const dialog = page.getByRole('dialog', { name: 'Сбросить кэш всех процессов?' });
	await shop.expectAccessible();
	await dialog.getByRole('button', { name: 'Сбросить кэш страниц' }).click();
	await expect(dialog).toBeHidden();
	await page.getByRole('link', { name: 'Журнал изменений' }).click();
	await expect(page.getByRole('row', { name: /caches all/ }).first()).toBeVisible();
});

test('on a phone nothing sticks out, and an operator is not let in', async ({ page, shop }) => {
	await shop.speak('tm');
	await page.setViewportSize({ width: 390, height: 800 });
	await sitDown(page, 'owner', 'operations');
	await expect(page.getByRole('region', { name: 'Maglumat bazasy' })).toBeVisible();
	await shop.expectNoSidewaysScroll();
	await shop.expectAccessible();
	await sitDown(page, 'operator', 'operations');
	await expect(page.getByRole('heading', { name: 'Siziň wezipäňize bu rugsat berilmeýär.' })).toBeVisible();
});
