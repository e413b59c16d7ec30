import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { Compile } from 'typebox/schema';
import { closedSchema } from '../platform/http/closed-schema.ts';

/** What pages are given besides the wire, in the same objects; the schema leaves it out of a response. */
const PAGE_FIELDS = new Set(['group', 'title']);

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type Compilers = NonNullable<SchemaController['compilersFactory']>;
type BuildSerializer = NonNullable<Compilers['buildSerializer']>;
type Serialize = (data: unknown) => string;

/** Kept from shop to shop of a test process: compiling the schemas of all routes takes longer than opening a shop. */
const validators = new Map<string, ReturnType<ReturnType<BuildCompilerFromPool>>>();
const serializers = new WeakMap<object, Serialize>();

/**
 * Fastify's own serializers write null as '' where a text is declared and drop fields that are not declared. Here both are
 * an error: what a query returns must be what the schema of its response says.
 */
export function checkedSerializers(): SchemaController {
	const build = SerializerSelector() as BuildSerializer;
	const buildSerializer: BuildSerializer = (...options) => {
		const compile = build(...options);
		return (route) => {
			const schema = route.schema as object;
			const serialize = serializers.get(schema) ?? checked(route.url, schema, compile(route));
			serializers.set(schema, serialize);
			return serialize;
		};
	};
	const buildOwnValidator = AjvCompiler();
	const buildValidator: BuildCompilerFromPool = (...options) => {
		const compile = buildOwnValidator(...options);
		return (route) => {
			// Routes derive the schemas of their input from others, for each application again: the same text, another object.
			const text = JSON.stringify(route);
			const validate = validators.get(text) ?? compile(route);
			validators.set(text, validate);
			return validate;
		};
	};
	return { compilersFactory: { buildSerializer, buildValidator } };
}

function checked(url: string, schema: object, serialize: Serialize): Serialize {
	let check: ReturnType<typeof Compile> | undefined;
	return (data) => {
		const written: unknown = JSON.parse(JSON.stringify(data), (key, value) =>
			PAGE_FIELDS.has(key) && typeof value === 'object' ? undefined : value,
		);
		check ??= Compile(closedSchema(schema) as object);
		if (!check.Check(written))
			throw new Error(`${url} responds against its schema: ${JSON.stringify(check.Errors(written)[1])}`);
		return serialize(data);
	};
}
