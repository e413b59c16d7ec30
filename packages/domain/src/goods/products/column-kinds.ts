import { MAX_ID } from '../../base/addresses/addresses.ts';
import { parseManat, plainManat, typedWhole } from '../../base/text/typed-number.ts';
import { readMoment, writtenMoment } from './sale-moments.ts';

/** The price of a whole piece is stored as an integer of PostgreSQL. */
export const MAX_TENGE = MAX_ID;

/**
 * The value that each control of a form holds while a person types. Amounts and numbers are text until the
 * form reads them.
 */
export type ControlValues = {
	/** The id of a brand; 0 before a person chooses one. */
	brand: number;
	subcategory: number;
	yesNo: boolean;
	whole: string;
	/** An amount in manat or dollars, which the database stores in hundredths. */
	amount: string;
	moment: string | null;
};
export type Control = keyof ControlValues;

/** Names of things that products refer to, which sheets contain instead of ids. */
export type Names = { idOf: (name: string) => number | undefined; nameOf: (id: number) => string };
export type ProductNames = { brands: Names; subcategories: Pick<Names, 'idOf'> };

/** How PostgreSQL stores a value. */
export type Stored = 'asIs' | 'timestamptz';

/**
 * Everything that a kind of column must define for its values. The control holds a value as `Typed`. A kind
 * that lacks a part does not compile.
 */
export type KindOf<Value, Typed, C extends Control = Control> = {
	control: C;
	/** The value of a new product. */
	blank: Value;
	/** Formats the value for the control. */
	format: (value: Value) => Typed;
	/** Reads the typed text. Text that is no number gives NaN, for which `problem` returns a code. */
	parse: (typed: Typed) => Value;
	problem: (value: Value) => string | undefined;
	cell: (value: Value, names: ProductNames) => string | number;
	/** Reads a cell that is not empty. It returns undefined if it cannot. */
	readCell: (text: string, names: ProductNames) => Value | undefined;
	/** Returns the value for an empty cell. */
	emptyCell: (was: Value) => Value;
	/** The problem reported for a cell that cannot be read. */
	unreadable: 'yesNo' | 'number' | 'amount' | 'moment' | 'unknown';
	stored: Stored;
};

/** A control together with the type of value that it holds. For a union of controls, any one pair of them. */
export type ColumnKind<Value, C extends Control> = C extends Control
	? KindOf<Value, ControlValues[C], C>
	: never;

const none = () => undefined;
const kept = <Value>(was: Value): Value => was;

const YES = new Set(['yes', 'y', '1', 'true', 'да', 'истина', 'hawa']);
const NO = new Set(['no', 'n', '0', 'false', 'нет', 'ложь', 'ýok', 'yok']);

/**
 * Reads words such as 'да' and 'Hawa' as true. It returns undefined for a word that means neither yes nor no.
 */
export function readYesNo(text: string): boolean | undefined {
	const plain = text.toLowerCase();
	if (YES.has(plain)) return true;
	return NO.has(plain) ? false : undefined;
}

export function writeYesNo(value: boolean): string {
	return value ? 'yes' : 'no';
}

export const yesNo: ColumnKind<boolean, 'yesNo'> = {
	control: 'yesNo',
	blank: false,
	format: kept,
	parse: kept,
	problem: none,
	cell: writeYesNo,
	readCell: readYesNo,
	emptyCell: kept,
	unreadable: 'yesNo',
	stored: 'asIs',
};

/**
 * The common part of brand and sub-category. Code that knows the existing ones checks that the chosen id
 * exists.
 */
const chosen = {
	blank: 0,
	format: kept,
	parse: kept,
	problem: none,
	emptyCell: kept,
	unreadable: 'unknown',
	stored: 'asIs',
} as const;

/** A sheet contains the name of the brand. */
export const brand: ColumnKind<number, 'brand'> = {
	...chosen,
	control: 'brand',
	cell: (id, { brands }) => brands.nameOf(id),
	readCell: (text, { brands }) => brands.idOf(text),
};

/** A sheet contains the id of the sub-category, or its name in any language. */
export const subcategory: ColumnKind<number, 'subcategory'> = {
	...chosen,
	control: 'subcategory',
	cell: (id) => id,
	readCell: (text, { subcategories }) => (/\p{L}/u.test(text) ? subcategories.idOf(text) : typedWhole(text)),
};

type Range = { min: number; max: number };

function outside(value: number, { min, max }: Range, noNumber: 'type' | 'amount'): string | undefined {
	if (!Number.isInteger(value)) return noNumber;
	if (value < min) return 'minimum';
	return value > max ? 'maximum' : undefined;
}

/** A whole number. A new product has the smallest value of the range. */
export function whole(range: Range): ColumnKind<number, 'whole'> {
	return {
		control: 'whole',
		blank: range.min,
		format: String,
		parse: (typed) => typedWhole(typed) ?? Number.NaN,
		problem: (value) => outside(value, range, 'type'),
		cell: kept,
		readCell: typedWhole,
		emptyCell: kept,
		unreadable: 'number',
		stored: 'asIs',
	};
}

/** A whole number for which 0 means none. The field of the form is then empty. */
export function wholeOrZero(max: number): ColumnKind<number, 'whole'> {
	const plain = whole({ min: 0, max });
	return {
		...plain,
		format: (value) => (value === 0 ? '' : plain.format(value)),
		parse: (typed) => (typed.trim() === '' ? 0 : plain.parse(typed)),
	};
}

const anyAmount: Range = { min: 1, max: MAX_TENGE };

export const amount: ColumnKind<number, 'amount'> = {
	control: 'amount',
	blank: 0,
	format: plainManat,
	parse: (typed) => parseManat(typed) ?? Number.NaN,
	problem: (value) => outside(value, anyAmount, 'amount'),
	cell: (value) => Number(plainManat(value)),
	readCell: parseManat,
	emptyCell: kept,
	unreadable: 'amount',
	stored: 'asIs',
};

/** Makes a kind for a number that a product may lack. An empty field or cell is null. */
export function orNone<C extends 'whole' | 'amount'>(
	kind: ColumnKind<number, C>,
): ColumnKind<number | null, C> {
	return {
		...kind,
		blank: null,
		format: (value) => (value === null ? '' : kind.format(value)),
		parse: (typed) => (typed.trim() === '' ? null : kind.parse(typed)),
		problem: (value) => (value === null ? undefined : kind.problem(value)),
		cell: (value, names) => (value === null ? '' : kind.cell(value, names)),
		emptyCell: () => null,
	};
}

/** A moment that a product may lack, in ISO 8601. */
export const momentOrNone: ColumnKind<string | null, 'moment'> = {
	control: 'moment',
	blank: null,
	format: kept,
	parse: kept,
	problem: none,
	cell: (value) => (value === null ? '' : writtenMoment(value)),
	readCell: readMoment,
	emptyCell: () => null,
	unreadable: 'moment',
	stored: 'timestamptz',
};
