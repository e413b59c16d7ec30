import { addresses } from '@dukan/domain/base/addresses/addresses.ts';

/** The kinds of requests that the worker answers. All others go straight to the network. */
export type Kind = 'page' | 'data' | 'asset' | 'picture';

/** Personal pages, and addresses that are not pages. */
const NEVER_CACHED = [
	addresses.signIn,
	addresses.cart,
	addresses.profile,
	addresses.history,
	'/backoffice',
	'/courier',
	'/api',
	'/files',
	'/more',
	'/lang',
	'/kit',
	'/offline',
	'/sitemaps',
	'/healthz',
	'/readyz',
	'/metrics',
];
const FILE = /\.(?!data$)[a-z0-9]+$/;

type RequestFacts = { method: string; mode: string; url: string };

/** Only GET requests to our own origin have a kind. */
export function kindOf({ method, mode, url }: RequestFacts, origin: string): Kind | undefined {
	const { origin: requested, pathname } = new URL(url);
	if (method !== 'GET' || requested !== origin) return undefined;
	if (pathname.startsWith('/assets/')) return 'asset';
	if (pathname.startsWith('/images/')) return 'picture';
	const page = pagePath(pathname);
	if (FILE.test(page) || NEVER_CACHED.some((path) => page === path || page.startsWith(`${path}/`)))
		return undefined;
	if (pathname.endsWith('.data')) return 'data';
	return mode === 'navigate' ? 'page' : undefined;
}

/** Returns true if the response at this address depends on the language. */
export function isPageOrData(url: string, origin: string): boolean {
	const kind = kindOf({ method: 'GET', mode: 'navigate', url }, origin);
	return kind === 'page' || kind === 'data';
}

/** Returns the page of a data address: '/faq' for '/faq.data', '/' for '/_.data'. */
function pagePath(pathname: string): string {
	return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');
}

/** Returns the address of the page that this data belongs to, in the form that links have. */
export function pageOfData(url: string): string {
	const { pathname, searchParams } = new URL(url);
	searchParams.delete('_routes');
	return `${pagePath(pathname)}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}

/**
 * Returns the address without the part after #, which never reaches a server. React Router adds an empty one
 * to some styles.
 */
export function withoutFragment(url: string): string {
	return url.split('#')[0] ?? url;
}
