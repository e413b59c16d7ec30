import { type Static, Type } from 'typebox';
import { PAGE_NAMES } from '../../base/addresses/addresses.ts';
import { line, moment, oneOf, orNull, text } from '../../base/fields.api.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_BODY_LENGTH = 60_000;

export const byPageName = Type.Object({ name: oneOf(PAGE_NAMES) });

const titleFields = {
	title_en: line(MAX_TITLE_LENGTH, 1),
	title_ru: line(MAX_TITLE_LENGTH),
	title_tm: line(MAX_TITLE_LENGTH),
};
const pageTextFields = {
	...titleFields,
	body_en: text(MAX_BODY_LENGTH),
	body_ru: text(MAX_BODY_LENGTH),
	body_tm: text(MAX_BODY_LENGTH),
};
const pageTextsWire = Type.Object(pageTextFields);
export type PageTextsWire = Static<typeof pageTextsWire>;

export const staffPageRowWire = Type.Object({
	name: oneOf(PAGE_NAMES),
	...titleFields,
	updatedAt: Type.String(),
});
export type StaffPageRowWire = Static<typeof staffPageRowWire>;
export const staffPageListWire = Type.Array(staffPageRowWire);

export const staffPageWire = Type.Object({
	...pageTextFields,
	name: oneOf(PAGE_NAMES),
	updatedAt: Type.String(),
});
export type StaffPageWire = Static<typeof staffPageWire>;

/** `updatedAt` is what the editor was shown: a later save by somebody else is not overwritten. */
export const pageSaveWire = Type.Object({ ...pageTextFields, updatedAt: moment });
export type PageSaveWire = Static<typeof pageSaveWire>;

export const pageRevisionWire = Type.Object({
	...pageTextFields,
	id: Type.Integer(),
	at: Type.String(),
	/** Null: how the page was before its first change. */
	staff: orNull(Type.Object({ id: Type.Integer(), name: Type.String() })),
});
export type PageRevisionWire = Static<typeof pageRevisionWire>;
export const pageRevisionsWire = Type.Array(pageRevisionWire);

export const pagePreviewBody = Type.Object({ body: text(MAX_BODY_LENGTH) });
export const pagePreviewWire = Type.Object({ html: Type.String() });
