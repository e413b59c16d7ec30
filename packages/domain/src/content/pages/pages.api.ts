import { type Static, Type } from 'typebox';
import { languageSchema } from '../../base/fields.api.ts';

/** An unknown name is a 404, not invalid input. */
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
