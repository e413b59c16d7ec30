import { pageAddresses } from '@dukan/domain/content/page-rendering/page-addresses.ts';

type CrawledPage = {
	/** The path and query of the page, as links name it. */
	address: string;
	status: number;
	html: string;
};
type Link = { from: string; to: string; foreign: boolean; rel: string };
export type Crawl = { pages: Map<string, CrawledPage>; pictures: string[]; links: Link[] };

/** Compression would cost the server more than rendering the page. */
const UNPACKED = { 'accept-encoding': 'identity' };
/** This many requests at once keep two server processes busy without overloading them. */
const AT_ONCE = 6;
/** Views of lists are endless, so only this many are checked, and their links are not followed. */
const MAX_LIST_VIEWS = 150;

/** Follows every link from home as a search engine would: without script, and without following redirects. */
export async function crawl(origin: string): Promise<Crawl> {
	const pages = new Map<string, CrawledPage>();
	const links: Link[] = [];
	const seen = new Set<string>(['/']);
	const waiting = ['/'];
	const listViews: string[] = [];
	const pictures: string[] = [];

	async function visit(address: string): Promise<CrawledPage> {
		const response = await fetch(origin + address, { redirect: 'manual', headers: UNPACKED });
		const page = { address, status: response.status, html: await response.text() };
		pages.set(address, page);
		return page;
	}

	async function follow(address: string): Promise<void> {
		const page = await visit(address);
		for (const link of linksOf(page, origin)) {
			links.push(link);
			const { pathname, search } = new URL(link.to, origin);
			const target = pathname + search;
			if (link.foreign || seen.has(target)) continue;
			seen.add(target);
			if (pathname.startsWith('/images/')) pictures.push(target);
			else if (pageAddresses(origin, pathname, search).indexed) waiting.push(target);
			else listViews.push(target);
		}
	}

	const running = new Set<Promise<void>>();
	while (waiting.length > 0 || running.size > 0) {
		while (running.size < AT_ONCE) {
			const address = waiting.shift();
			if (address === undefined) break;
			const work = follow(address).finally(() => running.delete(work));
			running.add(work);
		}
		await Promise.race(running);
	}
	for (const view of spread(listViews, MAX_LIST_VIEWS)) await visit(view);
	return { pages, pictures, links };
}

/** Returns `count` items that are spread evenly over the list. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
	const every = Math.max(1, Math.ceil(items.length / count));
	return items.filter((_, index) => index % every === 0);
}

/** Returns the links of a page, except those to telephones and mailboxes. */
function linksOf({ address, html }: CrawledPage, origin: string): Link[] {
	return [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
		const href = attributeOf(attributes, 'href');
		if (href === undefined || /^(tel|mailto):/.test(href)) return [];
		const url = new URL(href, origin + address);
		const foreign = url.origin !== origin;
		const to = foreign ? url.href : url.pathname + url.search + url.hash;
		return [{ from: address, to, foreign, rel: attributeOf(attributes, 'rel') ?? '' }];
	});
}

function attributeOf(attributes: string, name: string): string | undefined {
	return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&');
}
