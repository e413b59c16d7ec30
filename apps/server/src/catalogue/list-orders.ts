import type { ListSort } from '@dukan/domain/catalogue/product-list.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { type RawBuilder, sql } from 'kysely';

/** Orders of product_listings `l`. Sold-out goods stand last, whatever the order; the id settles ties. */
export const shopOrder = sql`l.in_stock desc, l.product_id`;
export const newestFirst = sql`l.in_stock desc, l.created_at desc, l.product_id`;
export const biggestDiscountFirst = sql`l.in_stock desc, l.discount desc, l.product_id`;

/** The three alphabets; the Turkmen one is ours (migrations/004). */
const COLLATIONS = { tm: 'turkmen', ru: 'ru-x-icu', en: 'en-x-icu' } as const;

/** The name of products `n` as indexed (migrations/025). */
export function shownName(language: Language): RawBuilder<unknown> {
	const own = sql.ref(`n.name_${language}`);
	const shown = language === 'en' ? own : sql`coalesce(nullif(${own}, ''), n.name_en)`;
	return sql`(${shown}) collate ${sql.id(COLLATIONS[language])}`;
}

export function listOrder(sort: ListSort, language: Language): RawBuilder<unknown> {
	switch (sort) {
		case 'new':
			return newestFirst;
		case 'price':
			return sql`l.in_stock desc, l.shelf_price_tenge, l.product_id`;
		case '-price':
			return sql`l.in_stock desc, l.shelf_price_tenge desc, l.product_id`;
		case 'discount':
			return biggestDiscountFirst;
		case 'name':
			return sql`l.in_stock desc, (select ${shownName(language)} from products n where n.id = l.product_id),
				l.product_id`;
	}
}
