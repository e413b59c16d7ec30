import { MAX_ID } from '@dukan/domain/addresses/addresses.ts';
import { type TLiteral, type TUnion, Type } from 'typebox';

export function oneOf<Value extends string>(values: readonly Value[]): TUnion<TLiteral<Value>[]> {
	return Type.Union(values.map((value) => Type.Literal(value)));
}

export const idSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** S12: nothing that a person types is longer. Control characters, NUL among them, never get in. */
export const line = (maxLength: number, minLength = 0) =>
	Type.String({ minLength, maxLength, pattern: '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f]*$' });

/** Several lines: tabs and line ends as well. */
export const text = (maxLength: number) =>
	Type.String({ maxLength, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$' });

/** A day that PostgreSQL knows and a person might mean. */
export const daySchema = Type.String({ format: 'date', pattern: '^[12]\\d{3}-' });

export const byId = Type.Object({ id: idSchema });

/** A page of a list of the back-office. */
const MAX_STAFF_ROWS = 200;
export const pageFields = {
	limit: Type.Integer({ minimum: 1, maximum: MAX_STAFF_ROWS, default: 50 }),
	offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
};
