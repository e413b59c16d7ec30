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
const LIKELY_NEXT = ['category/:category', 'product/product.screen'];
const WITHIN_MS = 5000;

type File = { href: string; kind: 'script' | 'style' };

/**
 * Once a page is awake: the files of the screens that probably come next, some 15 KB, for on a slow line each takes a third
 * of a second of the tap that wants it, and one asks for the next. And the styles that this page brought inside it. One in
 * each idle moment: to ask for a dozen at once holds a cheap phone for as long as it takes to notice.
 */
export function fetchAhead(): void {
	fetchOneByOne([...ownStyles(), ...(navigator.connection?.saveData ? [] : nextFiles())]);
}

function ownStyles(): File[] {
	const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
	return Array.from(links, ({ href }) => ({ href, kind: 'style' }));
}

function nextFiles(): File[] {
	return LIKELY_NEXT.flatMap((id) => {
		const { module, imports = [], css = [] } = window.__reactRouterManifest?.routes[id] ?? {};
		const scripts = module ? [module, ...imports] : [];
		return [
			...scripts.map((href): File => ({ href, kind: 'script' })),
			...css.map((href): File => ({ href, kind: 'style' })),
		];
	});
}

function fetchOneByOne([first, ...rest]: File[]): void {
	if (!first) return;
	whenIdle(() => {
		fetchFile(first);
		fetchOneByOne(rest);
	}, WITHIN_MS);
}

/** At the lowest priority, and only what has not come yet. Scripts are also compiled then. */
function fetchFile({ href, kind }: File): void {
	const { origin, pathname } = new URL(href, window.location.origin);
	const address = origin + pathname;
	const rel = kind === 'script' ? 'modulepreload' : 'prefetch';
	if (performance.getEntriesByName(address).length > 0) return;
	if (document.head.querySelector(`link[rel="${rel}"][href="${address}"]`)) return;
	const hint = Object.assign(document.createElement('link'), { rel, as: kind, href: address });
	hint.fetchPriority = 'low';
	document.head.append(hint);
}
