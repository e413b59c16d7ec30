import { type Static, Type } from 'typebox';
import { idSchema, line, oneOf, orNull } from '../../base/fields.api.ts';
import { LIST_BLOCKS } from './price-list.ts';

const MAX_MARGINS = 50;
const MAX_LIST_CATEGORIES = 300;

/** A row of the table of margins. What it leaves empty holds for all. */
export const listMargin = Type.Object({
	categoryId: orNull(idSchema),
	brand: line(100),
	/** For goods that cost the shop this or more. */
	fromTenge: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
	percent: Type.Number({ minimum: -90, maximum: 1000 }),
});
export type ListMargin = Static<typeof listMargin>;

/** The supplier's name of a category, and ours. */
export const listCategory = Type.Object({ name: line(100), subcategoryId: idSchema });

/** GOODS-01: what becomes of goods that the shop does not have yet, and of those that the list has no longer. */
export const listGoods = Type.Object({
	/** Unknown goods become drafts. */
	create: Type.Boolean(),
	/** Shoppers see them at once. */
	publish: Type.Boolean(),
	/** Goods of the supplier that the list does not have any more are hidden. */
	hide: Type.Boolean(),
	blocks: oneOf(LIST_BLOCKS),
	/** The brand of goods whose row names none. */
	brand: line(100),
	/** Pieces of a new product whose row names none. */
	pieces: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
	margins: Type.Array(listMargin, { maxItems: MAX_MARGINS }),
});
export type ListGoods = Static<typeof listGoods>;

export const listCategories = Type.Array(listCategory, { maxItems: MAX_LIST_CATEGORIES });
export type ListCategories = Static<typeof listCategories>;
