import { type Static, Type } from 'typebox';
import {
	byId,
	idSchema,
	line,
	moment,
	oneOf,
	oneOfOr,
	orNull,
	page,
	pageFields,
	text,
	textsWire,
} from '../../base/fields.api.ts';
import { LANGUAGES } from '../../base/language/language.ts';
import { MAX_NAME_LENGTH } from '../../base/text/name-length.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { ATTRIBUTE_TYPES } from '../structure/attribute-types.ts';
import { PRODUCT_SORTS, STOCK_FILTERS } from './product-filters.ts';
import {
	MAX_BULK_PRODUCTS,
	MAX_DESCRIPTION_LENGTH,
	MAX_FAMILY_CODE_LENGTH,
	MAX_PICTURES,
} from './product-limits.ts';

const yesNo = Type.Optional(oneOf(['yes', 'no']));

/** Filters of products; the list and the export use the same ones. */
export const productFilterFields = {
	/** A number is an id; any other text is part of a name in any language. */
	q: Type.Optional(line(100)),
	category: Type.Optional(idSchema),
	subcategory: Type.Optional(idSchema),
	brand: Type.Optional(idSchema),
	published: yesNo,
	stock: Type.Optional(oneOf(STOCK_FILTERS)),
	sale: yesNo,
	lacks: Type.Optional(oneOf(['translation', 'picture'])),
};
const productFilter = Type.Object(productFilterFields);
export type ProductFilter = Static<typeof productFilter>;

export const staffProductsQuery = Type.Object({
	...productFilterFields,
	sort: oneOfOr(PRODUCT_SORTS, '-id'),
	language: oneOfOr(LANGUAGES, 'ru'),
	...pageFields,
});
export type StaffProductsQuery = Static<typeof staffProductsQuery>;

const staffProductRowWire = Type.Object({
	id: Type.Integer(),
	names: textsWire,
	picture: orNull(Type.String()),
	categoryId: Type.Integer(),
	subcategoryId: Type.Integer(),
	priceTenge: Type.Integer(),
	/** Null unless the product is on sale. */
	salePriceTenge: orNull(Type.Integer()),
	unitFactor: Type.Integer(),
	stock: Type.Integer(),
	published: Type.Boolean(),
	isNew: Type.Boolean(),
	premium: Type.Boolean(),
});
export type StaffProductRowWire = Static<typeof staffProductRowWire>;
export const staffProductListWire = page(staffProductRowWire);

const texts = (schema: ReturnType<typeof line>) => Type.Object({ en: schema, ru: schema, tm: schema });
/**
 * The schema only excludes absurd numbers. The exact ranges belong to product-rules.ts, which names the field
 * that breaks them.
 */
const whole = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });

/**
 * The fields that staff fill in. Fields of one column also appear in product-columns.ts, which lists their
 * other uses.
 */
export const productFields = Type.Object({
	subcategoryId: idSchema,
	brandId: idSchema,
	names: texts(line(MAX_NAME_LENGTH)),
	descriptions: texts(text(MAX_DESCRIPTION_LENGTH)),
	priceTenge: whole,
	salePriceTenge: orNull(whole),
	onSale: Type.Boolean(),
	/** PRICE-02: the start of a planned sale; null once the sale has begun. */
	saleStartsAt: orNull(moment),
	saleEndsAt: orNull(moment),
	/** PRICE-01: the price of one unit in cents, from which a price rule calculates the price in manat. */
	dollarPriceCents: orNull(whole),
	/** The number of units in one piece of stock, such as 10 for cable that is sold by the metre. */
	unitFactor: whole,
	stock: whole,
	singleOnly: Type.Boolean(),
	limited: Type.Boolean(),
	purchaseLimit: whole,
	isNew: Type.Boolean(),
	premium: Type.Boolean(),
	published: Type.Boolean(),
	/** Values by attribute key, spelt as in addresses: '16', 'IPS', 'yes'. */
	attributes: Type.Record(Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,63}$' }), line(64, 1)),
	/** File names of the pictures. Cards show the first one. */
	pictures: Type.Array(line(100, 1), { maxItems: MAX_PICTURES }),
	/** CHOOSE-01: the code of the family; empty for none. Without this field the family stays unchanged. */
	family: Type.Optional(line(MAX_FAMILY_CODE_LENGTH)),
});
export type ProductFields = Static<typeof productFields>;

