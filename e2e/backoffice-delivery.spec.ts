import type { DeliveryOptionsWire } from '@dukan/domain/orders/orders.api.ts';
import { formatDay, formatNearDay } from '@dukan/i18n/format/day.ts';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { alone, enterAs, newShopper, putInCart } from './buying.ts';
import { newWord } from './goods.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';

test.use({ expected: { errors: [/status of (400|409)/] } });

test('a zone, a place and an hour for some weekdays, chosen by a shopper', async ({
	page,
	shop,
	request,
	browser,
	baseURL,
}) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'manager', 'delivery');
	await expect(page.getByRole('link', { name: 'Часы', exact: true })).toHaveAttribute('aria-current', 'page');
	await page.getByRole('link', { name: 'Зоны и цены' }).click();
	const mark = newWord();
	const zone = `zone${mark}`;
	// Hours and a room of this test alone.
	const { parallelIndex, repeatEachIndex } = test.info();
	const own = (parallelIndex * 20 + repeatEachIndex) % 59;
	const minute = (number: number) => `21:${String(number).padStart(2, '0')}`;
	const hours = `${minute(own)}–${minute(own + 1)}`;
	const room = 100 + own;
	await page.getByRole('button', { name: 'Добавить зону' }).click();
	await page.getByLabel('Название, Английский').fill(`Zone ${mark}`);
	await page.getByLabel('Код').fill(zone);
	await page.getByLabel('Цена, манат').fill('17,5');
	await page.getByLabel('Дней, от').fill('3');
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByText('Не сходится с другими числами')).toBeVisible();
	await page.getByLabel('Дней, до').fill('4');
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByRole('row', { name: new RegExp(`Zone ${mark}`) })).toContainText('17,50');

	await page.getByRole('link', { name: 'Районы' }).click();
	await page.getByRole('button', { name: 'Добавить район' }).click();
	const district = `Новый квартал ${mark}`;
	await page.getByLabel('Название, Русский').fill(district);
	await page.getByLabel('Название, Английский').fill(`New quarter ${mark}`);
	await page.getByLabel('Регион').selectOption('Ашхабад');
	await page.getByLabel('Зона').selectOption(zone);
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByRole('button', { name: `Изменить: ${district}` })).toBeVisible();

	// An hour of the evening, on the weekday of one of the days offered there; holidays are not.
	const person = await newShopper();
	const { id: districtId } = await inDatabase((db) =>
		db.selectFrom('districts').select('id').where('name_ru', '=', district).executeTakeFirstOrThrow(),
	);
	const options: DeliveryOptionsWire = await (
		await request.get(`/api/delivery_options?district_id=${districtId}`, {
			headers: { authorization: `Bearer ${person.token}` },
		})
	).json();
	// Not the first: that one is gone if the day ends meanwhile.
	const [, day = '', dayAfter = ''] = options.days.map(({ date }) => date);
	const weekdays = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'];
	const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
	await page.getByRole('link', { name: 'Часы' }).click();
	await page.getByRole('button', { name: 'Добавить часы' }).click();
	await page.getByLabel('С', { exact: true }).fill(minute(own));
	await page.getByLabel('До', { exact: true }).fill('20:00');
	await page.getByLabel('Заказы на тот же день').fill('19:00');
	await page.getByLabel('Заказов в обычный день').fill('0');
	await page.getByLabel(weekday).fill(String(room));
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByText('Должно быть позже начала')).toBeVisible();
	await page.getByLabel('До', { exact: true }).fill(hours.slice(-5));
	await page.getByRole('button', { name: 'Добавить', exact: true }).click();
	await expect(page.getByRole('button', { name: `Изменить: ${hours}` })).toBeVisible();
	const fullness = page.getByRole('table', { name: 'Ближайшие две недели' });
	await expect(fullness.getByRole('row')).toHaveCount(15);
	const onThatDay = fullness.getByRole('row', { name: formatDay('ru', day) });
	await expect(onThatDay.getByText(`0 / ${room}`, { exact: true })).toBeVisible();

	const buyer = await browser.newContext({ baseURL: baseURL ?? '' });
	const shopper = await buyer.newPage();
	await buyer.addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }]);
	const product = await inDatabase((db) => stockedProduct(db, 'Монитор', 5));
	await enterAs(shopper, person);
	await putInCart(shopper, product);
	await shopper.goto('/cart');
	await shopper.getByLabel('Город или велаят').selectOption('Ашхабад');
	await shopper.getByLabel('Район').selectOption(district);
	await expect(shopper.getByText('17,50 манат').first()).toBeVisible();
	const days = shopper.getByRole('group', { name: 'День доставки' });
	await days.getByRole('button', { name: formatNearDay('ru', dayAfter, options.today), exact: true }).click();
	await expect(shopper.getByText('09:00–11:00')).toBeVisible();
	await expect(shopper.getByText(hours)).toBeHidden();
	await days.getByRole('button', { name: formatNearDay('ru', day, options.today), exact: true }).click();
	await expect(shopper.getByText(hours)).toBeVisible();
	await buyer.close();

	await page.getByRole('button', { name: `Изменить: ${hours}` }).click();
	await page.getByRole('button', { name: 'Удалить' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(fullness.getByText(`0 / ${room}`, { exact: true })).toHaveCount(0);
	await page.getByRole('link', { name: 'Зоны и цены' }).click();
	await page.getByRole('button', { name: `Изменить: Zone ${mark}` }).click();
	await page.getByRole('button', { name: 'Удалить' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(page.getByText('Это ещё где-то используется, удалить нельзя.')).toBeVisible();
	await inDatabase((db) => db.deleteFrom('districts').where('name_ru', '=', district).execute());
	await page.getByRole('button', { name: 'Удалить' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(page.getByRole('row', { name: new RegExp(`Zone ${mark}`) })).toHaveCount(0);
});

test('rules of orders are read by operators and changed by leaders', async ({ page, shop }) => {
	await alone('rules of orders', async () => {
		await shop.setLanguage('ru');
		await signInTo(page, 'operator', 'delivery/rules');
		await expect(page.getByLabel('Заказов одного человека на один день')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCount(0);
		await signInTo(page, 'manager', 'delivery/rules');
		await expect(page.getByLabel('Возврат на карту вдвоём, если больше, манат')).toHaveValue('1000');
		await page.getByText('выполнен', { exact: true }).click();
		await page.getByRole('link', { name: 'Часы' }).click();
		const asking = page.getByRole('dialog', { name: /Есть несохранённые изменения/ });
		await asking.getByRole('button', { name: 'Отмена' }).click();
		await page.getByRole('button', { name: 'Сохранить' }).click();
		await expect(page.getByText('Сохранено')).toBeVisible();
		await page.reload();
		await expect(page.getByRole('checkbox', { name: 'выполнен' })).toBeChecked();
		await page.getByText('выполнен', { exact: true }).click();
		await page.getByRole('button', { name: 'Сохранить' }).click();
		await expect(page.getByText('Сохранено')).toBeVisible();
	});
});
