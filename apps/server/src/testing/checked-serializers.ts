import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { Compile } from 'typebox/schema';
import { closedSchema } from '../platform/http/closed-schema.ts';

/** What pages are given besides the wire, in the same objects; the schema leaves it out of a response. */
const PAGE_FIELDS = new Set(['group', 'title']);

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type BuildSerializer = NonNullable<NonNullable<SchemaController['compilersFactory']>['buildSerializer']>;

/**
 * Fastify's own serializers write null as '' where a text is declared and drop fields that are not declared. Here both are
 * an error: what a query returns must be what the schema of its response says.
 */
export function checkedSerializers(): SchemaController {
	const build = SerializerSelector() as BuildSerializer;
	const buildSerializer: BuildSerializer = (...options) => {
		const compile = build(...options);
		return (route) => {
			const serialize = compile(route);
			let check: ReturnType<typeof Compile> | undefined;
			return (data) => {
				const written: unknown = JSON.parse(JSON.stringify(data), (key, value) =>
					PAGE_FIELDS.has(key) && typeof value === 'object' ? undefined : value,
				);
				check ??= Compile(closedSchema(route.schema) as object);
				if (!check.Check(written))
					throw new Error(
						`${route.url} responds against its schema: ${JSON.stringify(check.Errors(written)[1])}`,
					);
				return serialize(data);
			};
		};
	};
	return { compilersFactory: { buildSerializer } };
}
