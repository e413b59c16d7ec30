import { sql } from 'kysely';
import { stopLink } from '../apps/server/src/areas/people/notices/stop-link.ts';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, newShopper } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { ru, starting } from './texts.ts';

test('CHOOSE-05 a shopper asks to be told, sees it in the profile, and unsubscribes by the link of a message', async ({
	shop,
	page,
	request,
}) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 0));
	const shopper = await newShopper();
	const userId = await inDatabase(async (db) => {
		const { rows } = await sql<{ id: number }>`update users set phone_confirmed_at = now()
			where phone = ${shopper.phone} returning id`.execute(db);
		return rows[0]?.id ?? 0;
	});
	const address = `/product/${product.category_id}/${product.id}`;
	await expect
		.poll(async () => (await request.get(address)).text())
		.toContain(`href="/notify/${product.id}"`);

	await enterAs(page, shopper);
	await shop.open(address);
	await page.getByRole('link', { name: ru.notice('ask') }).click();
	const saved = page.getByText(ru.notice('said.saved'));
	await expect(saved).toBeVisible();
	await saved.getByRole('link').click();

	const notices = page.getByRole('region', { name: ru.noticeProfile('title') });
	await expect(notices.getByRole('button', { name: starting(ru.noticeProfile('remove')) })).toHaveCount(1);
	const drops = notices.getByRole('checkbox', { name: ru.noticeProfile('priceDrops') });
	const chosen = page.waitForResponse('**/api/notice_choice');
	await drops.check();
	await chosen;
	await expect(drops).toBeChecked();
	await shop.expectAccessible();
	// The server's answer is invented here, because the test still needs the entry.
	await page.route('**/api/notice_delete/*', (route) => route.fulfill({ status: 204 }));
	await notices.getByRole('button', { name: starting(ru.noticeProfile('remove')) }).click();
	await expect(notices.getByRole('heading', { level: 3 })).toBeFocused();

	await shop.open(await inDatabase((db) => stopLink(db, '', userId)));
	await shop.expectAccessible();
	await page.getByRole('button', { name: ru.notice('stopSend') }).click();
	await expect(page.getByText(ru.notice('said.stopped'), { exact: false })).toBeVisible();
	await page
		.getByRole('main')
		.getByRole('link', { name: ru.shop('nav.profile') })
		.click();
	await expect(notices.getByText(ru.noticeProfile('nothing'), { exact: false })).toBeVisible();
	await expect(drops).not.toBeChecked();
});
