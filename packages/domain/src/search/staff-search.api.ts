import { type Static, Type } from 'typebox';
import { languageSchema } from '../api/fields.api.ts';

const weakSearchWire = Type.Object({
	words: Type.String(),
	language: languageSchema,
	count: Type.Integer(),
});
export type WeakSearchWire = Static<typeof weakSearchWire>;

/** FIND-05: searches of the last 30 days that staff may mend with a synonym. */
export const weakSearchesWire = Type.Object({
	/** Found nothing at all. */
	notFound: Type.Array(weakSearchWire),
	/** Nothing that was found was opened. */
	notOpened: Type.Array(weakSearchWire),
});
export type WeakSearchesWire = Static<typeof weakSearchesWire>;
