/** Stands for all tags: every cached response and query result is out of date. */
export const EVERYTHING = 'everything';

/** For a response that is hardly ever requested twice, such as a search for nonsense: it would push out useful ones. */
export const DO_NOT_CACHE = 'do_not_cache';
