import { type Static, Type } from 'typebox';
import { PAGE_NAMES } from '../../base/addresses/addresses.ts';
import { byId, line, moment, oneOf, orNull, text } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_BODY_LENGTH = 60_000;

export const byPageName = Type.Object({ name: oneOf(PAGE_NAMES) });

const titleFields = {
	titleEn: line(MAX_TITLE_LENGTH, 1),
	titleRu: line(MAX_TITLE_LENGTH),
	titleTm: line(MAX_TITLE_LENGTH),
};
export const pageTextFields = {
	...titleFields,
	bodyEn: text(MAX_BODY_LENGTH),
	bodyRu: text(MAX_BODY_LENGTH),
	bodyTm: text(MAX_BODY_LENGTH),
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

/**
 * `updatedAt` is the version that the editor has read. The server refuses to overwrite a later save by
 * somebody else.
 */
export const pageSaveWire = Type.Object({ ...pageTextFields, updatedAt: moment });
export type PageSaveWire = Static<typeof pageSaveWire>;

export const pageRevisionWire = Type.Object({
	...pageTextFields,
	id: Type.Integer(),
	at: Type.String(),
	/** Null for the first version, which no member of staff has written. */
	staff: orNull(Type.Object({ id: Type.Integer(), name: Type.String() })),
});
export type PageRevisionWire = Static<typeof pageRevisionWire>;
export const pageRevisionsWire = Type.Array(pageRevisionWire);

export const pagePreviewBody = Type.Object({ body: text(MAX_BODY_LENGTH) });
export const pagePreviewWire = Type.Object({ html: Type.String() });

export const staffPagesCalls = defineCalls('staff content', {
	'GET /api/staff/pages': {
		by: 'readContent',
		summary: 'The information pages',
		response: { 200: staffPageListWire },
	},
	'GET /api/staff/pages/:name': {
		by: 'readContent',
		summary: 'A page in three languages',
		params: byPageName,
		response: { 200: staffPageWire },
		operationId: 'page',
	},
	'GET /api/staff/page_revisions/:name': {
		by: 'readContent',
		summary: 'What the page said, newest first',
		params: byPageName,
		response: { 200: pageRevisionsWire },
	},
	'POST /api/staff/page_preview': {
		by: 'readContent',
		summary: 'What the shop will show of this HTML',
		body: pagePreviewBody,
		response: { 200: pagePreviewWire },
	},
	'POST /api/staff/page_save/:name': {
		by: 'editContent',
		summary: 'A new text of the page; the old one becomes a revision',
		params: byPageName,
		body: pageSaveWire,
		response: { 200: staffPageWire },
	},
	'POST /api/staff/page_restore/:id': {
		by: 'editContent',
		summary: 'Makes the page say again what it said then',
		params: byId,
		response: { 200: staffPageWire },
	},
});
