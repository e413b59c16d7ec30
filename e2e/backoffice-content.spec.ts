import { plainPicture } from '../apps/server/src/testing/plain-picture.ts';
import { alone } from './buying.ts';
import { newWord, serverOrigins } from './goods.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ANY, having, inLanguage, ru, starting } from './texts.ts';

test.use({ expected: { errors: [/status of (400|409|415)/] } });

/** Formats a time as <input type="datetime-local"> does, in Ashgabat's zone. */
const wall = (ms: number) => new Date(Date.now() + ms + 5 * 3_600_000).toISOString().slice(0, 16);
const DAY_MS = 86_400_000;

test('a small banner: picture, link, schedule, seen in the shop when it is due', { tag: '@all' }, async ({
	page,
	shop,
	request,
}) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'content', 'content/small');
	const link = `/saleproducts?from=${newWord()}`;
	const title = `Скидки недели ${newWord()}`;
	await page.getByRole('button', { name: ru.content('banner.add') }).click();
	await page.getByLabel(inLanguage(ru.content('banner.title'), 'en')).fill(title);
	await page.getByLabel(inLanguage(ru.content('banner.title'), 'ru')).fill(title);
	await page.getByLabel(ru.content('banner.link')).fill('javascript:alert(1)');
	const picture = await plainPicture(960, 480);
	const choose = page.getByLabel(
		ru.content('banner.picture', { language: ru.shell('language.en').toLowerCase() }),
	);
	await choose.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
	await expect(page.getByRole('status').getByText(ru.shell('problem.unsupported_media_type'))).toBeVisible();
	await choose.setInputFiles({ name: 'sale.png', mimeType: 'image/png', buffer: picture });
	await expect(
		page.getByRole('img', {
			name: `${ru.content('banner.picture', { language: ru.shell('language.en').toLowerCase() })}: ${ru.content('banner.phone')}`,
		}),
	).toBeVisible();
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByText(ru.shell('field.pattern'))).toBeVisible();
	await page.getByLabel(ru.content('banner.link')).fill(link);
	await page.getByLabel(ru.content('banner.from')).fill(wall(DAY_MS));
	await page.getByLabel(ru.content('banner.until')).fill(wall(-DAY_MS));
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByText(ru.content('banner.order'))).toBeVisible();
	await page.getByLabel(ru.content('banner.until')).fill(wall(2 * DAY_MS));
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	const row = page.getByRole('row', { name: new RegExp(title) });
	await expect(row).toContainText(having(ru.content('banner.later', { time: ANY })));
	await expect(row).toContainText(
		`${ru.shell('language.missing')}: ${ru.shell('language.tm').toLowerCase()}`,
	);

	const homes = async () => {
		const pages = await Promise.all(
			serverOrigins().map(async (origin) => (await request.get(`${origin}/?lang=ru`)).text()),
		);
		return pages.map((home) => home.includes(link));
	};
	expect(await homes()).toEqual([false, false]);
	await row.getByRole('button', { name: starting(ru.shell('common.edit')) }).click();
	await page.getByLabel(ru.content('banner.from')).fill('');
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await expect(row).toContainText(having(ru.content('banner.untilTime', { time: ANY })));
	await expect.poll(homes).toEqual([true, true]);
	const shown = await page.context().newPage();
	await shown.goto('/?lang=ru');
	await expect(shown.locator(`a[href="${link}"]`)).toHaveAccessibleName(new RegExp(title));
	await shown.close();

	// The tests of the server use their own clock to prove that a banner ends without any write.
	await inDatabase((db) =>
		db.updateTable('small_banners').set({ shows_until: new Date() }).where('link', '=', link).execute(),
	);
	await expect.poll(homes).toEqual([false, false]);

	await page.reload();
	await expect(row).toContainText(ru.content('banner.over'));
	await row.getByRole('button', { name: starting(ru.shell('common.edit')) }).click();
	await page.getByRole('button', { name: ru.shell('common.delete') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.shell('common.delete') })
		.click();
	await expect(row).toHaveCount(0);
});

