import { EARLY_NEXT, EARLY_SCRIPT } from './early-page.ts';

/** With the content of the inline elements that were added, for the page's policy. */
type ArrangedPage = { html: string; inlineScripts: string[]; inlineStyles: string[] };

/** Address and content of the built stylesheets. */
export type Styles = Partial<Record<string, string>>;

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
const SCRIPT_HINT = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = '<script type="module" async="">import ';
const START_SCRIPT =
	/^<script type="module" async="">import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;
const ROUTE_IMPORT = /import \* as (\w+) from "([^"]+)";/g;

/**
 * Puts a rendered page in the order in which a slow line should bring it: words and their looks first, then the picture at
 * the top, then scripts. React Router asks for everything at once, and on a line of 400 kbit/s the scripts' 120 KB kept the
 * first words back for two seconds. React finds every element it looks for: links that are switched off are still links.
 */
export function arrangePage(html: string, styles: Styles): ArrangedPage {
	// Links are in the head, the script that starts all others is near the end: to look through 200 KB between them takes time.
	const headEnd = html.indexOf('</head>');
	const startsAt = html.lastIndexOf(START);
	if (headEnd < 0) return { html, inlineScripts: [], inlineStyles: [] };
	const { head, inlineStyles } = withStylesInside(html.slice(0, headEnd), styles);
	if (startsAt < headEnd) return { html: head + html.slice(headEnd), inlineScripts: [], inlineStyles };
	const arranged = withScriptsLast(head, html.slice(startsAt));
	return {
		html: arranged.head + html.slice(headEnd, startsAt) + arranged.end,
		inlineScripts: arranged.inlineScripts,
		inlineStyles,
	};
}

function withStylesInside(html: string, styles: Styles): { head: string; inlineStyles: string[] } {
	const links = [...html.matchAll(STYLE_LINK)];
	const contents = links.map(([, address = '']) => styles[address]);
	if (links.length === 0 || contents.includes(undefined)) return { head: html, inlineStyles: [] };
	const style = `<style>${contents.join('')}</style>`;
	let place = 0;
	const head = html.replaceAll(STYLE_LINK, (link) => {
		place += 1;
		return `${place === 1 ? style : ''}${link.replace('/>', ' disabled=""/>')}`;
	});
	return { head, inlineStyles: [contents.join('')] };
}

function withScriptsLast(head: string, end: string): { head: string; end: string; inlineScripts: string[] } {
	const [script, manifest = '', imports = '', modules = '', entry = ''] = START_SCRIPT.exec(end) ?? [];
	if (!script) return { head, end, inlineScripts: [] };
	const routes = [...imports.matchAll(ROUTE_IMPORT)];
	const hints = [...head.matchAll(SCRIPT_HINT)].map(([, address = '']) => address);
	const start = [
		`const hints=${JSON.stringify(hints)};`,
		'let begun=false;',
		`function begin(){if(begun)return;begun=true;${EARLY_NEXT}`,
		'for(const href of hints){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}',
		`${inSteps(hints)}.then(()=>Promise.all([${routes.map(([, , address]) => `import("${address}")`).join(',')},import("${manifest}")]))`,
		`.then(([${routes.map(([, name]) => name).join(',')}])=>{window.__reactRouterRouteModules=${modules};return import("${entry}")})}`,
		START_AFTER_FIRST_PICTURE,
	].join('');
	return {
		head: head.replace('<head>', () => `<head><script>${EARLY_SCRIPT}</script>`).replaceAll(SCRIPT_HINT, ''),
		end: `<script type="module" async="">${start}</script>${end.slice(script.length)}`,
		inlineScripts: [EARLY_SCRIPT, start],
	};
}

/** Files that all others need, in the order in which they need each other. */
const COMMON_FILES = ['framework', 'parts'];

/** Each common file runs as soon as it has come, in a turn of its own, so that a tap is heard in between. */
function inSteps(hints: readonly string[]): string {
	const files = COMMON_FILES.map((name) => hints.find((href) => href.includes(`/${name}-`)));
	const steps = files.map(
		(href) => href && `.then(()=>import("${href}")).then(()=>new Promise((done)=>setTimeout(done)))`,
	);
	return `Promise.resolve()${steps.join('')}`;
}

/** Whoever touches the page wants it to answer; a picture that does not come must not keep it dumb. */
const START_AFTER_FIRST_PICTURE = [
	'const first=[...document.querySelectorAll("img[fetchpriority=high]")].filter(({complete})=>!complete);',
	'Promise.all(first.map((img)=>new Promise((done)=>{img.onload=img.onerror=done}))).then(begin);',
	'for(const event of ["pointerdown","keydown"])addEventListener(event,begin,{once:true,passive:true});',
	'setTimeout(begin,2000)',
].join('');
