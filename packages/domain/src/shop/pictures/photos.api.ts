import { type Static, Type } from 'typebox';
import { line, oneOf, orNull, textsWire } from '../../base/fields.api.ts';
import { MAX_PHOTOS_AT_ONCE } from './photo-names.ts';

const MAX_FILE_NAME = 250;
const PHOTO_PROBLEMS = ['unknown', 'ambiguous'] as const;

/**
 * POST /api/staff/photo_match: finds the product of each photo by its file name, before any photo is sent.
 */
export const photoMatchBody = Type.Object({
	names: Type.Array(line(MAX_FILE_NAME), { minItems: 1, maxItems: MAX_PHOTOS_AT_ONCE }),
});

/** The matches, in the order of the request. */
export const photoMatchWire = Type.Array(
	Type.Object({
		name: Type.String(),
		productId: orNull(Type.Integer()),
		productNames: orNull(textsWire),
		/** Set if no product has this code, or if several have it. */
		problem: orNull(oneOf(PHOTO_PROBLEMS)),
	}),
);
export type PhotoMatchWire = Static<typeof photoMatchWire>;

/** POST /api/staff/product_picture_add/:id appends an uploaded picture to the pictures of a product. */
export const pictureAddBody = Type.Object({ file: line(100, 1) });
/** `added` is false if the product already has the same picture. */
export const pictureAddedWire = Type.Object({ added: Type.Boolean(), pictures: Type.Integer() });
