type RouteFiles = { module: string; imports?: string[]; css?: string[] };

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
const LIKELY_NEXT = ['category/:category', 'product/product.screen'];

/**
 * Once a page is awake: the files of the screens that probably come next, some 15 KB, for on a slow line each takes a third
 * of a second of the tap that wants it, and one asks for the next. And the styles that this page brought inside it.
 */
export function fetchAhead(): void {
	for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'))
		fetchFile(href, 'style');
	if (navigator.connection?.saveData) return;
	for (const id of LIKELY_NEXT) {
		const files = window.__reactRouterManifest?.routes[id];
		if (!files) continue;
		const { module, imports = [], css = [] } = files;
		for (const href of [module, ...imports]) fetchFile(href, 'script');
		for (const href of css) fetchFile(href, 'style');
	}
}

/** At the lowest priority, and only what has not come yet. Scripts are also compiled then. */
function fetchFile(href: string, kind: 'script' | 'style'): void {
	const { origin, pathname } = new URL(href, window.location.origin);
	const address = origin + pathname;
	const rel = kind === 'script' ? 'modulepreload' : 'prefetch';
	if (performance.getEntriesByName(address).length > 0) return;
	if (document.head.querySelector(`link[rel="${rel}"][href="${address}"]`)) return;
	const hint = Object.assign(document.createElement('link'), { rel, as: kind, href: address });
	hint.fetchPriority = 'low';
	document.head.append(hint);
}
