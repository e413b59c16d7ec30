import { type RawBuilder, sql } from 'kysely';

/** 'price_tenge' of 'priceTenge': a column is called as its field. */
export type ColumnOf<Field extends string> = Field extends `${infer Head}${infer Rest}`
	? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnOf<Rest>}`
	: '';

export function columnOf<Field extends string>(field: Field): ColumnOf<Field> {
	return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Field>;
}

/** 'priceTenge' of 'price_tenge'. */
export function fieldOf(column: string): string {
	return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Fields as a row of a table has them. */
export function toColumns<Values extends object>(
	values: Values,
): { [Field in keyof Values & string as ColumnOf<Field>]: Values[Field] } {
	return Object.fromEntries(
		Object.entries(values).map(([field, value]) => [columnOf(field), value]),
	) as ReturnType<typeof toColumns<Values>>;
}

/** The columns of these fields, as they are selected: `p.name_tm as "nameTm", …`. */
export function selectFields(fields: object, table?: string): RawBuilder<unknown> {
	return sql.join(
		Object.keys(fields).map((field) => {
			const column = columnOf(field);
			return sql`${table ? sql.ref(`${table}.${column}`) : sql.ref(column)} as ${sql.ref(field)}`;
		}),
	);
}
