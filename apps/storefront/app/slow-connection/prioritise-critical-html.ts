import { PRE_HYDRATION_SCRIPT, SCRIPTS_PHASE } from './pre-hydration-script.ts';

/** The content of the built stylesheets by their addresses. */
export type Styles = Partial<Record<string, string>>;

/** A page, with the exact content of all inline scripts and styles for the security policy. */
export type PrioritisedPage = {
	html: Buffer<ArrayBuffer>;
	inlineScripts: readonly string[];
	inlineStyles: readonly string[];
};

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
const SCRIPT_HINT = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/**
 * Matches the router's starter script: static imports, the statements that use them, and the import of the
 * entry.
 */
const STARTER =
	/^import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)([\s\S]*?;)\s*import\("([^"]+)"\);$/;
const ROUTE_IMPORT = /import \* as (\w+) from "([^"]+)";/g;

/**
 * Orders a rendered page for a slow connection: text and styles first, then the picture at the top, then
 * scripts. React Router requests everything at once, and at 400 kbit/s its 120 KB of script delayed the first
 * paint by 1.4 s (README.md in this folder). The router has no option for this, so this function reads the
 * HTML that the router renders. prioritise-critical-html.test.ts renders a page with the installed router and
 * fails if that HTML changes. A page that does not match stays in the router's order. `nonce` is the secret
 * with which the page was rendered. Only the router's scripts have it.
 */
export function prioritiseCriticalHtml(
	rendered: Buffer,
	nonce: string,
	styles: Styles,
	/** The shop's own styles, which come after the stylesheets. */
	ownStyle = '',
): PrioritisedPage {
	const { head, pieces, scripts } = splitPage(rendered, ` nonce="${nonce}"`);
	const { html: styledHead, inlineStyles } = withOwnStyle(withInlineStyles(head, styles), ownStyle);
	const starterAt = scripts.findIndex(({ content }) => STARTER.test(content));
	const starter = scripts[starterAt];
	if (!starter) {
		const html = joinPage(styledHead, pieces, scripts);
		return { html, inlineScripts: contents(scripts), inlineStyles };
	}
	const hints = [...head.matchAll(SCRIPT_HINT)].map(([, address = '']) => address);
	const deferred = scripts.with(starterAt, { ...starter, content: deferredStarter(starter.content, hints) });
	const deferredHead = styledHead
		.replace('<head>', () => `<head><script>${PRE_HYDRATION_SCRIPT}</script>`)
		.replaceAll(SCRIPT_HINT, '');
	return {
		html: joinPage(deferredHead, pieces, deferred),
		inlineScripts: [PRE_HYDRATION_SCRIPT, ...contents(deferred)],
		inlineStyles,
	};
}

type Script = { tag: string; content: string };
type SplitPage = { head: string; pieces: Buffer[]; scripts: Script[] };

const contents = (scripts: readonly Script[]) => scripts.map(({ content }) => content);

/**
 * Splits the page into its head, the pieces of its body between the router's scripts, and these scripts, all
 * without the nonce. The body of 200 KB stays as bytes.
 */
function splitPage(rendered: Buffer, nonceAttribute: string): SplitPage {
	const headEnd = Math.max(0, rendered.indexOf('</head>'));
	const pieces: Buffer[] = [];
	const scripts: Script[] = [];
	let from = headEnd;
	for (
		let at = rendered.indexOf(nonceAttribute, from);
		at >= 0;
		at = rendered.indexOf(nonceAttribute, from)
	) {
		const tagAt = rendered.lastIndexOf('<', at);
		const contentAt = rendered.indexOf('>', at) + 1;
		const endAt = rendered.indexOf('</script>', contentAt);
		pieces.push(rendered.subarray(from, tagAt));
		scripts.push({
			tag: rendered.toString('utf8', tagAt, contentAt).replace(nonceAttribute, ''),
			content: rendered.toString('utf8', contentAt, endAt),
		});
		from = endAt;
	}
	const head = rendered.toString('utf8', 0, headEnd).replaceAll(nonceAttribute, '');
	return { head, pieces: [...pieces, rendered.subarray(from)], scripts };
}

function joinPage(head: string, pieces: readonly Buffer[], scripts: readonly Script[]): Buffer<ArrayBuffer> {
	const body = pieces.flatMap((piece, index) => {
		const script = scripts[index];
		return script ? [piece, Buffer.from(script.tag + script.content)] : [piece];
	});
	return Buffer.concat([Buffer.from(head), ...body]);
}

/**
 * Puts the styles inline. The links to them stay but are disabled, because React looks for them when it
 * hydrates.
 */
function withInlineStyles(html: string, styles: Styles): StyledHead {
	const links = [...html.matchAll(STYLE_LINK)];
	const known = links.map(([, address = '']) => styles[address]);
	if (links.length === 0 || known.includes(undefined)) return { html, inlineStyles: [] };
	const style = known.join('');
	const [firstLink] = links;
	const withStyle = `${html.slice(0, firstLink?.index)}<style>${style}</style>${html.slice(firstLink?.index)}`;
	return {
		html: withStyle.replaceAll(STYLE_LINK, (link) => link.replace('/>', ' disabled=""/>')),
		inlineStyles: [style],
	};
}

type StyledHead = { html: string; inlineStyles: string[] };

function withOwnStyle({ html, inlineStyles }: StyledHead, style: string): StyledHead {
	if (style === '') return { html, inlineStyles };
	return { html: `${html}<style>${style}</style>`, inlineStyles: [...inlineStyles, style] };
}

/** Imports the same modules as the router's starter, but later. The router's statements stay as they are. */
function deferredStarter(content: string, hints: readonly string[]): string {
	const [, manifest = '', imports = '', statements = '', entry = ''] = STARTER.exec(content) ?? [];
	const routes = [...imports.matchAll(ROUTE_IMPORT)];
	return [
		`const hints=${JSON.stringify(hints)};`,
		'let begun=false;',
		`function begin(){if(begun)return;begun=true;${SCRIPTS_PHASE}`,
		'for(const href of hints){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}',
		`${commonFilesFirst(hints)}.then(()=>Promise.all([${routes.map(([, , address]) => `import("${address}")`).join(',')},import("${manifest}")]))`,
		`.then(([${routes.map(([, name]) => name).join(',')}])=>{${statements}return import("${entry}")})}`,
		BEGIN_AFTER_FIRST_PICTURE,
	].join('');
}

/** Chunks that all others import, in the order in which they import each other. */
const COMMON_CHUNKS = ['framework', 'parts'];

/**
 * Evaluates each common file as soon as it has loaded, in its own task, so that the browser can handle input
 * in between.
 */
function commonFilesFirst(hints: readonly string[]): string {
	const files = COMMON_CHUNKS.map((name) => hints.find((href) => href.includes(`/${name}-`)));
	const steps = files.map(
		(href) => href && `.then(()=>import("${href}")).then(()=>new Promise((done)=>setTimeout(done)))`,
	);
	return `Promise.resolve()${steps.join('')}`;
}

/**
 * The scripts start when the top pictures have loaded. Input starts them at once, and a picture that does not
 * load delays them by two seconds at most.
 */
const BEGIN_AFTER_FIRST_PICTURE = [
	'const first=[...document.querySelectorAll("img[fetchpriority=high]")].filter(({complete})=>!complete);',
	'Promise.all(first.map((img)=>new Promise((done)=>{img.onload=img.onerror=done}))).then(begin);',
	'for(const event of ["pointerdown","keydown"])addEventListener(event,begin,{once:true,passive:true});',
	'setTimeout(begin,2000)',
].join('');
