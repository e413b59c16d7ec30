import { isPageParameter } from '@dukan/domain/content/page-rendering/page-parameters.ts';

/** The one address for all unknown ones, which show the same page. */
export const NOT_FOUND_PATH = '/404';

/** Ends an address from which the router requests a page's data. */
const DATA_SUFFIX = /\.data$/;

/**
 * Matches an encoded line break. The router's expressions end at one and would find no page at all, not even
 * the one for unknown addresses.
 */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

/**
 * Returns the address under which a page is rendered and cached. All addresses that show the same page share
 * one.
 */
export function pageAddress(url: string, topLevelSegments: ReadonlySet<string> | undefined): string {
	// An address that begins with two slashes names a host and not a path.
	if (url.startsWith('//')) return NOT_FOUND_PATH;
	const [path = '', query] = splitAt(url, '?');
	if (LINE_BREAK.test(path)) return NOT_FOUND_PATH;
	const [, segment = ''] = path.split('/', 2);
	// An encoded address may still be a page; addresses that end in .data come from the router, which knows the pages.
	if (
		topLevelSegments &&
		!topLevelSegments.has(segment.toLowerCase()) &&
		!path.includes('%') &&
		!DATA_SUFFIX.test(path)
	)
		return NOT_FOUND_PATH;
	return query === undefined ? url : withPageParameters(path, segmentName(segment), query);
}

/**
 * Returns where an address that ends in a slash redirects to; undefined for others. The result begins with
 * one slash, because two would name another host.
 */
export function addressWithoutSlash(url: string): string | undefined {
	const [path = '', query] = splitAt(url, '?');
	if (!path.endsWith('/')) return undefined;
	// A loop counts the slashes, because a regular expression would try every way to divide thousands of them.
	let from = 0;
	let to = path.length;
	while (from < to && path[from] === '/') from += 1;
	while (from < to && path[to - 1] === '/') to -= 1;
	if (from === to) return undefined;
	return `/${path.slice(from, to)}${query === undefined ? '' : `?${query}`}`;
}

/**
 * Returns the lower-case form of an address whose first word is a page's but with capitals; undefined for
 * others.
 */
export function addressInLowerCase(url: string, topLevelSegments: ReadonlySet<string>): string | undefined {
	const [, segment = ''] = url.split(/[/?]/, 2);
	const lower = segment.toLowerCase();
	if (lower === segment || !topLevelSegments.has(lower)) return undefined;
	return `/${lower}${url.slice(1 + segment.length)}`;
}

function withPageParameters(path: string, segment: string, query: string): string {
	const relevant = query
		.split('&')
		.filter((part) => isPageParameter(segment, readable(splitAt(part, '=')[0] ?? '')));
	return relevant.length > 0 ? `${path}?${relevant.join('&')}` : path;
}

/** The data of the home page is at /_root.data. */
function segmentName(segment: string): string {
	const name = readable(segment).toLowerCase().replace(DATA_SUFFIX, '');
	return name === '_root' ? '' : name;
}

/** Cannot fail, because the request guard has refused addresses that cannot be decoded. */
function readable(text: string): string {
	return decodeURIComponent(text.replaceAll('+', ' '));
}

function splitAt(text: string, mark: string): [string, string?] {
	const at = text.indexOf(mark);
	return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
