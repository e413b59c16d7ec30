import { MAX_ID } from '../../base/addresses/addresses.ts';
import type { ProductFields } from './staff-products.api.ts';

/** In parts of their own: texts have a column a language, attributes, pictures and families tables of their own. */
type Parts = 'names' | 'descriptions' | 'attributes' | 'pictures' | 'family';
export type ColumnField = Exclude<keyof ProductFields, Parts>;

/** The card of the form that a field stands in. */
export type ColumnCard = 'place' | 'money' | 'stock' | 'marks';

type Common = {
	column: string;
	/** Its title in sheets. */
	sheet?: string;
	card: ColumnCard;
};
/** How a value is typed, written and checked. */
type Kind<Value> = [Value] extends [boolean]
	? { kind: 'yesNo' }
	: null extends Value
		? string extends Value
			? { kind: 'momentOrNone' }
			: { kind: 'amountOrNone' }
		: { kind: 'id' } | { kind: 'amount' } | { kind: 'whole'; blank: number; min: number; max: number };

const MAX_STOCK = 1_000_000;
const MAX_UNIT_FACTOR = 10_000;
/** PostgreSQL's integer holds what a whole piece costs. */
export const MAX_TENGE = MAX_ID;

/**
 * Every product field that is one column, in the order of sheets and forms: what reads, writes, imports, exports, restores
 * or edits a product goes by this table.
 */
export const PRODUCT_COLUMNS = {
	subcategoryId: { column: 'subcategory_id', sheet: 'subcategory_id', card: 'place', kind: 'id' },
	brandId: { column: 'brand_id', sheet: 'brand', card: 'place', kind: 'id' },
	priceTenge: { column: 'price_tenge', sheet: 'price', card: 'money', kind: 'amount' },
	onSale: { column: 'on_sale', sheet: 'on_sale', card: 'money', kind: 'yesNo' },
	salePriceTenge: { column: 'sale_price_tenge', sheet: 'sale_price', card: 'money', kind: 'amountOrNone' },
	saleStartsAt: { column: 'sale_starts_at', sheet: 'sale_starts', card: 'money', kind: 'momentOrNone' },
	saleEndsAt: { column: 'sale_ends_at', sheet: 'sale_ends', card: 'money', kind: 'momentOrNone' },
	dollarPriceCents: {
		column: 'dollar_price_cents',
		sheet: 'dollar_price',
		card: 'money',
		kind: 'amountOrNone',
	},
	unitFactor: {
		column: 'unit_factor',
		sheet: 'unit_factor',
		card: 'money',
		kind: 'whole',
		blank: 1,
		min: 1,
		max: MAX_UNIT_FACTOR,
	},
	stock: {
		column: 'quantity',
		sheet: 'stock',
		card: 'stock',
		kind: 'whole',
		blank: 0,
		min: 0,
		max: MAX_STOCK,
	},
	singleOnly: { column: 'single_only', sheet: 'single_only', card: 'stock', kind: 'yesNo' },
	/** In sheets an empty limit says it. */
	limited: { column: 'limited', card: 'stock', kind: 'yesNo' },
	purchaseLimit: {
		column: 'purchase_limit',
		sheet: 'purchase_limit',
		card: 'stock',
		kind: 'whole',
		blank: 0,
		min: 0,
		max: MAX_STOCK,
	},
	isNew: { column: 'is_new', sheet: 'is_new', card: 'marks', kind: 'yesNo' },
	premium: { column: 'premium', sheet: 'premium', card: 'marks', kind: 'yesNo' },
	published: { column: 'published', sheet: 'published', card: 'marks', kind: 'yesNo' },
} as const satisfies { readonly [Field in ColumnField]: Common & Kind<ProductFields[Field]> };

type Columns = typeof PRODUCT_COLUMNS;
type Described = Common & (Kind<boolean> | Kind<number> | Kind<number | null> | Kind<string | null>);

export const COLUMN_FIELDS = Object.keys(PRODUCT_COLUMNS) as ColumnField[];

/** Columns of the product itself: stock has a table of its own. */
export const PRODUCT_FIELDS = COLUMN_FIELDS.filter((field) => field !== 'stock');

/** The description of a field, whichever it is. */
export function columnOf(field: ColumnField): Described {
	return PRODUCT_COLUMNS[field];
}

/** The fields of one kind. */
export type FieldOf<Name extends Described['kind']> = {
	[Field in ColumnField]: Columns[Field] extends { kind: Name } ? Field : never;
}[ColumnField];

/** Fields that are typed as text and read as numbers. */
export type TypedField = FieldOf<'amount' | 'amountOrNone' | 'whole'>;

export type SheetColumn =
	| 'id'
	| `${'name' | 'description'}_${'en' | 'ru' | 'tm'}`
	| 'pictures'
	| 'family'
	| Extract<Columns[ColumnField], { sheet: string }>['sheet'];

const sheets = COLUMN_FIELDS.flatMap((field) => columnOf(field).sheet ?? []) as SheetColumn[];
const PLACE_COLUMNS: readonly SheetColumn[] = ['subcategory_id', 'brand'];

/** The titles of a whole sheet of products, in their order. */
export const SHEET_COLUMNS: readonly SheetColumn[] = [
	'id',
	...PLACE_COLUMNS,
	'family',
	'name_ru',
	'name_tm',
	'name_en',
	...sheets.filter((sheet) => !PLACE_COLUMNS.includes(sheet)),
	'pictures',
	'description_ru',
	'description_tm',
	'description_en',
];

const NO_TEXTS = { en: '', ru: '', tm: '' };

/** A product of which nothing is stated: not shown yet, none in stock. */
export const BLANK_PRODUCT: ProductFields = {
	...(Object.fromEntries(COLUMN_FIELDS.map((field) => [field, blankOf(field)])) as Pick<
		ProductFields,
		ColumnField
	>),
	names: NO_TEXTS,
	descriptions: NO_TEXTS,
	attributes: {},
	pictures: [],
	family: '',
};

function blankOf(field: ColumnField): boolean | number | null {
	const described = columnOf(field);
	switch (described.kind) {
		case 'yesNo':
			return false;
		case 'amountOrNone':
		case 'momentOrNone':
			return null;
		case 'whole':
			return described.blank;
		default:
			return 0;
	}
}
