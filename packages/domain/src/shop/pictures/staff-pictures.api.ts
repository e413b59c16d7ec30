import { type Static, Type } from 'typebox';
import { oneOf, PICTURE_TYPES } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { PICTURE_KINDS } from './picture-kinds.ts';

export const pictureUploadQuery = Type.Object({ kind: oneOf(PICTURE_KINDS) });

/** `file` is the name by which a product or a banner refers to the picture. */
export const pictureUploadWire = Type.Object({ file: Type.String() });
export type PictureUploadWire = Static<typeof pictureUploadWire>;

export const uploadCalls = defineCalls('staff', {
	'POST /api/staff/picture_upload': {
		by: 'editCatalogue',
		summary: 'A JPEG, PNG, WebP or AVIF; answers with the name it is stored under',
		query: pictureUploadQuery,
		response: { 200: pictureUploadWire },
		consumes: PICTURE_TYPES,
	},
});
