import { newWord } from './goods.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { having, ru, starting } from './texts.ts';

const MINUTE_MS = 60_000;

test('a manager sees that there is no backup, tries a stuck SMS at once, and drops the caches', {
	tag: '@all',
}, async ({ page, shop }) => {
	const now = Date.now();
	// The screen shows only the last two digits, so they must differ from those of a parallel test.
	const { parallelIndex, repeatEachIndex } = test.info();
	const ending = String(10 + ((parallelIndex * 40 + repeatEachIndex) % 90));
	const phone = `59999${ending}`;
	const text = `Dükan: ${newWord()}`;
	// The message has failed and waits for an hour. Only "send now" sends it before the test ends.
	await inDatabase((db) =>
		db
			.insertInto('sms_outbox')
			.values({
				phone,
				text,
				made_at: new Date(now - MINUTE_MS),
				expires_at: new Date(now + 90 * MINUTE_MS),
				next_try_at: new Date(now + 60 * MINUTE_MS),
				tries: 3,
				put_off: true,
			})
			.execute(),
	);
	await shop.setLanguage('ru');
	await signInTo(page, 'manager', 'operations');
	await expect(page.getByText(having(ru.operations('health.backup')))).toBeVisible();
	await expect(page.getByRole('region', { name: ru.operations('process.title') })).toContainText(
		'Dükan 0.1.0',
	);
	await expect(
		page
			.getByRole('region', { name: ru.operations('database.title') })
			.getByRole('row', { name: /^products/ }),
	).toBeVisible();

	const sms = page.getByRole('region', { name: 'SMS' });
	const rows = sms.getByRole('row', { name: `+993 6*****${ending}` });
	const row = rows.filter({ hasText: ru.operations('sms.state.waiting') }).first();
	await row.getByRole('button', { name: starting(ru.operations('sms.retry')) }).click();
	const isSent = () =>
		inDatabase(async (db) => {
			const sent = db.selectFrom('sms_outbox').select('sent_at').where('text', '=', text);
			return (await sent.executeTakeFirst())?.sent_at !== null;
		});
	await expect.poll(isSent).toBe(true);
	await page.reload();
	await expect(rows.filter({ hasText: ru.operations('sms.state.sent') }).first()).toBeVisible();
	expect(await page.content()).not.toContain(text);

	const caches = page.getByRole('region', { name: ru.operations('caches.title') });
	await caches.getByRole('button', { name: ru.operations('caches.drop') }).click();
	const dialog = page.getByRole('dialog', { name: ru.operations('caches.sure') });
	await shop.expectAccessible();
	await dialog.getByRole('button', { name: ru.operations('caches.drop') }).click();
	await expect(dialog).toBeHidden();
	await page.getByRole('link', { name: ru.staff('audit.title') }).click();
	await expect(page.getByRole('row', { name: /Кэш Все/ }).first()).toBeVisible();
});

test('an operator is not let in to operations', { tag: '@all' }, async ({ page, shop }) => {
	await shop.setLanguage('tm');
	await signInTo(page, 'operator', 'operations');
	await expect(page.getByRole('heading', { name: 'Siziň wezipäňiz muňa rugsat bermeýär.' })).toBeVisible();
});
