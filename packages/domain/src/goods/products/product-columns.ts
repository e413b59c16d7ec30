import type { StaffRight } from '../../staff/access/staff-rights.ts';
import {
	amount,
	brand,
	type ColumnKind,
	type Control,
	type ControlValues,
	type KindOf,
	momentOrNone,
	orNone,
	subcategory,
	whole,
	wholeOrZero,
	yesNo,
} from './column-kinds.ts';
import type { ProductDetailsWire } from './products.api.ts';
import type { ProductFields } from './staff-products.api.ts';

/**
 * Product fields that are not single columns. Texts have a column for each language; attributes, pictures and
 * families have tables of their own.
 */
type Parts = 'names' | 'descriptions' | 'attributes' | 'pictures' | 'family';
export type ColumnField = Exclude<keyof ProductFields, Parts>;

/** The card of the product form that contains the field. */
export type ColumnCard = 'place' | 'money' | 'stock' | 'marks';

/** The name of a field ends in Tenge or Cents exactly if the field is an amount. */
type ControlOf<Field extends ColumnField> = Field extends `${string}${'Tenge' | 'Cents'}`
	? 'amount'
	: Exclude<Control, 'amount'>;

type Column<Kind, Title = string> = {
	/** The name of the column in PostgreSQL. */
	column: string;
	/** The title of the column in sheets; null if sheets lack it. */
	sheet: Title | null;
	card: ColumnCard;
	kind: Kind;
	/**
	 * The right that staff need to change the field. Sheets of prices and of stock contain the columns of
	 * their right.
	 */
	right: StaffRight & ('editCatalogue' | 'editPrices' | 'editStock');
	/** The name of the field in the call of the product page; null if the page lacks it. */
	page: keyof ProductDetailsWire | null;
};

/** The description that a field of this name and type may have. */
export type ColumnOf<Field extends ColumnField> = Column<ColumnKind<ProductFields[Field], ControlOf<Field>>>;

const MAX_STOCK = 1_000_000;
const MAX_UNIT_FACTOR = 10_000;

/**
 * Every product field that is one column, in the order of sheets and forms. All code that reads, writes,
 * imports, exports, restores or edits products uses this table.
 */
export const PRODUCT_COLUMNS = {
	subcategoryId: {
		column: 'subcategory_id',
		sheet: 'subcategory_id',
		card: 'place',
		kind: subcategory,
		right: 'editCatalogue',
		page: 'sub_category',
	},
	brandId: {
		column: 'brand_id',
		sheet: 'brand',
		card: 'place',
		kind: brand,
		right: 'editCatalogue',
		page: 'brand',
	},
	priceTenge: {
		column: 'price_tenge',
		sheet: 'price',
		card: 'money',
		kind: amount,
		right: 'editPrices',
		page: 'p_price_1',
	},
	onSale: {
		column: 'on_sale',
		sheet: 'on_sale',
		card: 'money',
		kind: yesNo,
		right: 'editPrices',
		page: 'sale',
	},
	salePriceTenge: {
		column: 'sale_price_tenge',
		sheet: 'sale_price',
		card: 'money',
		kind: orNone(amount),
		right: 'editPrices',
		page: 'p_price_3',
	},
	saleStartsAt: {
		column: 'sale_starts_at',
		sheet: 'sale_starts',
		card: 'money',
		kind: momentOrNone,
		right: 'editPrices',
		page: null,
	},
	saleEndsAt: {
		column: 'sale_ends_at',
		sheet: 'sale_ends',
		card: 'money',
		kind: momentOrNone,
		right: 'editPrices',
		page: null,
	},
	dollarPriceCents: {
		column: 'dollar_price_cents',
		sheet: 'dollar_price',
		card: 'money',
		kind: orNone(amount),
		right: 'editPrices',
		page: null,
	},
	unitFactor: {
		column: 'unit_factor',
		sheet: 'unit_factor',
		card: 'money',
		kind: whole({ min: 1, max: MAX_UNIT_FACTOR }),
		right: 'editCatalogue',
		page: 'product_unit',
	},
	stock: {
		column: 'quantity',
		sheet: 'stock',
		card: 'stock',
		kind: whole({ min: 0, max: MAX_STOCK }),
		right: 'editStock',
		page: 'p_quantity',
	},
	singleOnly: {
		column: 'single_only',
		sheet: 'single_only',
		card: 'stock',
		kind: yesNo,
		right: 'editCatalogue',
		page: 'product_qty',
	},
	/** Sheets have no such column: an empty limit there means the same. */
	limited: {
		column: 'limited',
		sheet: null,
		card: 'stock',
		kind: yesNo,
		right: 'editCatalogue',
		page: 'isLimit',
	},
	purchaseLimit: {
		column: 'purchase_limit',
		sheet: 'purchase_limit',
		card: 'stock',
		kind: wholeOrZero(MAX_STOCK),
		right: 'editCatalogue',
		page: 'product_limit',
	},
	isNew: {
		column: 'is_new',
		sheet: 'is_new',
		card: 'marks',
		kind: yesNo,
		right: 'editCatalogue',
		page: 'new',
	},
	premium: {
		column: 'premium',
		sheet: 'premium',
		card: 'marks',
		kind: yesNo,
		right: 'editCatalogue',
		page: null,
	},
	published: {
		column: 'published',
		sheet: 'published',
		card: 'marks',
		kind: yesNo,
		right: 'editCatalogue',
		page: null,
	},
} as const satisfies {
	readonly [Field in ColumnField]: ColumnOf<Field>;
};

type Columns = typeof PRODUCT_COLUMNS;

/** A product in a form while a person types, with each field as its control holds it. */
export type ColumnDraft = {
	[Field in ColumnField]: ControlValues[Columns[Field]['kind']['control']];
};

/** Titles of sheet columns that contain one field each. */
type FieldTitle = NonNullable<Columns[ColumnField]['sheet']>;

type Described<Field extends ColumnField> = Column<
	KindOf<ProductFields[Field], ColumnDraft[Field]>,
	FieldTitle
>;

const described: { readonly [Field in ColumnField]: Described<Field> } = PRODUCT_COLUMNS;

export const COLUMN_FIELDS = Object.keys(PRODUCT_COLUMNS) as ColumnField[];

/** Columns of the table of products. Stock has a table of its own. */
export const PRODUCT_FIELDS = COLUMN_FIELDS.filter((field) => field !== 'stock');

/** Returns the description of any field. */
export function columnOf<Field extends ColumnField>(field: Field): Described<Field> {
	return described[field];
}

/** Makes an object with a value for every column, by one function that treats all kinds alike. */
export function eachColumn<Of extends Record<ColumnField, unknown>>(
	make: <Field extends ColumnField>(field: Field) => Of[Field],
): Pick<Of, ColumnField> {
	return Object.fromEntries(COLUMN_FIELDS.map((field) => [field, make(field)])) as Pick<Of, ColumnField>;
}

export type SheetColumn =
	| 'id'
	| `${'name' | 'description'}_${'en' | 'ru' | 'tm'}`
	| 'pictures'
	| 'family'
	| FieldTitle;

const sheets = COLUMN_FIELDS.flatMap((field) => columnOf(field).sheet ?? []);
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

/** A new product before a person fills in anything: it is unpublished and has no stock. */
export const BLANK_PRODUCT: ProductFields = {
	...eachColumn<ProductFields>((field) => columnOf(field).kind.blank),
	names: NO_TEXTS,
	descriptions: NO_TEXTS,
	attributes: {},
	pictures: [],
	family: '',
};
