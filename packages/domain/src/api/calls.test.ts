import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shopCalls } from './calls.api.ts';

type Schema = {
	type?: string | readonly string[];
	properties?: Readonly<Record<string, Schema>>;
	items?: Schema | readonly Schema[];
	additionalProperties?: Schema | boolean;
	patternProperties?: Readonly<Record<string, Schema>>;
	anyOf?: readonly Schema[];
	allOf?: readonly Schema[];
};
type Field = { name: string; schema: Schema };

/** Yields the named fields of a schema. The keys of a Type.Record are data, not field names. */
function* fieldsOf(schema: Schema | undefined): Generator<Field> {
	if (!schema || typeof schema !== 'object') return;
	for (const [name, inner] of Object.entries(schema.properties ?? {})) {
		yield { name, schema: inner };
		yield* fieldsOf(inner);
	}
	const { items, additionalProperties, patternProperties = {}, anyOf = [], allOf = [] } = schema;
	for (const inner of [items ?? [], ...anyOf, ...allOf, ...Object.values(patternProperties)].flat())
		yield* fieldsOf(inner);
	if (typeof additionalProperties === 'object') yield* fieldsOf(additionalProperties);
}

const staffFields = Object.entries(shopCalls)
	.filter(([call]) => call.includes(' /api/staff/'))
	.flatMap(([call, declared]) => {
		const {
			params,
			query,
			body,
			response = {},
		} = declared as Record<string, Schema> & {
			response?: Record<string, Schema>;
		};
		return [params, query, body, ...Object.values(response)].flatMap((schema) =>
			[...fieldsOf(schema)].map((field) => ({ call, ...field })),
		);
	});

const EXCEPTIONS: Readonly<Record<string, string>> = {
	'GET /api/staff/order_counts on_delivery': 'counts by status, and this is the status',
	'POST /api/staff/price_list_map/:id price': 'the number of the column that holds prices',
};
const namesWhere = (isWrong: (field: Field) => boolean) =>
	staffFields
		.filter(isWrong)
		.map(({ call, name }) => `${call} ${name}`)
		.filter((name) => !(name in EXCEPTIONS));

describe('the fields of the calls of staff', () => {
	test('are many, and the exceptions stand for fields that exist', () => {
		assert.ok(staffFields.length > 2000, String(staffFields.length));
		const all = new Set(staffFields.map(({ call, name }) => `${call} ${name}`));
		assert.deepEqual(
			Object.keys(EXCEPTIONS).filter((name) => !all.has(name)),
			[],
		);
	});

	test('are named in camelCase', () => {
		assert.deepEqual(
			namesWhere(({ name }) => !/^[a-z][a-zA-Z0-9]*$/.test(name)),
			[],
		);
	});

	test('say that money is counted in tenge', () => {
		const isNumber = ({ type = '' }: Schema) => [type].flat().some((one) => /integer|number/.test(one));
		assert.deepEqual(
			namesWhere(
				({ name, schema }) =>
					isNumber(schema) && /(price|total|sum|amount|discount|spent|cost|revenue|money)$/i.test(name),
			),
			[],
		);
	});
});
