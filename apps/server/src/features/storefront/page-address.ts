/** What others hang on links to us, to know where people came from: it makes no other page. */
const TRACKING = /^(utm_\w+|\w*clid|igshid?|_openstat)$/;

/** Any address that is no page: all of them show the same. */
const NOT_FOUND_PATH = '/404';

/** Under which address a page is drawn and kept: one for all that show the same. */
export function pageAddress(url: string, topLevelSegments: ReadonlySet<string> | undefined): string {
	const [, topLevelSegment = ''] = url.split(/[/?]/, 2);
	// Written in another way it may be one; what ends in .data is asked by the router, which knows the pages.
	if (topLevelSegments && !topLevelSegments.has(topLevelSegment.toLowerCase()) && !/%|\.data(\?|$)/.test(url))
		return NOT_FOUND_PATH;
	return withoutTracking(url);
}

function withoutTracking(url: string): string {
	const at = url.indexOf('?');
	if (at < 0) return url;
	const kept = url
		.slice(at + 1)
		.split('&')
		.filter((part) => !TRACKING.test(part.split('=', 1)[0] ?? ''));
	return kept.length > 0 ? `${url.slice(0, at)}?${kept.join('&')}` : url.slice(0, at);
}
