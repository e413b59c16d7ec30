import { Compile } from 'typebox/schema';
import { closedSchema } from '../platform/http/closed-schema.ts';
import { type Compilers, compileOnFirstUse } from '../platform/http/compile-on-first-use.ts';

/** Fields that only pages get from the same objects. The schema leaves them out of an API response. */
const PAGE_FIELDS = new Set(['group', 'title', 'opensBuilder']);

type Serialize = (data: unknown) => string;

/** Shared by all shops of a test process. */
const validators = new Map<string, ReturnType<ReturnType<Compilers['buildValidator']>>>();
const serializers = new WeakMap<object, Serialize>();

/**
 * Makes serializers that check responses: data from a query must match the schema of the response. Fastify's
 * own serializers would write null as '' where a text is declared, and would drop undeclared fields.
 */
export function checkedSerializers(): Compilers {
	const build = compileOnFirstUse();
	return {
		buildSerializer: (...options) => {
			const compile = build.buildSerializer(...options);
			return (route) => {
				const schema = route.schema as object;
				const serialize = serializers.get(schema) ?? checked(route.url, schema, compile(route) as Serialize);
				serializers.set(schema, serialize);
				return serialize;
			};
		},
		buildValidator: (...options) => {
			const compile = build.buildValidator(...options);
			return (route) => {
				// Each application derives its routes' schemas again, so equal schemas are different objects.
				// Their text is the same.
				const text = JSON.stringify(route);
				const validate = validators.get(text) ?? compile(route);
				validators.set(text, validate);
				return validate;
			};
		},
	};
}

function checked(url: string, schema: object, serialize: Serialize): Serialize {
	let check: ReturnType<typeof Compile> | undefined;
	return (data) => {
		const written: unknown = JSON.parse(JSON.stringify(data), (key, value) =>
			PAGE_FIELDS.has(key) && typeof value !== 'string' ? undefined : value,
		);
		check ??= Compile(closedSchema(schema) as object);
		if (!check.Check(written))
			throw new Error(`${url} responds against its schema: ${JSON.stringify(check.Errors(written)[1])}`);
		return serialize(data);
	};
}
