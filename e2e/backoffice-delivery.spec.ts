import type { DeliveryOptionsWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatDay, formatNearDay, weekdayName } from '@dukan/i18n/format/day.ts';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { alone, enterAs, newShopper, putInCart } from './buying.ts';
import { newWord } from './goods.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { inLanguage, ru } from './texts.ts';

test.use({ expected: { errors: [/status of (400|409)/] } });

test('a zone, a place and a slot for some weekdays, chosen by a shopper', { tag: '@all' }, async ({
	page,
	shop,
	request,
	browser,
	baseURL,
}) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'manager', 'delivery');
	await expect(page.getByRole('link', { name: ru.delivery('part.slots'), exact: true })).toHaveAttribute(
		'aria-current',
		'page',
	);
	await page.getByRole('link', { name: ru.delivery('part.zones') }).click();
	const mark = newWord();
	const zone = `zone${mark}`;
	// No other test uses these hours and this capacity.
	const { parallelIndex, repeatEachIndex } = test.info();
	const own = (parallelIndex * 20 + repeatEachIndex) % 59;
	const minute = (number: number) => `21:${String(number).padStart(2, '0')}`;
	const hours = `${minute(own)}–${minute(own + 1)}`;
	const room = 100 + own;
	await page.getByRole('button', { name: ru.delivery('zone.add') }).click();
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'en')).fill(`Zone ${mark}`);
	await page.getByLabel(ru.delivery('zone.code')).fill(zone);
	await page.getByLabel(ru.delivery('zone.price')).fill('17,5');
	await page.getByLabel(ru.delivery('zone.minDays')).fill('3');
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByText(ru.delivery('zone.wrong'))).toBeVisible();
	await page.getByLabel(ru.delivery('zone.maxDays')).fill('4');
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByRole('row', { name: new RegExp(`Zone ${mark}`) })).toContainText('17,50');

	await page.getByRole('link', { name: ru.delivery('part.districts') }).click();
	await page.getByRole('button', { name: ru.delivery('district.add') }).click();
	const district = `Новый квартал ${mark}`;
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'ru')).fill(district);
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'en')).fill(`New quarter ${mark}`);
	await page.getByLabel(ru.delivery('district.region')).selectOption('Ашхабад');
	await page.getByLabel(ru.delivery('district.zone')).selectOption(zone);
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByRole('button', { name: `${ru.shell('common.edit')}: ${district}` })).toBeVisible();

	// The new slot is in the evening, on the weekday of an offered day, because holidays have no slots.
	const person = await newShopper();
	const { id: districtId } = await inDatabase((db) =>
		db.selectFrom('districts').select('id').where('name_ru', '=', district).executeTakeFirstOrThrow(),
	);
	const options: DeliveryOptionsWire = await (
		await request.get(`/api/delivery_options?district_id=${districtId}`, {
			headers: { authorization: `Bearer ${person.token}` },
		})
	).json();
	// The first day would be gone if midnight passed during the test.
	const [, day = '', dayAfter = ''] = options.days.map(({ date }) => date);
	const weekday = weekdayName('ru', new Date(`${day}T00:00:00Z`).getUTCDay() - 1);
	await page.getByRole('link', { name: ru.delivery('part.slots') }).click();
	await page.getByRole('button', { name: ru.delivery('slot.add') }).click();
	await page.getByLabel(ru.shell('common.from'), { exact: true }).fill(minute(own));
	await page.getByLabel(ru.delivery('slot.to'), { exact: true }).fill('20:00');
	await page.getByLabel(ru.delivery('slot.until')).fill('19:00');
	await page.getByLabel(ru.delivery('slot.capacity')).fill('0');
	await page.getByLabel(weekday).fill(String(room));
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByText(ru.delivery('slot.order'))).toBeVisible();
	await page.getByLabel(ru.delivery('slot.to'), { exact: true }).fill(hours.slice(-5));
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByRole('button', { name: `${ru.shell('common.edit')}: ${hours}` })).toBeVisible();
	const fullness = page.getByRole('table', { name: ru.delivery('slot.full') });
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
	await shopper.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
	await shopper.getByLabel(ru.shop('delivery.region')).selectOption(district);
	await expect(shopper.getByText(`17,50 ${ru.shop('currency.manat')}`).first()).toBeVisible();
	const days = shopper.getByRole('group', { name: ru.orders('orders.deliveryDay') });
	await days.getByRole('button', { name: formatNearDay('ru', dayAfter, options.today), exact: true }).click();
	await expect(shopper.getByText('09:00–11:00')).toBeVisible();
	await expect(shopper.getByText(hours)).toBeHidden();
	await days.getByRole('button', { name: formatNearDay('ru', day, options.today), exact: true }).click();
	await expect(shopper.getByText(hours)).toBeVisible();
	await buyer.close();

	await page.getByRole('button', { name: `${ru.shell('common.edit')}: ${hours}` }).click();
	await page.getByRole('button', { name: ru.shell('common.delete') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.shell('common.delete') })
		.click();
	await expect(fullness.getByText(`0 / ${room}`, { exact: true })).toHaveCount(0);
	await page.getByRole('link', { name: ru.delivery('part.zones') }).click();
	await page.getByRole('button', { name: `${ru.shell('common.edit')}: Zone ${mark}` }).click();
	await page.getByRole('button', { name: ru.shell('common.delete') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.shell('common.delete') })
		.click();
	await expect(page.getByText(ru.shell('problem.still_used'))).toBeVisible();
	await inDatabase((db) => db.deleteFrom('districts').where('name_ru', '=', district).execute());
	await page.getByRole('button', { name: ru.shell('common.delete') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.shell('common.delete') })
		.click();
	await expect(page.getByRole('row', { name: new RegExp(`Zone ${mark}`) })).toHaveCount(0);
});

test('rules of orders are read by operators and changed by leaders', { tag: '@all' }, async ({
	page,
	shop,
}) => {
	await alone('rules of orders', async () => {
		await shop.setLanguage('ru');
		await signInTo(page, 'operator', 'delivery/rules');
		await expect(page.getByLabel(ru.delivery('rules.perDay'))).toBeVisible();
		await expect(page.getByRole('button', { name: ru.shell('common.save') })).toHaveCount(0);
		await signInTo(page, 'manager', 'delivery/rules');
		await expect(page.getByLabel(ru.delivery('rules.refundApproval'))).toHaveValue('1000');
		await page.getByText(ru.delivery('status.completed'), { exact: true }).click();
		await page.getByRole('link', { name: ru.delivery('part.slots') }).click();
		const asking = page.getByRole('dialog', { name: ru.shell('common.unsaved') });
		await asking.getByRole('button', { name: ru.shell('common.cancel') }).click();
		await page.getByRole('button', { name: ru.shell('common.save') }).click();
		await expect(page.getByText(ru.shell('common.saved'))).toBeVisible();
		await page.reload();
		await expect(page.getByRole('checkbox', { name: ru.delivery('status.completed') })).toBeChecked();
		await page.getByText(ru.delivery('status.completed'), { exact: true }).click();
		await page.getByRole('button', { name: ru.shell('common.save') }).click();
		await expect(page.getByText(ru.shell('common.saved'))).toBeVisible();
	});
});
