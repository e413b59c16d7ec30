import { type RawBuilder, sql } from 'kysely';

/** Returns 'price_tenge' for 'priceTenge': columns are named after their fields. */
export type ColumnOf<Field extends string> = Field extends `${infer Head}${infer Rest}`
	? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnOf<Rest>}`
	: '';

export function columnOf<Field extends string>(field: Field): ColumnOf<Field> {
	return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Field>;
}

/** R2: starts it again, on the same port, if its main process has ended. Returns whether it had. */
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

/** Stops the server of a data folder if it runs, even while others use it. Returns whether it did. */
export function selectFields(fields: object, table?: string): RawBuilder<unknown> {
	return sql.join(
		Object.keys(fields).map((field) => {
			const column = columnOf(field);
			return sql`${table ? sql.ref(`${table}.${column}`) : sql.ref(column)} as ${sql.ref(field)}`;
		}),
	);
}
