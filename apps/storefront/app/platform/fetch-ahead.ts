import { whenIdle } from './when-idle.ts';

type RouteFiles = { module?: string; imports?: string[]; css?: string[] };

declare global {
	interface Window {
		__reactRouterManifest?: { routes: Partial<Record<string, RouteFiles>> };
	}
	interface Navigator {
		/** Not in every browser. */
		readonly connection?: { readonly saveData?: boolean };
	}
}

/** A list and a product: where nearly everyone goes next, from wherever they came in. */
const LIKELY_NEXT = ['category/:category', 'catalogue/product/product.screen'];
const WITHIN_MS = 5000;

/**
 * Once a page is awake: the screens that probably come next, some 15 KB, for on a slow line each file takes a third of a second
 * of the tap that wants it, and one asks for the next. Their code runs too and their styles stand ready, or the router would
 * load both before it asks for the page's data. And the styles that this page brought inside it. One in each idle moment: a
 * dozen at once hold a cheap phone for as long as it takes to notice.
 */
export function fetchAhead(): void {
	const next = navigator.connection?.saveData ? [] : LIKELY_NEXT.flatMap(screenSteps);
	doOneByOne([...ownStyles().map((href) => () => hint('prefetch', 'style', href)), ...next]);
}

function ownStyles(): string[] {
	const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
	return Array.from(links, ({ href }) => href);
}

type Step = () => void;

function screenSteps(id: string): Step[] {
	const { module, imports = [], css = [] } = window.__reactRouterManifest?.routes[id] ?? {};
	if (!module) return [];
	return [
		...[module, ...imports].map((href) => () => hint('modulepreload', 'script', href)),
		...css.map((href) => () => holdStyles(href)),
		() => void import(/* @vite-ignore */ module).catch(() => {}),
	];
}

function doOneByOne([first, ...rest]: Step[]): void {
	if (!first) return;
	whenIdle(() => {
		first();
		doOneByOne(rest);
	}, WITHIN_MS);
}

/** At the lowest priority, and only what has not come yet. Scripts are also compiled then. */
function hint(rel: 'modulepreload' | 'prefetch', kind: 'script' | 'style', href: string): void {
	const { origin, pathname } = new URL(href, window.location.origin);
	const address = origin + pathname;
	if (performance.getEntriesByName(address).length > 0) return;
	if (document.head.querySelector(`link[rel="${rel}"][href="${address}"]`)) return;
	const link = Object.assign(document.createElement('link'), { rel, as: kind, href: address });
	link.fetchPriority = 'low';
	document.head.append(link);
}

/**
 * Read, but for no page: the router looks for a link with this very address, and the screen brings its own. Not before they
 * have come, for the router then waits for nothing, and a tap meanwhile would show a page without looks.
 */
function holdStyles(href: string): void {
	if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
	const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href });
	link.onload = () => {
		link.onload = null;
		Object.assign(link, { media: 'not all', rel: 'stylesheet' });
	};
	document.head.append(link);
}
