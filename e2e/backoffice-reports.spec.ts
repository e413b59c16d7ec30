import { readFileSync } from 'node:fs';
import { addDays, ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import { keepPastOrders, oneAtATime, pastOrders } from '../apps/server/src/testing/sales-history.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { holdBack } from './hold-back.ts';
import { inDatabase } from './in-database.ts';
import { newPhone } from './people.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { having, ru } from './texts.ts';

test.use({ expected: { errors: [/status of 403/] } });

/** The last of 40 days long ago, on which no other test orders anything. */
const LAST_DAY = '2024-05-20';
const PERIOD = 'from=2024-04-11&to=2024-05-20';
/** A recent day, because queries are deleted after 90 days. */
const MISS_DAY = addDays(ashgabatTime(new Date()).date, -60);

const HISTORY_WORD = 'утюг';

/** Runs once, in the first worker that gets here. */
test.beforeAll(() =>
	inDatabase((db) =>
		oneAtATime(db, async (trx) => {
			const known = trx.selectFrom('search_counts').select('day').where('words', '=', HISTORY_WORD);
			if (!(await known.executeTakeFirst())) await writeHistory(trx);
		}),
	),
);

async function writeHistory(db: Database): Promise<void> {
	const { id: operator } = await signInStaff(db, new Date(), 'operator');
	const { id } = await db
		.insertInto('users')
		.values({
			phone: newPhone(),
			name: 'Aýna',
			password_hash: 'none',
			language: 'ru',
			created_at: new Date(),
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const end = new Date(`${LAST_DAY}T20:00:00+05:00`);
	await keepPastOrders(db, id, pastOrders(200, end, 39 * 24 * 60, [operator]));
	await db
		.insertInto('search_counts')
		.values([
			{ day: MISS_DAY, words: HISTORY_WORD, language: 'ru', misses: 7 },
			{ day: MISS_DAY, words: '<img src=x onerror=document.title="hacked">', language: 'tm', misses: 5 },
		])
		.execute();
}

test('a manager reads plots by pointer and by keyboard, as a table, and takes them along as a file', {
	tag: '@all',
}, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'manager', `reports?${PERIOD}`);
	const revenue = page.getByRole('region', { name: ru.reports('sales.money') });
	const plot = revenue.locator('svg[role=application]');
	await expect(plot).toBeVisible();
	await expect(page.getByRole('region')).toHaveCount(17);
	await expect(revenue.locator('.recharts-legend-item')).toHaveCount(3);
	await shop.expectAccessible();

	await plot.focus();
	const reading = revenue.getByRole('status');
	await expect(reading).toContainText(`11 апреля 2024: ${ru.reports('sum.ordered')}`);
	await page.keyboard.press('ArrowRight');
	await expect(reading).toContainText(`12 апреля 2024: ${ru.reports('sum.ordered')}`);
	await page.keyboard.press('ArrowLeft');
	await expect(reading).toContainText(`11 апреля 2024: ${ru.reports('sum.ordered')}`);

	await revenue.getByRole('button', { name: ru.reports('plot.table') }).click();
	const rows = revenue.getByRole('table').locator('tbody tr');
	await expect(rows).toHaveCount(40);
	const download = page.waitForEvent('download');
	await revenue
		.getByRole('button', { name: ru.reports('plot.csvOf', { title: ru.reports('sales.money') }) })
		.click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('money-2024-04-11-2024-05-20.csv');
	const csv = readFileSync(await file.path(), 'utf8')
		.replace(/\r\n$/, '')
		.split('\r\n');
	expect(csv).toHaveLength(41);
	expect(csv[0]).toBe(
		`\ufeff${[ru.reports('plot.when'), ru.reports('sum.ordered'), ru.reports('sum.completed'), ru.reports('sum.received'), ru.reports('sum.returned'), ru.reports('plot.before')].join(';')}`,
	);
	const manat = (text: string) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
	const shown = await rows.locator('td:nth-child(2)').allTextContents();
	expect(csv.slice(1).map((line) => manat(line.split(';')[1] ?? ''))).toEqual(shown.map(manat));

	await page.getByLabel(ru.reports('step.label')).selectOption('month');
	await expect(rows).toHaveCount(2);
	await expect(page).toHaveURL(/step=month/);

	// On a slow connection a file must not have the old figures under the new name.
	const held = await holdBack(page, '**/api/staff/report_sales?*');
	await page.getByLabel(ru.reports('step.label')).selectOption('week');
	await expect(
		revenue.getByRole('button', { name: ru.reports('plot.csvOf', { title: ru.reports('sales.money') }) }),
	).toBeDisabled();
	held.release();
	await expect(
		revenue.getByRole('button', { name: ru.reports('plot.csvOf', { title: ru.reports('sales.money') }) }),
	).toBeEnabled();
	await expect.poll(() => held.done).toBe(2);
});

test('S8 every report has its rows; what shoppers typed is text; presets and a wrong period work', {
	tag: '@all',
}, async ({ page, shop }) => {
	await shop.setLanguage('tm');
	await signInTo(page, 'owner', `reports?${PERIOD}`);
	for (const title of [
		'Pul',
		'Sargytlar',
		'Ortaça sargyt',
		'Iň köp satylan',
		'Sargytlar näme üçin ýatyryldy',
		'Eltip bermek sagatlarynyň dolulygy',
		'Sargyt kabul edilýänçä geçýän wagt',
	]) {
		const report = page.getByRole('region', { name: title, exact: true });
		await report.getByRole('button', { name: 'Tablisa', exact: true }).click();
		await expect(report.getByRole('table').locator('tbody tr').first()).toBeVisible();
	}
	const top = page.getByRole('region', { name: 'Iň köp satylan' });
	await top.getByLabel('Görkez').selectOption('brand');
	await expect(top.getByRole('columnheader').first()).toHaveText('Brendler');
	await top.getByLabel('Hasapla').selectOption('pieces');
	await expect(top.getByRole('columnheader').nth(1)).toHaveText('Sany');
	const searches = page.getByRole('region', { name: 'Gözlenip tapylmady' });
	await page.getByRole('button', { name: '90 gün' }).click();
	await searches.getByRole('button', { name: 'Tablisa', exact: true }).click();
	await expect(searches.getByRole('row', { name: /onerror/ })).toBeVisible();
	await searches.getByRole('button', { name: 'Grafik' }).click();
	expect(await page.title()).not.toContain('hacked');

	await page.getByLabel('Soňy').fill('2024-04-01');
	await expect(page.getByRole('alert')).toContainText('Soňy başyndan öň');
	await page.getByRole('button', { name: 'Şu gün', exact: true }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(page).toHaveURL(/period=today$/);
});

test('S11 an operator has no reports', { tag: '@all' }, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', 'reports');
	await expect(page.getByRole('heading', { name: ru.shell('problem.not_allowed') })).toBeVisible();
	await expect(page.getByRole('link', { name: ru.shell('nav.reports') })).toHaveCount(0);
});

test('COUR-04 a report of the cash book that cannot be read says so, and a sum with a space is that sum', {
	tag: '@all',
}, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	await page.route('**/api/staff/cash_report?*', (route) => route.fulfill({ status: 403, json: {} }));
	await signInTo(page, 'owner', 'cash');
	const report = page.getByRole('region', { name: ru.cash('cash.report') });
	await expect(report.getByRole('alert')).toBeVisible();
	await page.unroute('**/api/staff/cash_report?*');
	await report.getByRole('button', { name: ru.shell('common.retry') }).click();
	await expect(report.getByRole('table')).toBeVisible();

	await page.getByRole('button', { name: ru.cash('cash.other') }).click();
	const dialog = page.getByRole('dialog');
	const sum = dialog.getByLabel(having(ru.cash('cash.amount')));
	await dialog.getByLabel(ru.cash('cash.reason')).fill('Размен');
	await sum.fill('12,5o');
	await dialog.getByRole('button', { name: ru.cash('cash.other') }).click();
	await expect(sum).toHaveAccessibleDescription(ru.shell('field.number'));
	await page.route('**/api/staff/cash_other', (route) => route.fulfill({ status: 204 }));
	await sum.fill('−1 250,50');
	const sent = page.waitForRequest('**/api/staff/cash_other');
	await dialog.getByRole('button', { name: ru.cash('cash.other') }).click();
	expect((await sent).postDataJSON().amountTenge).toBe(-125_050);
});
