export const PICTURE_KINDS = ['product', 'banner', 'logo'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** S12: an upload is the only body that may be so large. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
