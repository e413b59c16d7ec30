import { type Static, Type } from 'typebox';
import { line, oneOf, orNull, textsWire } from '../../base/fields.api.ts';
import { MAX_PHOTOS_AT_ONCE } from './photo-names.ts';

const MAX_FILE_NAME = 250;
const PHOTO_PROBLEMS = ['unknown', 'ambiguous'] as const;

/** POST /api/staff/photo_match: which product each of these files is a photo of, before any is sent. */
export const photoMatchBody = Type.Object({
	names: Type.Array(line(MAX_FILE_NAME), { minItems: 1, maxItems: MAX_PHOTOS_AT_ONCE }),
});

/** In the order of the request. */
export const photoMatchWire = Type.Array(
	Type.Object({
		name: Type.String(),
		productId: orNull(Type.Integer()),
		productNames: orNull(textsWire),
		/** No product has this code, or several have. */
		problem: orNull(oneOf(PHOTO_PROBLEMS)),
	}),
);
export type PhotoMatchWire = Static<typeof photoMatchWire>;

/** POST /api/staff/product_picture_add/:id: an uploaded picture, after those that the product has. */
export const pictureAddBody = Type.Object({ file: line(100, 1) });
/** `added` is false where the product has the same picture already. */
export const pictureAddedWire = Type.Object({ added: Type.Boolean(), pictures: Type.Integer() });
