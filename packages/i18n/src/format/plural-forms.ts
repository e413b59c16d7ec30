import type { Language } from '@dukan/domain/base/language/language.ts';
import type { PluralForms, PluralWord } from './plural.ts';

export const pluralForms: Readonly<Record<Language, Readonly<Record<PluralWord, PluralForms>>>> = {
	tm: {
		item: { one: '{count} haryt', other: '{count} haryt' },
		order: { one: '{count} sargyt', other: '{count} sargyt' },
		brand: { one: '{count} brend', other: '{count} brend' },
		day: { one: '{count} gün', other: '{count} gün' },
		minute: { one: '{count} minut', other: '{count} minut' },
		month: { one: '{count} aý', other: '{count} aý' },
		manat: { one: '{count} manat', other: '{count} manat' },
		found: { one: '{count} haryt tapyldy', other: '{count} haryt tapyldy' },
	},
	ru: {
		item: { one: '{count} товар', few: '{count} товара', many: '{count} товаров', other: '{count} товара' },
		order: { one: '{count} заказ', few: '{count} заказа', many: '{count} заказов', other: '{count} заказа' },
		brand: { one: '{count} бренд', few: '{count} бренда', many: '{count} брендов', other: '{count} бренда' },
		day: { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
		minute: { one: '{count} минута', few: '{count} минуты', many: '{count} минут', other: '{count} минуты' },
		month: { one: '{count} месяц', few: '{count} месяца', many: '{count} месяцев', other: '{count} месяца' },
		manat: { one: '{count} манат', few: '{count} маната', many: '{count} манатов', other: '{count} маната' },
		found: {
			one: 'Найден {count} товар',
			few: 'Найдено {count} товара',
			many: 'Найдено {count} товаров',
			other: 'Найдено {count} товара',
		},
	},
	en: {
		item: { one: '{count} item', other: '{count} items' },
		order: { one: '{count} order', other: '{count} orders' },
		brand: { one: '{count} brand', other: '{count} brands' },
		day: { one: '{count} day', other: '{count} days' },
		minute: { one: '{count} minute', other: '{count} minutes' },
		month: { one: '{count} month', other: '{count} months' },
		manat: { one: '{count} manat', other: '{count} manat' },
		found: { one: '{count} item found', other: '{count} items found' },
	},
};
