import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { DESK_WIDTHS, expectGoodScreens } from './backoffice-screens.ts';
import { inDatabase, putInCart, signInAt } from './buying.ts';
import { registered } from './people.ts';
import { expect, test } from './shop-test.ts';
import { sitDown } from './staff.ts';

test.use({ expected: { errors: [/status of (400|409)/] } });

const DAY_MS = 86_400_000;

test('a zone, a place and an hour for some weekdays, chosen by a shopper', async ({
	page,
	shop,
	request,
	browser,
	baseURL,
}) => {
	await shop.speak('ru');
	await sitDown(page, 'manager', 'delivery/zones');
	const mark = `${Date.now()}${test.info().workerIndex}`;
	const zone = `zone${mark}`;
	await page.getByRole('button', { name: 'Добавить зону' }).click();
	await page.getByLabel('Код').fill(zone);
	await page.getByLabel('Цена, манат').fill('17,5');
	await page.getByLabel('Дней, от').fill('3');
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByText('Не сходится с другими числами')).toBeVisible();
	await page.getByLabel('Дней, до').fill('4');
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByRole('row', { name: new RegExp(zone) })).toContainText('17,50');

	await page.getByRole('link', { name: 'Районы' }).click();
	await page.getByRole('button', { name: 'Добавить район' }).click();
	const district = `Новый квартал ${mark}`;
	await page.getByLabel('Название, Русский').fill(district);
	await page.getByLabel('Название, Английский').fill(`New quarter ${mark}`);
	await page.getByLabel('Регион').selectOption('Ашхабад');
	await page.getByLabel('Зона').selectOption(zone);
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByRole('button', { name: `Изменить: ${district}` })).toBeVisible();

	// An hour of the evening, on one day of the week alone: the fifth day from now.
	const day = new Date(Date.now() + 5 * 3_600_000 + 5 * DAY_MS);
	const weekdays = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'];
	await page.getByRole('link', { name: 'Часы' }).click();
	await page.getByRole('button', { name: 'Добавить часы' }).click();
	await page.getByLabel('С', { exact: true }).fill('21:00');
	await page.getByLabel('До', { exact: true }).fill('20:00');
	await page.getByLabel('Заказы на тот же день').fill('19:00');
	await page.getByLabel('Заказов в обычный день').fill('0');
	await page.getByLabel(weekdays[day.getUTCDay()] ?? '').fill('2');
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByText('Должно быть позже начала')).toBeVisible();
	await page.getByLabel('До', { exact: true }).fill('22:30');
	await shop.expectAccessible();
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Изменить: 21:00–22:30' }).last()).toBeVisible();
	const fullness = page.getByRole('table', { name: 'Ближайшие две недели' });
	await expect(fullness.getByRole('row')).toHaveCount(15);
	await expect(fullness.getByText('0 / 2', { exact: true })).toHaveCount(2);

	const buyer = await browser.newContext({ baseURL: baseURL ?? '' });
	const shopper = await buyer.newPage();
	await buyer.addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }]);
	const { phone } = await registered(request);
	const product = await inDatabase((db) => stockedProduct(db, 'Монитор', 5));
	await signInAt(shopper, phone);
	await putInCart(shopper, product);
	await shopper.goto('/cart');
	await shopper.getByLabel('Город или велаят').selectOption('Ашхабад');
	await shopper.getByLabel('Район').selectOption(district);
	await expect(shopper.getByText('17,50 манат').first()).toBeVisible();
	const days = shopper.getByRole('group', { name: 'День доставки' }).getByRole('button');
	// The zone begins on the third day, so the fifth is its third.
	await days.nth(0).click();
	await expect(shopper.getByText('21:00–22:30')).toBeHidden();
	await days.nth(2).click();
	await expect(shopper.getByText('21:00–22:30')).toBeVisible();
	await buyer.close();

	await page.getByRole('button', { name: 'Изменить: 21:00–22:30' }).last().click();
	await page.getByRole('button', { name: 'Удалить' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(fullness.getByText('0 / 2', { exact: true })).toHaveCount(0);
	await page.getByRole('link', { name: 'Зоны и цены' }).click();
	await page.getByRole('button', { name: `Изменить: ${zone}` }).click();
	await page.getByRole('button', { name: 'Удалить' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(page.getByText('Это ещё где-то используется, удалить нельзя.')).toBeVisible();
	await inDatabase((db) => db.deleteFrom('districts').where('name_ru', '=', district).execute());
	await page.getByRole('button', { name: 'Удалить' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(page.getByRole('row', { name: new RegExp(zone) })).toHaveCount(0);
});

test('rules of orders are read by operators and changed by leaders', async ({ page, shop }) => {
	await shop.speak('ru');
	await sitDown(page, 'operator', 'delivery/rules');
	await expect(page.getByLabel('Заказов одного человека на один день')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCount(0);
	await sitDown(page, 'manager', 'delivery/rules');
	await page.getByText('завершён', { exact: true }).click();
	await page.getByRole('button', { name: 'Сохранить' }).click();
	await expect(page.getByText('Сохранено')).toBeVisible();
	await page.reload();
	await expect(page.getByRole('checkbox', { name: 'завершён' })).toBeChecked();
	await page.getByText('завершён', { exact: true }).click();
	await page.getByRole('button', { name: 'Сохранить' }).click();
	await expect(page.getByText('Сохранено')).toBeVisible();
});

for (const width of DESK_WIDTHS)
	test(`the screens of delivery are readable by all at ${width} px`, async ({ page, shop }) => {
		await sitDown(page, 'owner');
		await expectGoodScreens(page, shop, width, [
			...[
				'slots',
				'zones',
				'districts',
				'regions',
				'holidays',
				'rules',
				'slots?edit=1',
				'zones?edit=city',
			].map((part) => `delivery/${part}`),
		]);
	});
