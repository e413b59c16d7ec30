/** S12: limits of what staff may write into one product. */
export const MAX_DESCRIPTION_LENGTH = 10_000;
export const MAX_PICTURES = 20;
export const MAX_BULK_PRODUCTS = 1000;

/** CHOOSE-01: the longest code of a family. */
export const MAX_FAMILY_CODE_LENGTH = 60;
export const MAX_FAMILY_PRODUCTS = 60;
export const MAX_FAMILY_ATTRIBUTES = 5;
