import { type Static, Type } from 'typebox';
import { MAX_OFFSET } from '../../goods/lists/product-list.ts';
import { productWire } from '../../goods/products/products.api.ts';
import { categoryFields } from '../../goods/structure/structure.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { HOME_CATEGORIES_PER_FETCH, WIDE_CARD_SIZE } from './home-paging.ts';

/** S12: the most sections in one call. */
const MAX_HOME_LIMIT = 100;
const MAX_CARD_SIZE = 24;
export const homeQuery = Type.Object({
	limit: Type.Integer({ minimum: 1, maximum: MAX_HOME_LIMIT, default: HOME_CATEGORIES_PER_FETCH }),
	offset: Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 }),
	cardSize: Type.Integer({ minimum: 1, maximum: MAX_CARD_SIZE, default: WIDE_CARD_SIZE }),
});

const homeCategoryWire = Type.Object({ ...categoryFields, products: Type.Array(productWire) });
export type HomeCategoryWire = Static<typeof homeCategoryWire>;

export const homeWire = Type.Object({
	rows: Type.Array(homeCategoryWire),
	count: Type.Integer(),
	newProducts: Type.Array(productWire),
	saleProducts: Type.Array(productWire),
});
export type HomeWire = Static<typeof homeWire>;

export type HomeRequest = { limit: number; offset: number; cardSize: number };

export const homeCalls = defineCalls('catalogue', {
	'GET /api/home': {
		by: 'anyone',
		summary: 'The home page: categories with their first products, new products, products on sale',
		query: homeQuery,
		response: { 200: homeWire },
	},
});
