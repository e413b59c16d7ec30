import { MAX_ID } from '../../base/addresses/addresses.ts';
import { parseManat, plainManat, typedWhole } from '../../base/text/typed-number.ts';
import { readMoment, writtenMoment } from './sale-moments.ts';

/** PostgreSQL's integer can hold the price of a whole piece. */
export const MAX_TENGE = MAX_ID;

/** What each control of a form holds while somebody types: amounts and numbers are text until they are read. */
export type ControlValues = {
	/** An id; 0 until somebody has chosen. */
	brand: number;
	subcategory: number;
	yesNo: boolean;
	whole: string;
	/** Manat or dollars, stored in hundredths. */
	amount: string;
	moment: string | null;
};
export type Control = keyof ControlValues;

/** Names of what products refer to, for sheets. */
export type Names = { idOf: (name: string) => number | undefined; nameOf: (id: number) => string };
export type ProductNames = { brands: Names; subcategories: Pick<Names, 'idOf'> };

/** How PostgreSQL stores a value. */
export type Stored = 'asIs' | 'timestamptz';

/**
 * Everything that a kind of column must define for its values, which its control holds as `Typed`. A kind that lacks one of
 * these does not compile.
 */
export type KindOf<Value, Typed, C extends Control = Control> = {
	control: C;
	/** The value of a new product. */
	blank: Value;
	/** Formats the value for the control. */
	format: (value: Value) => Typed;
	/** Reads what was typed; a text that is no number gives NaN, which `problem` names. */
	parse: (typed: Typed) => Value;
	problem: (value: Value) => string | undefined;
	cell: (value: Value, names: ProductNames) => string | number;
	/** Reads a cell that is not empty; undefined when it cannot be read. */
	readCell: (text: string, names: ProductNames) => Value | undefined;
	/** Returns the value that an empty cell means. */
	emptyCell: (was: Value) => Value;
	/** The problem reported for a cell that cannot be read. */
	unreadable: 'yesNo' | 'number' | 'amount' | 'moment' | 'unknown';
	stored: Stored;
};

/** A control together with the value that it holds; for several controls, any one pair. */
export type ColumnKind<Value, C extends Control> = C extends Control
	? KindOf<Value, ControlValues[C], C>
	: never;

const none = () => undefined;
const kept = <Value>(was: Value): Value => was;

const YES = new Set(['yes', 'y', '1', 'true', 'да', 'истина', 'hawa']);
const NO = new Set(['no', 'n', '0', 'false', 'нет', 'ложь', 'ýok', 'yok']);

/** Reads 'да' and 'Hawa' as true; undefined when it is neither yes nor no. */
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

/** Another check, where the choices are known, finds out whether a chosen one exists. */
const chosen = {
	blank: 0,
	format: kept,
	parse: kept,
	problem: none,
	emptyCell: kept,
	unreadable: 'unknown',
	stored: 'asIs',
} as const;

/** A sheet contains the brand's name. */
export const brand: ColumnKind<number, 'brand'> = {
	...chosen,
	control: 'brand',
	cell: (id, { brands }) => brands.nameOf(id),
	readCell: (text, { brands }) => brands.idOf(text),
};

/** A sheet contains its id, or its name in any language. */
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

/** A new product has the smallest value. */
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

/** A whole number that is 0 while it is switched off elsewhere; the field is then empty. */
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

/** A number that a product may lack: an empty field or cell is null. */
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
