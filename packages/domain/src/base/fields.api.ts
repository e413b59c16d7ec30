import { type Static, type TSchema, Type } from 'typebox';
import { MAX_ID } from './addresses/addresses.ts';
import { LANGUAGES } from './language/language.ts';
import { SHEET_TYPES } from './sheets/sheets.ts';
import { MAX_NAME_LENGTH } from './text/name-length.ts';

/**
 * Schemas that several calls share. Browsers import only the types of `*.api.ts` files, so that no schema is
 * downloaded by a shopper.
 */

export const oneOf = <Value extends string>(values: readonly Value[]) =>
	Type.Unsafe<Value>({ type: 'string', enum: [...values] });

/** Like `oneOf`, with a default where nothing is sent. */
export const oneOfOr = <Value extends string>(values: readonly Value[], byDefault: NoInfer<Value>) =>
	Type.Unsafe<Value>({ type: 'string', enum: [...values], default: byDefault });

/** The flags of the specification are numbers. */
export const zeroOrOne = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] });
export const zeroOrOneText = oneOf(['0', '1']);

/** Adds null to the types of a schema. A union would not work, because ajv converts null in it to 0 or ''. */
export function orNull<Schema extends TSchema>(schema: Schema) {
	const { type, enum: values } = schema as { type?: string; enum?: readonly unknown[] };
	return Type.Unsafe<Static<Schema> | null>({
		...schema,
		type: [type, 'null'],
		...(values && { enum: [...values, null] }),
	});
}

export const idSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });

export const byId = Type.Object({ id: idSchema });

export const languageSchema = oneOf(LANGUAGES);

/** S12: a text of one line with a maximum length. Control characters, including NUL, are refused. */
export const line = (maxLength: number, minLength = 0, options: { default?: string } = {}) =>
	Type.String({
		minLength,
		maxLength,
		pattern: '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f]*$',
		...options,
	});

/** A text of several lines. Tabs and line ends are allowed. */
export const text = (maxLength: number, options: { default?: string } = {}) =>
	Type.String({
		maxLength,
		pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$',
		...options,
	});

/** A date that PostgreSQL accepts and that a person may plausibly mean. */
export const daySchema = Type.String({ format: 'date', pattern: '^[12]\\d{3}-' });

/** 'HH:MM' in Ashgabat. */
export const timeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

export const moment = Type.String({ format: 'date-time' });

/** The name of a stored picture. */
export const pictureFile = Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,95}\\.webp$' });

/** A text in three languages. */
export const textsWire = Type.Object({ tm: Type.String(), ru: Type.String(), en: Type.String() });
export type TextsWire = Static<typeof textsWire>;

/** Names in three languages; only the English one is required. */
export const threeNameFields = {
	nameEn: line(MAX_NAME_LENGTH, 1),
	nameRu: line(MAX_NAME_LENGTH),
	nameTm: line(MAX_NAME_LENGTH),
};
const threeNames = Type.Object(threeNameFields);
export type ThreeNames = Static<typeof threeNames>;

export const nameFields = { nameEn: Type.String(), nameRu: Type.String(), nameTm: Type.String() };

/** The names of `threeNameFields` as the public contract spells them. */
export const publicNameFields = { name_en: Type.String(), name_ru: Type.String(), name_tm: Type.String() };

/** A page of a list that belongs to the signed-in person (docs/contract.md). */
export const ownPageFields = {
	limit: Type.Integer({ minimum: 1, maximum: 100, default: 24 }),
	offset: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
};

/** A page of a list of the back-office. */
const MAX_STAFF_ROWS = 200;
export const pageFields = {
	limit: Type.Integer({ minimum: 1, maximum: MAX_STAFF_ROWS, default: 50 }),
	offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
};
export const pageQuery = Type.Object(pageFields);

export const page = <Row extends TSchema>(row: Row) =>
	Type.Object({ rows: Type.Array(row), count: Type.Integer() });

/** A response without content (204). */
export const noContent = Type.Unsafe<undefined>({ type: 'null', description: 'Done' });

/**
 * The header for calls that create something. POST /api/order_add and address_add require it. The schema
 * makes it optional, so that their refusal can name the header.
 */
export const idempotencyHeaders = Type.Object({
	'idempotency-key': Type.Optional(
		Type.String({ description: '8 to 100 letters, digits, hyphens, underscores or dots' }),
	),
});

/** Used in `consumes` of the calls that the specification sends as forms. */
export const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Used in `consumes` of calls that take a picture as their body. */
export const PICTURE_TYPES = [
	'image/jpeg',
	'image/png',
	'image/webp',
	'image/avif',
	'application/octet-stream',
];

const file = { type: 'string', format: 'binary' };

/** A sheet to be downloaded. */
export const sheetResponse = Type.Unsafe<unknown>({
	description: 'The sheet',
	content: Object.fromEntries(Object.values(SHEET_TYPES).map((type) => [type, { schema: file }])),
});

/** Server-sent events, with the schema of their data. */
export const eventStream = (description: string, data: TSchema) =>
	Type.Unsafe<unknown>({ description, content: { 'text/event-stream': { schema: data } } });
