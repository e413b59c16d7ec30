import { type Static, Type } from 'typebox';
import { oneOf } from '../../base/fields.api.ts';
import { PICTURE_KINDS } from './picture-kinds.ts';

export const pictureUploadQuery = Type.Object({ kind: oneOf(PICTURE_KINDS) });

/** The name under which a product or a banner refers to it. */
export const pictureUploadWire = Type.Object({ file: Type.String() });
export type PictureUploadWire = Static<typeof pictureUploadWire>;
