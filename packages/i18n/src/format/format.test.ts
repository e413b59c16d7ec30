import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { shopRu } from '../texts/shop-ru.ts';
import { plural, translator } from '../translate.ts';
import { formatDate, formatMoment } from './date.ts';
import { formatDay, formatFullDay, formatNearDay, nearDayInSentence, shortWeekdayName } from './day.ts';
import { formatBadge, formatInteger, formatNumber, formatPrice, formatTenge } from './number.ts';

test('GEN-04 two decimals only when fractional, own separators in each language', () => {
	assert.equal(formatTenge('ru', 1_250_00), '1\u00a0250');
	assert.equal(formatTenge('tm', 1_250_50), '1\u00a0250,50');
	assert.equal(formatTenge('en', 1_234_567_05), '1,234,567.05');
	assert.equal(formatTenge('en', 0), '0');
	assert.equal(formatTenge('ru', -1_250_00), '−1\u00a0250');
	assert.equal(formatTenge('ru', -50), '−0,50');
	assert.equal(formatInteger('en', -1000), '−1,000');
	assert.equal(formatNumber('ru', -0.5), '−0,5');
	assert.equal(formatPrice('ru', 99_90), '99,90\u00a0манат');
	assert.equal(formatInteger('en', 999), '999');
});

test('GEN-03 Russian has one, few and many; Turkmen nouns stay singular after a number', () => {
	const russian = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112].map((n) => plural('ru', 'item', n));
	assert.deepEqual(russian, [
		'0 товаров',
		'1 товар',
		'2 товара',
		'4 товара',
		'5 товаров',
		'11 товаров',
		'12 товаров',
		'14 товаров',
		'21 товар',
		'22 товара',
		'25 товаров',
		'101 товар',
		'111 товаров',
		'112 товаров',
	]);
	assert.equal(plural('ru', 'day', 1.5), '1,5 дня');
	assert.equal(plural('ru', 'found', 12_045), 'Найдено 12\u00a0045 товаров');
	assert.equal(plural('en', 'item', 12_045), '12,045 items');
	assert.equal(plural('tm', 'item', 25), '25 haryt');
	assert.equal(plural('en', 'item', 1), '1 item');
	assert.equal(plural('en', 'item', 2), '2 items');
});

test('GEN-03 Russian money, days and minutes inside a sentence follow their number', () => {
	const t = translator(shopRu);
	const saved = [1, 3, 205, 1_250].map((amount) =>
		t('product.youSave', { amount: formatInteger('ru', amount) }),
	);
	assert.deepEqual(saved, [
		'Вы экономите 1 манат',
		'Вы экономите 3 маната',
		'Вы экономите 205 манатов',
		'Вы экономите 1\u00a0250 манатов',
	]);
	assert.equal(t('product.youSave', { amount: '1\u00a0250,50' }), 'Вы экономите 1\u00a0250,50 маната');
	assert.equal(t('filter.priceFrom', { amount: '501' }), 'От 501 маната');
	assert.equal(t('filter.priceTo', { amount: '500' }), 'До 500 манатов');
	assert.equal(t('delivery.inDays', { from: 2, to: 3 }), 'За 2–3 дня');
	assert.equal(t('delivery.inDays', { from: 2, to: 5 }), 'За 2–5 дней');
	assert.equal(t('delivery.expressTerms', { minutes: 61, amount: '30' }), 'за 61 минуту, 30 манатов');
});

test('GEN-03 the weekday stands first, in Turkmen last', () => {
	assert.equal(formatDay('ru', '2026-11-16'), 'понедельник, 16 ноября');
	assert.equal(formatDay('tm', '2026-11-16'), '16 noýabr, duşenbe');
	assert.equal(formatDay('en', '2026-11-16'), 'Monday, 16 November');
	assert.equal(formatFullDay('ru', '2026-11-16'), '16 ноября 2026');
	assert.equal(formatFullDay('tm', '2027-01-01'), '1 ýanwar 2027');
	const week = (language: Language) => [0, 1, 2, 3, 4, 5, 6].map((day) => shortWeekdayName(language, day));
	assert.equal(week('ru').join(' '), 'пн вт ср чт пт сб вс');
	assert.equal(week('en').join(' '), 'Mon Tue Wed Thu Fri Sat Sun');
	assert.equal(week('tm').length, new Set(week('tm')).size);
});

test('ORDER-01 delivery days are short: today, tomorrow, then the weekday, over the end of a month as well', () => {
	const days = (language: Language) =>
		['2026-11-30', '2026-12-01', '2026-12-02'].map((date) => formatNearDay(language, date, '2026-11-30'));
	assert.deepEqual(days('ru'), ['Сегодня', 'Завтра, 1 дек', 'ср, 2 дек']);
	assert.deepEqual(days('tm'), ['Şu gün', 'Ertir, 1 dek', '2 dek, çar']);
	assert.deepEqual(days('en'), ['Today', 'Tomorrow, 1 Dec', 'Wed, 2 Dec']);
	assert.equal(formatNearDay('ru', '2026-11-17', '2026-11-16'), 'Завтра, 17 ноя');
});

test('CHOOSE-07 inside a sentence only today and tomorrow lose their capital letter', () => {
	const days = (language: Language) =>
		['2026-11-30', '2026-12-01', '2026-12-02'].map((date) => nearDayInSentence(language, date, '2026-11-30'));
	assert.deepEqual(days('ru'), ['сегодня', 'завтра, 1 дек', 'ср, 2 дек']);
	assert.deepEqual(days('tm'), ['şu gün', 'ertir, 1 dek', '2 dek, çar']);
	assert.deepEqual(days('en'), ['today', 'tomorrow, 1 Dec', 'Wed, 2 Dec']);
});

test('NAV-01 the badge is capped at 99', () => {
	assert.deepEqual([0, 1, 99, 100].map(formatBadge), ['0', '1', '99', '99+']);
});

test('R13 dates are of Ashgabat, whatever the host', () => {
	assert.equal(formatDate('ru', new Date('2026-12-31T18:59:59Z')), '31 декабря 2026');
	assert.equal(formatDate('tm', new Date('2026-12-31T19:00:00Z')), '1 ýanwar 2027');
	assert.equal(formatDate('en', new Date('2026-11-15T00:00:00Z')), '15 November 2026');
});
test('R13 a moment of today is told by its hour, another with its day', () => {
	const moment = (instant: string, now: string) => formatMoment('ru', new Date(instant), new Date(now));
	assert.equal(moment('2026-11-15T07:40:00Z', '2026-11-15T18:59:00Z'), '12:40');
	assert.equal(moment('2026-11-15T07:40:00Z', '2026-11-15T19:00:00Z'), '15 ноября, 12:40');
});
