import type { ListGoods, ListMargin } from './list-goods.api.ts';

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
