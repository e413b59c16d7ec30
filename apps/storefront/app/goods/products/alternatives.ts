import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { piecePriceTenge } from '@dukan/domain/base/money/money.ts';
import type { AttributeWire } from '@dukan/domain/goods/structure/structure.api.ts';
import { productTexts } from '@dukan/i18n/texts/product-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import type { ProductCardData } from './product-card-data.ts';

/**
 * LIGHT-04: the product beside one that costs less and one that costs more, with the attributes in which they
 * differ.
 */
export type Alternatives = {
	title: string;
	columns: { title: string; product: ProductCardData }[];
	rows: { name: string; values: string[] }[];
	compare: { text: string; href: string };
};

/** The model is left out, because every product has its own and its name contains it. */
const MODEL_ATTRIBUTE = 'model';
/** Further differences are on the comparison page. */
const MOST_ROWS = 5;

type Nearest = { cheaper: ProductCardData | undefined; moreExpensive: ProductCardData | undefined };

/** Returns the two products in stock whose prices are next below and next above this one's. */
export function nearestInPrice(own: ProductCardData, others: readonly ProductCardData[]): Nearest {
	const inStock = others
		.filter(({ stock }) => stock > 0)
		.toSorted((a, b) => piecePriceTenge(a) - piecePriceTenge(b));
	const price = piecePriceTenge(own);
	return {
		cheaper: inStock.findLast((other) => piecePriceTenge(other) < price),
		moreExpensive: inStock.find((other) => piecePriceTenge(other) > price),
	};
}

/** Returns undefined if there is no other product or no known difference. */
export function alternatives(
	own: ProductCardData,
	{ cheaper, moreExpensive }: Nearest,
	specs: ReadonlyMap<number, readonly AttributeWire[]>,
	language: Language,
): Alternatives | undefined {
	const t = tableTranslator(productTexts, language);
	const columns = [
		{ title: t('cheaper'), product: cheaper },
		{ title: t('own'), product: own },
		{ title: t('moreExpensive'), product: moreExpensive },
	].filter((column): column is Alternatives['columns'][number] => column.product !== undefined);
	const known = columns.map(
		({ product }) =>
			new Map(
				(specs.get(product.id) ?? []).map((attribute) => [attribute.key, attribute[`value_${language}`]]),
			),
	);
	const rows = (specs.get(own.id) ?? [])
		.filter(({ key }) => key !== MODEL_ATTRIBUTE && known.every((values) => values.has(key)))
		.map((attribute) => ({
			name: attribute[`name_${language}`],
			values: known.map((values) => values.get(attribute.key) ?? ''),
		}))
		.filter(({ values }) => new Set(values).size > 1)
		.slice(0, MOST_ROWS);
	if (columns.length < 2 || rows.length === 0) return undefined;
	const ids = columns.map(({ product }) => product.id).join(',');
	return {
		title: t('alternatives'),
		columns,
		rows,
		compare: { text: t('compareAll'), href: `${addresses.compare}?ids=${ids}` },
	};
}
