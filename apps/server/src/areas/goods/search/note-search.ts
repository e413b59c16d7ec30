import type { Language } from '@dukan/domain/base/language/language.ts';
import type { SearchCounts } from './search-counts.ts';

const BASE = 'http://shop';
/** A page of results, or its data for the router. */
const RESULTS = /^\/search(?:\.data)?$/;
/** A product's page, likewise. */
const PRODUCT = /^\/product\/\d+\/\d+(?:\.data)?$/;

type Served = { url: string; referer: string | undefined; language: Language };

/**
 * FIND-05: a page of results counts as a search; a product page that was opened from one shows that it helped. The browser
 * itself names the page that it came from.
 */
export function noteSearch(counts: Pick<SearchCounts, 'note'>, { url, referer, language }: Served): void {
	const isResults = url.startsWith('/search');
	if (!isResults && !(referer?.includes('/search?') && url.startsWith('/product/'))) return;
	const page = URL.parse(url, BASE);
	if (page && RESULTS.test(page.pathname)) {
		if (isFirstView(page.searchParams)) noteQuery(counts, 'searches', page.searchParams, language);
	} else if (page && PRODUCT.test(page.pathname)) {
		const from = URL.parse(referer ?? '');
		if (from?.pathname === '/search') noteQuery(counts, 'opened', from.searchParams, language);
	}
}

/** Filters, order and further pages continue the same search. */
function isFirstView(query: URLSearchParams): boolean {
	return [...query.keys()].every((key) => key === 'query' || key === 'lang' || key === '_routes');
}

function noteQuery(
	counts: Pick<SearchCounts, 'note'>,
	what: 'searches' | 'opened',
	query: URLSearchParams,
	language: Language,
): void {
	const typed = query.get('query');
	if (typed) counts.note(what, typed, language);
}
