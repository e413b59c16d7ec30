import { Compile } from 'typebox/schema';
import { closedSchema } from '../platform/http/closed-schema.ts';
import { type BuildSerializer, defaultSerializers } from '../platform/http/lazy-schemas.ts';

/** What pages are given besides the wire, in the same objects; the schema leaves it out of a response. */
const PAGE_FIELDS = new Set(['group', 'title']);

type Route = { schema: object; url: string };

/**
 * The serializers of production, which write null as '' where a text is declared and drop what is not. Here both are an
 * error: what a query gives must be what the schema of its response says.
 */
export function checkedSerializers(): BuildSerializer {
	const build = defaultSerializers();
	return (...made) => {
		const compile = build(...made);
		return (route) => {
			const { schema, url } = route as Route;
			const closed = Compile(closedSchema(schema) as object);
			const serialize = compile(route);
			return (data) => {
				const written: unknown = JSON.parse(JSON.stringify(data), (key, value) =>
					PAGE_FIELDS.has(key) && typeof value === 'object' ? undefined : value,
				);
				if (!closed.Check(written))
					throw new Error(`${url} answers against its schema: ${JSON.stringify(closed.Errors(written)[1])}`);
				return serialize(data);
			};
		};
	};
}
