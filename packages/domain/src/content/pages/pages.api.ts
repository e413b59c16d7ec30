import { type Static, Type } from 'typebox';
import { languageSchema } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

/** The server answers an unknown name with 404, so the schema does not list the names. */
export const pageParams = Type.Object({ name: Type.String({ maxLength: 64 }) });
export const pageQuery = Type.Object({ lang: Type.Optional(languageSchema) });

/** An information page in one language; `body` is sanitised HTML. */
export const pageWire = Type.Object({
	name: Type.String(),
	title: Type.String(),
	body: Type.String(),
	updated_at: Type.String(),
});
export type PageWire = Static<typeof pageWire>;

export const pagesCalls = defineCalls('content', {
	'GET /api/page_show/:name': {
		by: 'anyone',
		summary: 'An information page in the language of `lang`, or else of the cookie',
		params: pageParams,
		query: pageQuery,
		response: { 200: pageWire },
	},
});
