import { type Static, Type } from 'typebox';
import { idSchema, line, oneOf, orNull } from '../../base/fields.api.ts';

/** GOODS-01: what a line with a single text between the goods names: nothing, the category or the brand of those below it. */
export const LIST_BLOCKS = ['none', 'category', 'brand'] as const;
export type ListBlocks = (typeof LIST_BLOCKS)[number];

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

export const NO_LIST_GOODS: ListGoods = {
	create: false,
	publish: false,
	hide: false,
	blocks: 'none',
	brand: '',
	pieces: 0,
	margins: [],
};

export type MarginOf = { categoryId: number | undefined; brand: string; costTenge: number };

/** The margin of the row that says most: category and brand before brand, before category; of equals that of the highest cost. */
export function marginPercent(
	margins: readonly ListMargin[],
	{ categoryId, brand, costTenge }: MarginOf,
	otherwise: number,
): number {
	const fits = margins.filter(
		(one) =>
			(one.categoryId === null || one.categoryId === categoryId) &&
			(one.brand === '' || one.brand.toLowerCase() === brand.toLowerCase()) &&
			one.fromTenge <= costTenge,
	);
	const says = (one: ListMargin) => (one.brand === '' ? 0 : 2) + (one.categoryId === null ? 0 : 1);
	const [best] = fits.toSorted((one, other) => says(other) - says(one) || other.fromTenge - one.fromTenge);
	return best?.percent ?? otherwise;
}

/** The only text of a line, if it names a block of goods below it. */
export function blockName(cells: readonly string[]): string | undefined {
	const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
	const [only] = texts;
	return texts.length === 1 && only !== undefined && /\p{L}/u.test(only) ? only.slice(0, 100) : undefined;
}

/** '12 шт', '>10' and '5-7' as the least that they promise; '+' and 'есть' say nothing of pieces. */
export function listPieces(text: string): number | undefined {
	const digits = /\d{1,6}/.exec(text.replaceAll(/(?<=\d)[\s\u00a0](?=\d{3}\b)/g, ''))?.[0];
	if (digits !== undefined) return Number(digits);
	return /^(нет|no|ýok|-|—)$/iu.test(text.trim()) ? 0 : undefined;
}
