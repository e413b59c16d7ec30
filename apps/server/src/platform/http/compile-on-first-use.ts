import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type Factory = NonNullable<SchemaController['compilersFactory']>;

export type Compilers = {
	buildValidator: BuildCompilerFromPool;
	buildSerializer: NonNullable<Factory['buildSerializer']>;
};

type Validate = { (data: unknown): unknown; errors?: unknown };
type Serialize = (data: unknown) => string;

/**
 * Compiles each schema at its route's first call. Compiling all of them takes a fifth of a start, and most
 * routes are not called for hours.
 */
export function compileOnFirstUse(): Compilers {
	const buildValidator = AjvCompiler();
	const buildSerializer = SerializerSelector() as Compilers['buildSerializer'];
	return {
		buildValidator: (...options) => {
			const compile = buildValidator(...options);
			return (route) => validateLater(() => compile(route) as Validate) as ReturnType<typeof compile>;
		},
		buildSerializer: (...options) => {
			const compile = buildSerializer(...options);
			return (route) => serializeLater(() => compile(route) as Serialize);
		},
	};
}

/** Fastify reads the errors from the function itself, so they are copied to it. */
function validateLater(compile: () => Validate): Validate {
	let compiled: Validate | undefined;
	const validate: Validate = (data) => {
		compiled ??= compile();
		const result = compiled(data);
		validate.errors = compiled.errors;
		return result;
	};
	return validate;
}

function serializeLater(compile: () => Serialize): Serialize {
	let serialize: Serialize | undefined;
	return (data) => {
		serialize ??= compile();
		return serialize(data);
	};
}
