import { whenIdle } from './when-idle.ts';

declare global {
	interface Navigator {
		/** Some browsers do not have this property. */
		readonly connection?: { readonly saveData?: boolean };
	}
}

/**
 * The meta element that names the files of the screens that most visitors open next, see likely-files.tsx.
 */
export const LIKELY_FILES = 'likely-files';
const TIMEOUT_MS = 5000;

type Step = () => void;

/**
 * Prefetches, once a page is hydrated, the screens that probably come next, some 15 KB. On a slow connection
 * each file would add a third of a second to the tap that needs it. Their code is evaluated and their styles
 * are loaded too, because the router waits for both before it requests the page's data. The stylesheets that
 * this page carried inline are fetched as well. Each idle period loads one file, because a dozen at once
 * block a cheap phone for up to 180 ms.
 */
export function prefetchLikelyRoutes(): void {
	const next = navigator.connection?.saveData ? [] : likelyFiles().flatMap(stepsFor);
	runOneByOne([...inlinedStyles().map((href) => () => addHint('prefetch', 'style', href)), ...next]);
}

function inlinedStyles(): string[] {
	const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
	// React Router adds an empty fragment to some addresses.
	return Array.from(links, ({ href }) => href.replace('#', ''));
}

function likelyFiles(): string[] {
	const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${LIKELY_FILES}"]`);
	return meta?.content.split(' ').filter(Boolean) ?? [];
}

function stepsFor(href: string): Step[] {
	if (href.endsWith('.css')) return [() => preloadStylesheet(href)];
	return [
		() => addHint('modulepreload', 'script', href),
		() => void import(/* @vite-ignore */ href).catch(() => {}),
	];
}

function runOneByOne([first, ...rest]: Step[]): void {
	if (!first) return;
	whenIdle(() => {
		first();
		runOneByOne(rest);
	}, TIMEOUT_MS);
}

/** The hint has the lowest priority. Files that were already requested are skipped. */
function addHint(rel: 'modulepreload' | 'prefetch', kind: 'script' | 'style', href: string): void {
	const link = Object.assign(document.createElement('link'), { rel, as: kind, href, fetchPriority: 'low' });
	if (performance.getEntriesByName(link.href).length === 0) document.head.append(link);
}

/**
 * Loads the stylesheet without applying it. The screen adds a link of its own, and the router loads no
 * stylesheet for which a link with the same address exists. So this link becomes a stylesheet only after it
 * has loaded: otherwise an early tap would show a page without styles.
 */
function preloadStylesheet(href: string): void {
	if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
	const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href });
	link.onload = () => {
		link.onload = null;
		Object.assign(link, { media: 'not all', rel: 'stylesheet' });
	};
	document.head.append(link);
}
