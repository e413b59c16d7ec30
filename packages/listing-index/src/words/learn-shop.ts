import { weighWords } from '@dukan/domain/goods/search/read-names.ts';
import { isFiller, splitWords, wholeWords } from '@dukan/domain/goods/search/split-words.ts';
import type { FacetNames, Named, ShopWords } from './meaning.ts';

/** A word of the shop with one of its meanings. */
export type Learnt = {
	word: string;
	of: 'category' | 'subcategory' | 'brand' | 'facet' | 'synonym' | 'smart';
	id: number;
	weight: number;
};

const CATEGORY_PERCENT = 35;
const SUBCATEGORY_PERCENT = 90;
const VALUE = 30;
const SHOWN_NUMBER = 25;
const LABEL = 20;

/** Returns each word of a name in three languages, with its highest weight. */
export function weighNames({ en, ru, tm }: Omit<Named, 'id'>, percent = 100): Map<string, number> {
	const weights = new Map<string, number>();
	for (const [name, language] of [
		[en, 'en'],
		[ru, 'ru'],
		[tm, 'tm'],
	] as const)
		for (const [word, weight] of weighWords(name, language))
			weights.set(word, Math.max(Math.floor((weight * percent) / 100), weights.get(word) ?? 0));
	return weights;
}

/** Yields every meaning of the words that the shop itself uses. */
export function* learnShop(shop: ShopWords): Generator<Learnt> {
	for (const named of shop.categories)
		for (const [word, weight] of weighNames(named, CATEGORY_PERCENT))
			yield { word, of: 'category', id: named.id, weight };
	for (const named of shop.subcategories)
		for (const [word, weight] of weighNames(named, SUBCATEGORY_PERCENT))
			yield { word, of: 'subcategory', id: named.id, weight };
	for (const { id, name } of shop.brands)
		for (const { word, part } of splitWords(name))
			if (part >= 0) yield { word, of: 'brand', id, weight: 100 };
	for (const named of shop.smart) yield* learnSmart(named);
	// The title of a banner that leads to a smart category counts as another name of the category.
	for (const { link, ...title } of shop.banners) {
		const id = Number(/^\/smart\/.*-(\d+)$/.exec(link)?.[1]);
		if (shop.smart.some((smart) => smart.id === id)) yield* learnSmart({ id, ...title });
	}
	for (const facet of shop.facets)
		for (const [word, weight] of facetWords(facet)) yield { word, of: 'facet', id: facet.id, weight };
	for (const { id, typed } of shop.synonyms)
		for (const [at, word] of wholeWords(typed).entries()) yield { word, of: 'synonym', id, weight: at + 1 };
}

/** FIND-05: divides a weight of 100 among the words of a smart category's name. */
function* learnSmart({ id, en, ru, tm }: Named): Generator<Learnt> {
	for (const name of [en, ru, tm]) {
		const words = wholeWords(name).filter((word) => !isFiller(word));
		for (const word of words) yield { word, of: 'smart', id, weight: Math.round(100 / words.length) };
	}
}

/** Returns the words of an attribute's value and of the attribute's name, with their weights. */
export function facetWords({
	type,
	value,
	number,
	attributeNames,
	valueNames,
	unitNames,
	unit,
	isShown,
}: FacetNames): Map<string, number> {
	const weights = new Map<string, number>();
	if (type === 'bool' && value !== 'yes') return weights;
	const add = (word: string, weight: number) => {
		if (!isFiller(word)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
	};
	if (type !== 'bool') {
		const terabytes =
			unit === 'GB' && number !== null && number >= 1024 && number % 512 === 0 ? number / 1024 : undefined;
		const names = [
			valueNames ?? '',
			...(number === null ? [] : [String(number), ...unitNames.map((name) => `${number} ${name}`)]),
			...(terabytes === undefined ? [] : [`${terabytes}tb`, `${terabytes}тб`]),
		];
		for (const { word } of splitWords(names.join(' / ')))
			if (type !== 'number' || !/^[\d.]+$/.test(word)) add(word, VALUE);
			else if (isShown) add(word, SHOWN_NUMBER);
	}
	for (const { word } of splitWords(attributeNames)) add(word, type === 'bool' ? VALUE : LABEL);
	return weights;
}

/** Returns the words that express a value of a product, so that they need not be found in its name. */
export const valueWords = (facet: FacetNames): string[] =>
	[...facetWords(facet)].filter(([, weight]) => weight === VALUE).map(([word]) => word);

export type WishedValue = { facetId: number; weight: number };

const WISH = /^(\w+):(?:(high|low)|(\d+)\+)$/;
/**
 * The weight of the most wished value. It exceeds the weight of any word, which is at most 100, so the value
 * matters more than the kind of product.
 */
const MOST_WISHED = 250;
/** The weight of attribute values that are at least as large as the query asks for. */
const ENOUGH = 50;

export const isWish = (meant: string): boolean => meant.split(' ').some((word) => WISH.test(word));

/**
 * Reads the wishes in a synonym. 'battery:high' prefers the largest battery, and 'ram:16+' prefers at least
 * 16.
 */
export function readWish(
	meant: string,
	facets: readonly FacetNames[],
): { values: WishedValue[]; rest: string } {
	const words = meant.split(' ');
	const values = words.flatMap((word) => {
		const [, attribute, end, least] = WISH.exec(word) ?? [];
		const own = facets
			.flatMap(({ id, number, attribute: key }) =>
				key === attribute && number !== null ? [{ id, number }] : [],
			)
			.toSorted((a, b) => (end === 'low' ? a.number - b.number : b.number - a.number));
		if (end === undefined)
			return own
				.filter(({ number }) => number >= Number(least))
				.map(({ id }) => ({ facetId: id, weight: ENOUGH }));
		return own.map(({ id }, at) => ({
			facetId: id,
			weight: MOST_WISHED - Math.floor((MOST_WISHED * at) / own.length),
		}));
	});
	return { values, rest: words.filter((word) => !WISH.test(word)).join(' ') };
}
