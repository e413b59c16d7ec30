/** S8: a link into the shop, or to https. '//host' and '/\host' lead elsewhere, and browsers ignore blanks. */
export const BANNER_LINK = /^(\/([^/\\\s][^\\\s]*)?|https:\/\/[^\\\s]+)$/;
