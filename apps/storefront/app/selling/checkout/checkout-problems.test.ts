import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProblemCode } from '@dukan/domain/base/problems/problems.ts';
import { accountRu } from '@dukan/i18n/texts/account-ru.ts';
import { shopRu } from '@dukan/i18n/texts/shop-ru.ts';
import { translator } from '@dukan/i18n/translate.ts';
import { checkoutProblems, refusalProblems, uncorrected } from './checkout-problems.ts';
import { type CheckoutDraft, EMPTY_DRAFT } from './read-checkout-draft.ts';

const t = translator({ ...shopRu, ...accountRu });
const words = { t, language: 'ru' } as const;

const FILLED: CheckoutDraft = {
	...EMPTY_DRAFT,
	name: 'Aman',
	phone: '1234567',
	districtId: 7,
	address: 'Parahat 7',
	slot: { date: '2026-11-17', id: 4 },
};

test('ORDER-01 what a way of delivery does not need is not asked for', () => {
	for (const [changes, missing] of [
		[{}, []],
		[{ delivery: 'express', slot: undefined }, []],
		[{ delivery: 'pickup', slot: undefined, districtId: undefined, address: '' }, []],
		[{ slot: undefined }, ['slot']],
		[{ districtId: undefined }, ['district']],
		[{ delivery: 'express', address: '  ', districtId: undefined }, ['district', 'address']],
		[{ name: ' A ', phone: '' }, ['name', 'phone']],
		[{ delivery: 'pickup', name: '', phone: '6000000' }, ['name', 'phone']],
	] as const satisfies [Partial<CheckoutDraft>, string[]][]) {
		const problems = checkoutProblems({ ...FILLED, ...changes }, 120, words);
		assert.deepEqual(Object.keys(problems), missing, JSON.stringify(changes));
	}
});

test('ORDER-03 change is asked from the total or more; said beside its field', () => {
	const change = (changeFrom: string, changes: Partial<CheckoutDraft> = {}) =>
		checkoutProblems({ ...FILLED, changeFrom, ...changes }, 26_320, words).change;
	assert.equal(change('100'), 'Не меньше суммы заказа: 26\u00a0320 манатов');
	assert.equal(change('26319'), 'Не меньше суммы заказа: 26\u00a0320 манатов');
	for (const enough of ['', '26320', '30000']) assert.equal(change(enough), undefined, enough);
	assert.equal(change('100', { payment: 'terminal' }), undefined);
	assert.equal(checkoutProblems({ ...FILLED, changeFrom: '1' }, undefined, words).change, undefined);
});

test('ORDER-03 a refusal is said until what it is about has been corrected', () => {
	const refused = {
		draft: FILLED,
		problems: { slot: 'full', district: 'none', delivery: 'no express', whole: 'changed' },
	};
	const left = (changes: Partial<CheckoutDraft>) =>
		Object.keys(uncorrected(refused, { ...FILLED, ...changes }));
	assert.deepEqual(left({ note: 'x', address: 'y' }), ['slot', 'district', 'delivery', 'whole']);
	assert.deepEqual(left({ slot: { date: '2026-11-18', id: 4 } }), ['district', 'delivery', 'whole']);
	assert.deepEqual(left({ districtId: 8 }), ['whole']);
	assert.deepEqual(left({ delivery: 'pickup' }), ['whole']);
});

test('ORDER-03 every refusal is said beside what it concerns', () => {
	for (const [code, said] of [
		['slot_full', { slot: 'На это время мест больше нет. Выберите другое время' }],
		['slot_expired', { slot: 'Выбранное время доставки прошло. Выберите другое' }],
		['express_unavailable', { delivery: 'Экспресс-доставка сейчас недоступна' }],
		['delivery_unavailable', { district: 'В этот район доставки нет. Вы можете забрать заказ в магазине' }],
		['product_limit', { whole: 'Больше добавить нельзя. Количество этого товара ограничено' }],
		['price_changed', { whole: 'Корзина обновлена: изменилось наличие или цена некоторых товаров' }],
		['stock_changed', { whole: 'Корзина обновлена: изменилось наличие или цена некоторых товаров' }],
	] as const satisfies [ProblemCode, object][])
		assert.deepEqual(refusalProblems(refused(code), words), said, code);

	const limit = 'Лимит заказов на этот день исчерпан. Выберите другой день';
	assert.deepEqual(refusalProblems(refused('order_limit'), words), { slot: limit, whole: limit });
	assert.deepEqual(refusalProblems(refused('minimum_amount'), words), {}, 'the fresh quote says how much');
	assert.ok(refusalProblems(refused('bad_request'), words).whole, 'an unforeseen one is said as well');
	assert.ok(refusalProblems(refused(undefined), words).whole);
});

test('ORDER-03 an hour or a bank that the shop has given up since is said beside the choice; too often, for how long', () => {
	const invalid = (field: string) => ({
		...refused('invalid_input'),
		status: 400,
		errors: [{ field, code: 'wrong' }],
	});
	const hour = 'Выбранное время доставки прошло. Выберите другое';
	assert.deepEqual(refusalProblems(invalid('slot'), words), { slot: hour });
	const card = { payment: 'Этот заказ уже нельзя оплатить картой.' };
	assert.deepEqual(refusalProblems(invalid('payment'), words), card);
	assert.deepEqual(
		uncorrected({ draft: FILLED, problems: card }, { ...FILLED, payment: 'terminal' }),
		{},
		'until another is chosen',
	);
	assert.ok(refusalProblems(invalid('change_from'), words).whole);
	const often = { ...refused('too_many_requests'), status: 429, retryAfterS: 600 };
	assert.deepEqual(refusalProblems(often, words), {
		whole: 'Слишком много попыток. Повторите через 10 мин',
	});
});

test('ACCT-01 a person without a delivered order is told what is allowed, and that it grows', () => {
	const allowed = { open_orders: 2, pieces: 10, lines: 10, sum: 10_000, orders_per_hour: 5 };
	const said = (limit: keyof typeof allowed) =>
		refusalProblems({ ...refused('trust_limit'), trust: { degree: 'unconfirmed', limit, allowed } }, words)
			.whole;
	assert.equal(
		said('pieces'),
		'Во всех ваших открытых заказах может быть не больше 10 товаров. Эти лимиты растут с каждым доставленным заказом.',
	);
	assert.match(said('sum') ?? '', /не больше 10\s000\sманат\./u);
	assert.match(said('open_orders') ?? '', /не больше 2 открытых заказов/);
	assert.match(said('lines') ?? '', /не больше 10 разных товаров/);
	assert.equal(said('orders_per_hour'), 'За последний час вы оформили много заказов. Попробуйте позже');
	assert.equal(
		refusalProblems(refused('phone_unconfirmed'), words).whole,
		'Для этого заказа подтвердите телефон кодом из SMS',
	);
});

function refused(code: ProblemCode | undefined) {
	return {
		status: 409,
		code,
		quote: undefined,
		trust: undefined,
		errors: [],
		proof: undefined,
		retryAfterS: undefined,
	};
}
