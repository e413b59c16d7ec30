import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { publicCalls } from '@dukan/domain/api/public-calls.api.ts';
import { staffCalls } from '@dukan/domain/api/staff-calls.api.ts';
import { closedSchema } from '../../../platform/http/closed-schema.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { withOptionalDefaults } from './api-document.ts';

type Content = { content?: Record<string, { schema?: unknown }> };
type Operation = {
	parameters?: { name: string; in: string; schema: unknown }[];
	requestBody?: Content;
	responses: Record<string, Content>;
};
type Document = { paths: Record<string, Record<string, Operation>> };
type Call = { query?: unknown; body?: unknown; response: unknown };

/** Changed by calls of edit-table.ts, whose names the back-office puts together: categories_add, … */
const TABLE_CALL = /_(add|update|delete|order)$/;
const NO_CONTENT = 'null';
const SCHEMA_TYPE = 'application/json';

/** As @fastify/swagger writes schemas: a constant is a list of one, a record's pattern is its additional properties. */
const plain = (schema: unknown) =>
	JSON.parse(JSON.stringify(schema ?? null), (_key, value) => {
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
		const { const: only, patternProperties: _, additionalProperties: __, examples: ___, ...rest } = value;
		return only === undefined ? rest : { ...rest, enum: [only] };
	});

describe('the calls that the front ends’ client knows', async () => {
	const shop = await openTestShop({ after });
	const { cookie } = await signInStaff(shop.db, shop.clock(), 'owner');
	const read = async (url: string): Promise<Document> =>
		(await shop.app.inject({ url, headers: { cookie } })).json();

	for (const { name, calls, document, isStaff } of [
		{ name: 'public', calls: publicCalls, document: await read('/api/openapi.json'), isStaff: false },
		{ name: 'staff', calls: staffCalls, document: await read('/api/staff/openapi.json'), isStaff: true },
	])
		test(`API-02 every ${name} call has the query, the body and the response of the server’s`, () => {
			for (const [key, call] of Object.entries<Call>(calls)) {
				const [method = '', route = ''] = key.split(' ');
				const path = route.replace(/:(\w+)/g, '{$1}');
				const operation = document.paths[path]?.[method.toLowerCase()];
				assert.ok(operation, `${key} is no call`);
				const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('20'))?.[1];
				const { type } = call.response as { type?: string };
				assert.deepEqual(
					plain(answer?.content?.[SCHEMA_TYPE]?.schema),
					type === NO_CONTENT ? null : plain(call.response),
					`${key}: response`,
				);
				const body = isStaff ? closedSchema(call.body) : call.body;
				const described = plain(operation.requestBody?.content?.[SCHEMA_TYPE]?.schema);
				// What rules require besides has a test in api-document.test.ts.
				const expected = body && withOptionalDefaults(body, described?.required);
				assert.deepEqual(described, plain(expected), `${key}: body`);
				const asked = operation.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
				const { properties = {} } = (call.query ?? {}) as { properties?: object };
				assert.deepEqual(asked.map((one) => one.name).toSorted(), Object.keys(properties).toSorted(), key);
			}
		});

	test('API-02 the back-office’s client knows every call of staff', async () => {
		const { paths } = await read('/api/staff/openapi.json');
		const known = new Set(Object.keys(staffCalls));
		const unknown = Object.entries(paths).flatMap(([path, methods]) =>
			Object.keys(methods)
				.map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
				.filter((key) => !known.has(key) && !TABLE_CALL.test(key.replace('/:key', ''))),
		);
		assert.deepEqual(unknown, [
			// Streams and files, which fetch does not read.
			'GET /api/staff/order_events',
			'GET /api/staff/order_export',
			'GET /api/staff/cash_export',
			'GET /api/staff/payment_differences_export',
			'GET /api/staff/request_picture/:id/:position',
			'GET /api/staff/export',
			'GET /api/staff/review_picture/:id/:position',
			'POST /api/staff/picture_upload',
			'POST /api/staff/price_list_upload',
			'POST /api/staff/import_upload',
		]);
	});
});
