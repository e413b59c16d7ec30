import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const CLIENT_DIR = join(import.meta.dirname, process.env.BUILD_DIR ?? 'build', 'client');

/** The screens of a list and a product, which most visitors open next, whichever page they start on. */
const LIKELY_SCREENS = ['app/goods/lists/list.screen.tsx', 'app/goods/products/product.screen.tsx'];

/** A module for the server's build with facts about the client's build, which runs first. */
function fromClientBuild<Facts extends object>(
	name: string,
	variable: string,
	empty: Facts,
	read: () => Facts,
): Plugin {
	return {
		name,
		resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : undefined),
		load(id) {
			if (id !== `\0virtual:${name}`) return undefined;
			const { mode, name: environment } = this.environment;
			const found = mode === 'dev' || environment === 'client' ? empty : read();
			return `export const ${variable} = ${JSON.stringify(found)};`;
		},
	};
}

/**
 * Splits a table of texts in three languages into one file for each language, because a browser needs only
 * one of them.
 */
const textsOfOneLanguage: Plugin = {
	name: 'texts-of-one-language',
	apply: 'build',
	async load(id) {
		if (!/i18n\/src\/texts\/\w+-(en|ru|tm)\.ts$/.test(id)) return undefined;
		const texts: Record<string, unknown> = await import(id);
		return Object.entries(texts)
			.map(([name, table]) => `export const ${name} = ${JSON.stringify(table)};`)
			.join('\n');
	},
};

type Chunk = { file: string; imports?: string[]; css?: string[] };

function readManifest(): Record<string, Chunk> {
	return JSON.parse(readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'));
}

/**
 * Returns the address of each language's texts, so that a page can request them at once instead of after its
 * first script.
 */
function readTextChunks(): Record<string, string> {
	const chunks = Object.entries(readManifest()).flatMap(([source, { file }]) => {
		const name = /texts\/(\w+-\w+)\.ts$/.exec(source)?.[1];
		return name ? [[name, `/${file}`]] : [];
	});
	return Object.fromEntries(chunks);
}

/**
 * Returns the scripts and styles of the screens that most visitors open next, without those that every page
 * has.
 */
function readLikelyFiles(): string[] {
	const manifest = readManifest();
	const filesOf = (key: string): string[] => {
		const { file, imports = [], css = [] } = manifest[key] ?? {};
		return [...imports.flatMap(filesOf), ...css, ...(file ? [file] : [])];
	};
	const filesOfSource = (source: string) => {
		const key = Object.keys(manifest).find((candidate) => candidate.startsWith(source));
		if (!key) throw new Error(`The build has no ${source}.`);
		return filesOf(key);
	};
	const onEveryPage = new Set(['app/root.tsx', 'app/entry.client.tsx'].flatMap(filesOfSource));
	const likely = LIKELY_SCREENS.flatMap(filesOfSource).filter((file) => !onEveryPage.has(file));
	return [...new Set(likely)].map((file) => `/${file}`);
}

/** Returns the content of all stylesheets, so that a page can carry its own styles inline. */
function readStyles(): Record<string, string> {
	const files = readdirSync(join(CLIENT_DIR, 'assets')).filter((file) => file.endsWith('.css'));
	return Object.fromEntries(
		files.map((file) => [`/assets/${file}`, readFileSync(join(CLIENT_DIR, 'assets', file), 'utf8').trim()]),
	);
}

/**
 * The first pattern matches code that nearly every page uses. The second one excludes parts that only some
 * pages and dialogs use.
 */
const COMMON_PARTS =
	/app\/(ui|platform)\/|app\/goods\/products\/product-(card|section)|packages\/(ui|domain|api-client)\/src\/|i18n\/src\/(format|translate)/;
const LATER_PARTS =
	/ui\/(?:src\/)?(choices|dialog|empty-state|load-failed|picture-files|share-button|skeleton|slide-to|tabs|use-current-slide)|prove-work|platform\/(clear-device|newest-answers|register-worker|send-picture|use-attempt-key|use-regions)|format\/da(?:te|y)\.|domain\/src\/(after-sales|people|selling|content\/home|shop\/settings|base\/(calendar|orders|proof|qr|text\/(phone|common-passwords))|goods\/(accessories|favourites\/sync|lists\/list-filters|pc-builder|products\/family-choices|questions|reviews))/;

const isCommon = (id: string) => COMMON_PARTS.test(id) && !LATER_PARTS.test(id);

type ModuleInfo = { importers: readonly string[] } | null;

/** Returns true if root.tsx imports the module, directly or not. */
function isLayout(id: string, infoOf: (id: string) => ModuleInfo, seen: Set<string> = new Set()): boolean {
	if (/app\/root\.tsx/.test(id)) return seen.size > 0;
	if (seen.has(id)) return false;
	seen.add(id);
	return infoOf(id)?.importers.some((importer) => isLayout(importer, infoOf, seen)) ?? false;
}

export default defineConfig({
	plugins: [
		textsOfOneLanguage,
		fromClientBuild('text-chunks', 'textChunks', {}, readTextChunks),
		fromClientBuild('page-styles', 'pageStyles', {}, readStyles),
		fromClientBuild('likely-files', 'likelyFiles', [], readLikelyFiles),
		reactRouter(),
	],
	css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
	build: {
		manifest: true,
		// Chrome 91 and later know `?.`, so it is not rewritten, which saves 600 bytes a page. Some of our
		// code needs newer browsers anyway (toSorted).
		target: ['chrome91', 'safari14', 'firefox90'],
		assetsInlineLimit: 0,
		rolldownOptions: {
			// On a busy machine, the bundler would print a page of timings.
			checks: { bundlerTimings: false },
			output: {
				// Nearly every page uses this code, so it is one file. On a slow connection each request
				// costs more than the bytes.
				codeSplitting: {
					groups: [
						// Other packages stay with the code that imports them.
						{
							name: 'framework',
							test: /node_modules\/(react|react-\w+|scheduler|cookie|set-cookie-parser)\//,
						},
						{
							name: (id, build) =>
								isCommon(id) || isLayout(id, (other) => build.getModuleInfo(other)) ? 'parts' : null,
						},
						// Small files that the product page shares with few other pages become one file.
						// Files with styles are left out: where a lazy part shares them, the router's address
						// of the stylesheet differs from that of the prefetched file.
						{
							name: 'product-parts',
							test: /app\/(goods\/reviews\/stars|goods\/products\/delivery-district-store)/,
						},
					],
				},
			},
		},
	},
});
