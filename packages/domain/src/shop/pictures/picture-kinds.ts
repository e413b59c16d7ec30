export const PICTURE_KINDS = ['product', 'banner', 'logo'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** S12: the largest upload. No other request body may be as large. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
