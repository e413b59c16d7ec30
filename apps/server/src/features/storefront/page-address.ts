/** Tracking parameters on links to the shop: they do not change the page. */
const TRACKING = /^(utm_\w+|\w*clid|igshid?|_openstat)$/;

/** Stands for all unknown addresses: they show the same page. */
export const NOT_FOUND_PATH = '/404';

/** The address under which a page is rendered and cached: one for all that show the same. */
export function pageAddress(url: string, topLevelSegments: ReadonlySet<string> | undefined): string {
	const [, topLevelSegment = ''] = url.split(/[/?]/, 2);
	// An encoded address may still be a page; addresses that end in .data come from the router, which knows the pages.
	if (topLevelSegments && !topLevelSegments.has(topLevelSegment.toLowerCase()) && !/%|\.data(\?|$)/.test(url))
		return NOT_FOUND_PATH;
	return withoutTracking(url);
}

/** Where an address that ends in a slash leads; nothing for others. One slash at the start: two would name another host. */
export function addressWithoutSlash(url: string): string | undefined {
	const [, path, query = ''] = /^\/*([^?]*?)\/+(\?.*)?$/.exec(url) ?? [];
	return path ? `/${path}${query}` : undefined;
}

function withoutTracking(url: string): string {
	const at = url.indexOf('?');
	if (at < 0) return url;
	const relevant = url
		.slice(at + 1)
		.split('&')
		.filter((part) => !TRACKING.test(part.split('=', 1)[0] ?? ''));
	return relevant.length > 0 ? `${url.slice(0, at)}?${relevant.join('&')}` : url.slice(0, at);
}
