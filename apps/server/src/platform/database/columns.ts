import { type RawBuilder, sql } from 'kysely';

/** Returns 'price_tenge' for 'priceTenge': columns are named after their fields. */
export type ColumnOf<Field extends string> = Field extends `${infer Head}${infer Rest}`
	? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnOf<Rest>}`
	: '';

export function columnOf<Field extends string>(field: Field): ColumnOf<Field> {
	return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Field>;
}

/** Returns 'priceTenge' for 'price_tenge'. */
export function fieldOf(column: string): string {
	return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns fields under the names of their columns. */
export function toColumns<Values extends object>(
	values: Values,
): { [Field in keyof Values & string as ColumnOf<Field>]: Values[Field] } {
	return Object.fromEntries(
		Object.entries(values).map(([field, value]) => [columnOf(field), value]),
	) as ReturnType<typeof toColumns<Values>>;
}

/** Returns the select list of these fields: `p.name_tm as "nameTm", …`. */
export function selectFields(fields: object, table?: string): RawBuilder<unknown> {
	return sql.join(
		Object.keys(fields).map((field) => {
			const column = columnOf(field);
			return sql`${table ? sql.ref(`${table}.${column}`) : sql.ref(column)} as ${sql.ref(field)}`;
		}),
	);
}