export const staffProductWire = Type.Object({
	...productFields.properties,
	id: Type.Integer(),
	version: Type.Integer(),
	categoryId: Type.Integer(),
	/** True if an order or a receipt contains the product. It can then be hidden but not deleted. */
	ordered: Type.Boolean(),
});
export type StaffProductWire = Static<typeof staffProductWire>;

/**
 * `stockWas` is the stock that the editor saw. The server applies only the difference, because orders take
 * pieces meanwhile.
 */
export const productUpdateWire = Type.Object({
	...productFields.properties,
	version: idSchema,
	stockWas: whole,
});
export type ProductUpdateWire = Static<typeof productUpdateWire>;

export const productDeleteBody = Type.Object({ version: idSchema });
export const productAddedWire = Type.Object({ id: Type.Integer() });

const subcategoryChoiceWire = Type.Object({
	id: Type.Integer(),
	names: textsWire,
	/** The keys of attributes, in the order of the product's table. */
	attributes: Type.Array(Type.String()),
});

const attributeChoiceWire = Type.Object({
	key: Type.String(),
	type: oneOf(ATTRIBUTE_TYPES),
	names: textsWire,
	unit: orNull(textsWire),
	values: Type.Array(Type.Object({ value: Type.String(), names: textsWire })),
});
export type AttributeChoiceWire = Static<typeof attributeChoiceWire>;

export const productChoicesWire = Type.Object({
	categories: Type.Array(
		Type.Object({ id: Type.Integer(), names: textsWire, subcategories: Type.Array(subcategoryChoiceWire) }),
	),
	brands: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
	attributes: Type.Array(attributeChoiceWire),
});
export type ProductChoicesWire = Static<typeof productChoicesWire>;

const percent = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });

const bulkChange = Type.Union([
	Type.Object({ kind: oneOf(['publish', 'new', 'premium']), on: Type.Boolean() }),
	Type.Object({ kind: Type.Literal('price'), percent: percent(-90, 900) }),
	Type.Object({ kind: Type.Literal('sale'), percent: percent(1, 99) }),
	Type.Object({ kind: Type.Literal('saleOff') }),
	Type.Object({ kind: Type.Literal('move'), subcategoryId: idSchema }),
]);
export type BulkChange = Static<typeof bulkChange>;

export const productsBulkBody = Type.Object({
	ids: Type.Array(idSchema, { minItems: 1, maxItems: MAX_BULK_PRODUCTS }),
	change: bulkChange,
});

/** `skipped` lists products that the change does not suit, such as a price that would fall to zero. */
export const bulkResultWire = Type.Object({ changed: Type.Integer(), skipped: Type.Array(Type.Integer()) });
export type BulkResultWire = Static<typeof bulkResultWire>;

export const productsCalls = defineCalls('staff', {
	'GET /api/staff/products': {
		by: 'readCatalogue',
		summary: 'Products, found, filtered and sorted',
		query: staffProductsQuery,
		response: { 200: staffProductListWire },
	},
	'GET /api/staff/product_choices': {
		by: 'readCatalogue',
		summary: 'Kinds, makers and attributes a product can be given',
		response: { 200: productChoicesWire },
	},
	'GET /api/staff/product/:id': {
		by: 'readCatalogue',
		summary: 'A product',
		params: byId,
		response: { 200: staffProductWire },
	},
	'POST /api/staff/product_add': {
		by: 'editCatalogue',
		summary: 'A new product',
		body: productFields,
		response: { 200: productAddedWire },
	},
	'POST /api/staff/product_update/:id': {
		by: 'editCatalogue',
		summary: 'Saves a product; refused if a colleague saved it since it was read',
		params: byId,
		body: productUpdateWire,
	},
	'POST /api/staff/product_delete/:id': {
		by: 'editCatalogue',
		summary: 'Deletes a product that was never ordered',
		params: byId,
		body: productDeleteBody,
	},
	'POST /api/staff/products_bulk': {
		by: 'editCatalogue',
		summary: 'One change to many products; prices are rounded to whole tenge',
		body: productsBulkBody,
		response: { 200: bulkResultWire },
	},
});
