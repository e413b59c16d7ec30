import fc from 'fast-check';

/** The part of an OpenAPI document from which requests are made. */
type Schema = {
	type?: string;
	enum?: unknown[];
	anyOf?: Schema[];
	properties?: Record<string, Schema>;
	items?: Schema;
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
	format?: string;
};
type Operation = {
	parameters?: { in: string; name: string; schema: Schema }[];
	requestBody?: { content?: Record<string, { schema?: Schema }> };
};
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

export type BadRequest = {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	url: string;
	headers: Record<string, string>;
	body: string | undefined;
};

/**
 * Values that have broken programs before, such as limits of numbers, dates and encodings, and values that
 * attackers try.
 */
const NASTY = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		true,
		false,
		'',
		' ',
		0,
		-1,
		1.5,
		-0,
		2 ** 31,
		2 ** 53 + 1,
		1e308,
		-1e308,
		'0',
		'-1',
		'1e309',
		'NaN',
		'Infinity',
		'٣',
		'\u0000',
		'\u202E',
		'\uFFFD',
		'\uD800',
		'😀',
		"' or 1=1 --",
		'"; drop table orders; --',
		'{{7*7}}',
		'%00',
		'%',
		'%zz',
		'\\',
		'<script>alert(1)</script>',
		'javascript:alert(1)',
		'../../../../etc/passwd',
		'file:///etc/passwd',
		'0000-01-01',
		'0001-01-01',
		'9999-12-31',
		'2026-02-29',
		'2026-13-01',
		'-infinity',
		'24:00',
		'25:61',
		'__proto__',
		'constructor',
		'toString',
		'x'.repeat(70_000),
		'ы'.repeat(9_000),
		[],
		{},
		[[[]]],
	),
	fc.string({ unit: 'binary', maxLength: 40 }),
	fc.integer(),
	fc.double(),
	fc.array(fc.string(), { maxLength: 5 }),
	fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
);

/** Makes values that mostly are valid by the schema, and now and then one that is not. */
function anyValue(schema: Schema): fc.Arbitrary<unknown> {
	return fc.oneof({ weight: 4, arbitrary: goodValue(schema) }, { weight: 1, arbitrary: NASTY });
}

function goodValue(schema: Schema): fc.Arbitrary<unknown> {
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(goodValue));
	const { minimum = -1000, maximum = 2 ** 31 - 1 } = schema;
	switch (schema.type) {
		case 'integer':
			return fc.oneof(
				fc.constantFrom(minimum, maximum, Math.min(maximum, 1), Math.min(maximum, 2)),
				fc.integer({
					min: Math.ceil(Math.max(minimum, -(2 ** 31))),
					max: Math.floor(Math.min(maximum, 2 ** 31 - 1)),
				}),
			);
		case 'number':
			return fc.oneof(
				fc.constantFrom(minimum, maximum, 0, 0.01),
				fc.double({ min: minimum, max: maximum, noNaN: true }),
			);
		case 'boolean':
			return fc.boolean();
		case 'array':
			return fc.array(anyValue(schema.items ?? {}), { maxLength: 4 });
		case 'object':
			return objectOf(schema.properties ?? {});
		default:
			return goodText(schema);
	}
}

function goodText({ minLength = 0, maxLength = 60, format }: Schema): fc.Arbitrary<string> {
	if (format === 'date')
		return fc.constantFrom(
			'2026-11-15',
			'2026-01-01',
			'0001-01-01',
			'0000-12-31',
			'9999-12-31',
			'2024-02-29',
		);
	const longest = Math.min(maxLength, 300);
	return fc.oneof(
		fc.string({ unit: 'grapheme', minLength: Math.min(minLength, longest), maxLength: longest }),
		fc.constantFrom(
			'1234567',
			'owner',
			'ýüň',
			'Телефон',
			'2026-11-15',
			'09:00',
			'/category/1',
			'a'.repeat(longest),
		),
	);
}

function objectOf(properties: Record<string, Schema>): fc.Arbitrary<object> {
	const known = Object.fromEntries(
		Object.entries(properties).map(([name, schema]) => [
			name,
			fc.option(anyValue(schema), { nil: undefined, freq: 7 }),
		]),
	);
	const stray = fc.option(fc.dictionary(fc.constantFrom('__proto__', 'id', 'role', 'banned', 'x'), NASTY), {
		nil: {},
		freq: 4,
	});
	return fc.tuple(fc.record(known), stray).map(([own, more]) => ({ ...own, ...more }));
}

type Sent = { type: string | undefined; body: string | undefined };