test('S8 a page is written, scripts in it do nothing, and its first text is put back', {
	tag: '@all',
}, async ({ page, shop }) => {
	await alone('the page of partnership', async () => {
		await shop.setLanguage('ru');
		await signInTo(page, 'content', 'content/pages');
		await page.getByRole('link', { name: `${ru.shell('common.edit')}: Сотрудничество` }).click();
		const html = page.getByRole('button', { name: 'HTML' });
		await html.click();
		const text = page.getByLabel(inLanguage(ru.content('page.body'), 'ru'));
		const before = await text.inputValue();
		await text.fill('<p onclick="document.title=1">Новые условия</p><script>document.title = 1</script>');
		await text.press('Control+End');
		await page
			.getByRole('button', { name: ru.content('tool.a'), exact: true })
			.first()
			.click();
		// The tool returns the focus to the text in the next frame.
		await expect(text).toBeFocused();
		await page.keyboard.type('подробнее');
		const preview = page.getByRole('region', { name: ru.content('page.preview') }).first();
		await expect(preview.getByRole('link', { name: 'подробнее' })).toBeVisible();
		await expect(preview.locator('script, [onclick]')).toHaveCount(0);
		await page.getByRole('button', { name: ru.shell('common.save') }).click();
		await expect(page.getByText(ru.content('page.original'))).toBeVisible();

		const shopper = await page.context().newPage();
		await shopper.goto('/partnership?lang=ru');
		await expect(shopper.getByText('Новые условия')).toBeVisible();
		await shopper.getByText('Новые условия').click();
		expect(await shopper.title()).not.toBe('1');

		const original = page.getByRole('row', { name: having(ru.content('page.original')) });
		await original.getByRole('button', { name: ru.content('page.look') }).click();
		await expect(
			page.getByRole('region', { name: ru.content('page.differences') }).locator('ins'),
		).toContainText('Новые условия');
		await original.getByRole('button', { name: ru.content('page.restore') }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.content('page.restore') })
			.click();
		await expect(html).toHaveAttribute('aria-pressed', 'false');
		await html.click();
		await expect(text).toHaveValue(before.trim());
		await expect
			.poll(
				async () =>
					(await shopper.goto('/partnership?lang=ru')) && shopper.getByText('Новые условия').count(),
			)
			.toBe(0);
		await shopper.close();
	});
});

test('contacts, changed and put back, show at both processes', { tag: '@all' }, async ({
	page,
	shop,
	request,
}) => {
	await alone('contacts', async () => {
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', 'content/settings');
		const email = page.getByLabel(ru.content('settings.email'));
		const save = page.getByRole('button', {
			name: `${ru.shell('common.save')}: ${ru.content('settings.contact')}`,
		});
		const before = await email.inputValue();
		await email.fill('не адрес');
		await save.click();
		await expect(page.getByText(ru.shell('field.pattern'))).toBeVisible();
		await page.getByRole('link', { name: ru.content('part.banners'), exact: true }).click();
		const asking = page.getByRole('dialog', { name: ru.shell('common.unsaved') });
		await asking.getByRole('button', { name: ru.shell('common.cancel') }).click();
		await expect(email).toHaveValue('не адрес');
		const next = `hello-${newWord()}@dukan.example`;
		for (const value of [next, before]) {
			await email.fill(value);
			await Promise.all([page.waitForResponse(/settings_update/), save.click()]);
			const contacts = (origin: string) =>
				request.get(`${origin}/contactus?lang=ru`).then((response) => response.text());
			for (const origin of serverOrigins()) await expect.poll(() => contacts(origin)).toContain(value);
		}
	});
});

