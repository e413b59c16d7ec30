import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const CLIENT_DIR = join(import.meta.dirname, 'build/client');

/** A module of the server-side build that tells what the client's build, which comes first, has made. */
function fromClientBuild(name: string, variable: string, read: () => object): Plugin {
	return {
		name,
		resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : undefined),
		load(id) {
			if (id !== `\0virtual:${name}`) return undefined;
			const { mode, name: environment } = this.environment;
			const found = mode === 'dev' || environment === 'client' ? {} : read();
			return `export const ${variable} = ${JSON.stringify(found)};`;
		},
	};
}

/** Where each language's texts are, so that a page can ask for its own at once instead of after the first script has run. */
function readTextChunks(): Record<string, string> {
	const manifest: Record<string, { file: string }> = JSON.parse(
		readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'),
	);
	const chunks = Object.entries(manifest).flatMap(([source, { file }]) => {
		const name = /texts\/(\w+-\w+)\.ts$/.exec(source)?.[1];
		return name ? [[name, `/${file}`]] : [];
	});
	return Object.fromEntries(chunks);
}

/** What stylesheets say, so that a page can carry its own. */
function readStyles(): Record<string, string> {
	const files = readdirSync(join(CLIENT_DIR, 'assets')).filter((file) => file.endsWith('.css'));
	return Object.fromEntries(
		files.map((file) => [`/assets/${file}`, readFileSync(join(CLIENT_DIR, 'assets', file), 'utf8').trim()]),
	);
}

/** React's signals to itself, that something is not there yet or was drawn otherwise. */
const SIGNALS = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes them without stacks, which nobody reads. React makes them as errors when its code first runs, and a browser that is
 * being measured or looked into then reads all of that code a second time to note where: 40 ms on a slow phone.
 */
function signalsWithoutStacks(): Plugin {
	return {
		name: 'signals-without-stacks',
		transform(code, id) {
			if (!id.includes('react-dom-client.production')) return undefined;
			const made = code.replaceAll(
				SIGNALS,
				'$1 = Object.assign(Object.create(Error.prototype), { message: $2 })',
			);
			if (made === code) throw new Error('React makes its signals another way: see vite.config.ts.');
			return made;
		},
	};
}

/**
 * Lets the bundler leave out what of the router nobody uses, such as its links (ours: platform/link.tsx): it names its parts
 * for those who look into them, and a part that has been named counts as used. 1 KB of what every visitor waits for.
 */
function namelessRouterParts(): Plugin {
	return {
		name: 'nameless-router-parts',
		transform(code, id) {
			if (!/react-router\/dist\/production\//.test(id)) return undefined;
			return code
				.replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
				.replaceAll(/ = React\$1\.forwardRef\(/g, ' = /* @__PURE__ */ React$1.forwardRef(');
		},
	};
}

/** What nearly every page uses, and what of it only some pages and dialogs do. */
const COMMON_PARTS =
	/app\/(ui|platform)\/|app\/catalogue\/[^/]+$|packages\/(ui|domain|api-client)\/src\/|i18n\/src\/(format|translate)/;
const LATER_PARTS =
	/ui\/(?:src\/)?(choices|dialog|empty-state|share-button|skeleton|slide-to|tabs|use-current-slide)|platform\/(register-worker|use-regions)|format\/date|domain\/src\/(auth|captcha|delivery|favourites\/sync|home|orders|qr|catalogue\/list-filters)/;

const isCommon = (id: string) => COMMON_PARTS.test(id) && !LATER_PARTS.test(id);

type ModuleInfo = { importers: readonly string[] } | null;

/** Is it part of what root.tsx needs at once? */
function isFrame(id: string, infoOf: (id: string) => ModuleInfo, seen: Set<string> = new Set()): boolean {
	if (/app\/root\.tsx/.test(id)) return seen.size > 0;
	if (seen.has(id)) return false;
	seen.add(id);
	return infoOf(id)?.importers.some((importer) => isFrame(importer, infoOf, seen)) ?? false;
}

export default defineConfig({
	plugins: [
		fromClientBuild('text-chunks', 'textChunks', readTextChunks),
		fromClientBuild('page-styles', 'pageStyles', readStyles),
		signalsWithoutStacks(),
		namelessRouterParts(),
		reactRouter(),
	],
	css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
	build: {
		manifest: true,
		target: ['chrome87', 'safari14', 'firefox90'],
		assetsInlineLimit: 0,
		rolldownOptions: {
			// On a busy machine it would print a page about itself.
			checks: { bundlerTimings: false },
			output: {
				// One file for what nearly every page uses: over a slow line each request costs more than its bytes.
				codeSplitting: {
					groups: [
						{ name: 'framework', test: /node_modules/ },
						{
							name: (id, build) =>
								isCommon(id) || isFrame(id, (asked) => build.getModuleInfo(asked)) ? 'parts' : null,
						},
					],
				},
			},
		},
	},
});