/** Sends a body in the forms that clients use, and in some that no client should use. */
function sentAs(body: object): fc.Arbitrary<Sent> {
	const json = JSON.stringify(body) ?? '{}';
	const fields = Object.entries(body).map(([name, value]) => [name, asText(value)] as const);
	const part = ([name, value]: readonly [string, string]) =>
		`--b\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${value}\r\n`;
	return fc.oneof(
		{ weight: 8, arbitrary: fc.constant({ type: 'application/json', body: json }) },
		{
			weight: 2,
			arbitrary: fc.constant({
				type: 'application/x-www-form-urlencoded',
				body: fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'),
			}),
		},
		{
			weight: 1,
			arbitrary: fc.constant({
				type: 'multipart/form-data; boundary=b',
				body: `${fields.map(part).join('')}--b--\r\n`,
			}),
		},
		fc.constantFrom<Sent>(
			{ type: 'application/json', body: json.slice(0, -1) },
			{ type: 'application/json', body: '' },
			{ type: 'application/json', body: `${'['.repeat(5000)}${']'.repeat(5000)}` },
			{ type: 'application/json; charset=utf-7', body: json },
			{ type: 'application/x-www-form-urlencoded', body: '%ff%fe=%00' },
			{ type: 'multipart/form-data; boundary=', body: '--' },
			{ type: 'multipart/form-data', body: json },
			{ type: 'text/plain', body: json },
			{ type: 'application/xml', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
			{ type: 'image/png', body: 'not a picture' },
			{ type: undefined, body: json },
			{ type: undefined, body: undefined },
		),
	);
}

/** Makes requests to one call. */
export function badRequests(path: string, method: string, operation: Operation): fc.Arbitrary<BadRequest> {
	const parameters = operation.parameters ?? [];
	const named = (place: string) =>
		fc.record(
			Object.fromEntries(
				parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, anyValue(schema)]),
			),
		);
	const bodySchema = Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? { type: 'object' };
	const body = objectOf(bodySchema.properties ?? {}).chain(sentAs);
	const own = method.toUpperCase() as BadRequest['method'];
	return fc
		.record({
			inPath: named('path'),
			inQuery: named('query'),
			sent: own === 'GET' ? fc.constant<Sent>({ type: undefined, body: undefined }) : body,
			method: fc.oneof(
				{ weight: 30, arbitrary: fc.constant(own) },
				fc.constantFrom<BadRequest['method']>('GET', 'POST', 'PUT', 'DELETE'),
			),
			headers: fc.record(
				{
					'accept-language': fc.constantFrom('tm', 'xx', '*;q=9', ','.repeat(500)),
					'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'x'.repeat(300)),
					'idempotency-key': fc.constantFrom('a', 'x'.repeat(500), '../..'),
					'if-none-match': fc.constantFrom('*', '"', 'W/"1"'),
					range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'lines=1'),
				},
				{ requiredKeys: [] },
			),
		})
		.map(({ inPath, inQuery, sent, method: asked, headers }) => ({
			method: asked,
			url: addressOf(path, inPath, inQuery),
			headers: { ...headers, ...(sent.type !== undefined && { 'content-type': sent.type }) },
			body: asked === 'GET' ? undefined : sent.body,
		}));
}

function addressOf(path: string, inPath: Record<string, unknown>, inQuery: Record<string, unknown>): string {
	const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(asText(inPath[name])) || '0');
	const query = Object.entries(inQuery).map(([name, value]) => `${encode(name)}=${encode(asText(value))}`);
	return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function asText(value: unknown): string {
	return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/**
 * Encodes a text for an address. Half of a pair of surrogates cannot be encoded, so its bytes are sent
 * instead and the server must cope.
 */
function encode(text: string): string {
	return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Matches words that no client may see. */
const INTERNALS =
	/node_modules|\.ts:\d+|at (async )?\w+ \(|syntax error|violates|relation "|pg_|kysely|fastify|ECONN|\/(home|root|work|tmp|var)\//i;

/** S12, S15: returns what is wrong with a response, or undefined if nothing is. */
export function findFault(response: { status: number; type: string; body: string }): string | undefined {
	if (response.status >= 500) return `status ${response.status}: ${response.body.slice(0, 200)}`;
	if (response.status < 400) return undefined;
	if (!response.type.startsWith('application/problem+json'))
		return `${response.status} without a problem document`;
	const leak = INTERNALS.exec(response.body.replaceAll(/"request_id":"[^"]*"/g, ''));
	return leak ? `tells of its inside: ${leak[0]} in ${response.body.slice(0, 200)}` : undefined;
}