test('R15 a page that was opened before an update asks to be reloaded, and keeps what is typed until then', async ({
	page,
	shop,
}) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'manager', 'content/settings');
	const email = page.getByLabel(ru.content('settings.email'));
	await email.fill('typed@dukan.example');
	await page.route('**/api/staff/**', (route) =>
		route.continue({ headers: { ...route.request().headers(), 'x-wire-version': '1' } }),
	);
	await page
		.getByRole('button', { name: `${ru.shell('common.save')}: ${ru.content('settings.contact')}` })
		.click();
	const notice = page.getByRole('alert').filter({ hasText: ru.shell('problem.page_outdated') });
	const reload = notice.getByRole('button', { name: ru.shell('common.reload') });
	await expect(reload).toBeVisible();
	await expect(email).toHaveValue('typed@dukan.example');
	await page.unroute('**/api/staff/**');
	page.on('dialog', (dialog) => dialog.accept());
	await reload.click();
	await expect(email).not.toHaveValue('typed@dukan.example');
	await expect(reload).toHaveCount(0);
});

test('OWN-03 a new owner is led through the first steps, skips one, does one, and finds them again', async ({
	page,
	shop,
}) => {
	await inDatabase((db) => db.deleteFrom('settings').where('key', '=', 'guide').execute());
	await shop.setLanguage('ru');
	await signInTo(page, 'owner');
	await expect(page.getByRole('heading', { name: ru.guide('title') })).toBeVisible();
	await expect(page.getByText(ru.guide('progress', { done: 0, all: 9 }))).toBeVisible();
	await expect(page.getByRole('heading', { name: ru.guide('preview') })).toBeVisible();
	const steps = page.getByRole('navigation', { name: ru.guide('steps') });
	const step = (name: string) => steps.getByRole('link', { name });
	await expect(step(ru.shell('common.name'))).toHaveAttribute('aria-current', 'step');
	await page.getByRole('button', { name: ru.guide('skip') }).click();
	await expect(step(ru.guide('step.look'))).toHaveAttribute('aria-current', 'step');
	await page.getByLabel(ru.identity('look.colour')).fill('#7a0019');
	await page.getByRole('button', { name: ru.guide('next') }).click();
	const unsaved = page.getByRole('dialog', { name: ru.shell('common.unsaved') });
	await unsaved.getByRole('button', { name: ru.shell('common.cancel') }).click();
	const guide = () =>
		inDatabase((db) => db.selectFrom('settings').select('key').where('key', '=', 'guide').execute());
	expect(await guide(), 'not done before the question is answered').toEqual([]);
	await page.getByRole('button', { name: ru.guide('next') }).click();
	await unsaved.getByRole('button', { name: ru.editor('editor.leave') }).click();
	await expect(step(ru.guide('step.languages'))).toHaveAttribute('aria-current', 'step');
	await expect(page.getByText(ru.guide('progress', { done: 1, all: 9 }))).toBeVisible();
	await page.getByRole('button', { name: ru.shell('common.close') }).click();
	await expect(page).toHaveURL('/backoffice/today');
	await page.goto('/backoffice/');
	await expect(page, 'once is enough').toHaveURL('/backoffice/today');
	await page.goto('/backoffice/content/settings');
	await page.getByRole('link', { name: ru.guide('title') }).click();
	await expect(step(`${ru.guide('stepDone')}: ${ru.guide('step.look')}`)).toBeVisible();
	await expect(step(ru.shell('common.name')), 'what was skipped comes first').toHaveAttribute(
		'aria-current',
		'step',
	);
});

test('S17 an operator sees content and changes nothing', { tag: '@all' }, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', 'content/banners');
	await expect(page.getByRole('button', { name: starting(ru.editor('editor.open')) }).first()).toBeVisible();
	await expect(page.getByRole('button', { name: ru.content('banner.add') })).toHaveCount(0);
	await expect(
		page.getByRole('button', { name: starting(ru.editor('editor.up', { name: ANY })) }),
	).toHaveCount(0);
});
