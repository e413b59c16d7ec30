/**
 * S8: a banner links to a page of the shop or to an https address. '//host' and '/\host' would lead to other
 * sites, and browsers ignore blanks in them.
 */
export const BANNER_LINK = /^(\/([^/\\\s][^\\\s]*)?|https:\/\/[^\\\s]+)$/;
