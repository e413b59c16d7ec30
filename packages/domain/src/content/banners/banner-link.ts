/** S8: into the shop, or to https. '//host' and '/\host' lead elsewhere, and browsers pass over blanks. */
export const BANNER_LINK = /^(\/([^/\\\s][^\\\s]*)?|https:\/\/[^\\\s]+)$/;
