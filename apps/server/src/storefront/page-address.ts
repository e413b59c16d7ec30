/** What others hang on links to us, to know where people came from: it makes no other page. */
const TRACKING = /^(utm_\w+|\w*clid|igshid?|_openstat)$/;
/** Looks at no parameter of its own, so that an address without any is not taken apart. */
const MAY_TRACK = /[?&](utm_|\w*clid=|igsh|_openstat)/;

/** Any address that is no page: all of them show the same. */
const NO_PAGE = '/404';

/** Under which address a page is drawn and kept: one for all that show the same. */
export function pageAddress(url: string, firstWords: ReadonlySet<string> | undefined): string {
	const [, firstWord = ''] = url.split(/[/?]/, 2);
	// Written in another way it may be one; what ends in .data is asked by the router, which knows the pages.
	if (firstWords && !firstWords.has(firstWord) && !/%|\.data(\?|$)/.test(url)) return NO_PAGE;
	return MAY_TRACK.test(url) ? withoutTracking(url) : url;
}

function withoutTracking(url: string): string {
	const [path, query] = url.split('?', 2);
	const kept = query?.split('&').filter((part) => !TRACKING.test(part.split('=')[0] ?? '')) ?? [];
	return kept.length > 0 ? `${path}?${kept.join('&')}` : (path ?? url);
}
