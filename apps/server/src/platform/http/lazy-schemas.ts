import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Validate = ((data: unknown) => unknown) & { errors?: unknown };
type Serialize = (data: unknown) => string;
type Compile<Made> = (route: unknown) => Made;
export type BuildSerializer = Build<Serialize>;
type Build<Made> = (sharedSchemas: unknown, options: unknown) => Compile<Made>;

/**
 * Schemas become code when a route is first asked, not when the process starts: there are hundreds, and most processes
 * never see half of them. Compiling them all took a fifth of the start.
 */
export function lazySchemas(
	serializers: BuildSerializer = defaultSerializers(),
): FastifyServerOptions['schemaController'] {
	const validators = AjvCompiler() as unknown as Build<Validate>;
	const buildValidator: Build<Validate> = (...made) => lazyValidator(validators(...made));
	const buildSerializer: Build<Serialize> = (...made) => lazySerializer(serializers(...made));
	// Their own types tell apart what is of no matter here.
	return {
		compilersFactory: { buildValidator, buildSerializer },
	} as FastifyServerOptions['schemaController'];
}

export const defaultSerializers = () => SerializerSelector() as unknown as BuildSerializer;

function lazyValidator(compile: Compile<Validate>): Compile<Validate> {
	return (route) => {
		let validate: Validate | undefined;
		const lazy: Validate = (data) => {
			validate ??= compile(route);
			const valid = validate(data);
			// Where Fastify looks for them.
			lazy.errors = validate.errors;
			return valid;
		};
		return lazy;
	};
}

function lazySerializer(compile: Compile<Serialize>): Compile<Serialize> {
	return (route) => {
		let serialize: Serialize | undefined;
		return (data) => {
			serialize ??= compile(route);
			return serialize(data);
		};
	};
}
