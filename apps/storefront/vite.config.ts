import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const TEXT_CHUNKS = 'virtual:text-chunks';

/**
 * Tells the server-side build where the client's build put each language's texts, so that a page can ask for its own at
 * once instead of after the first script has run.
 */
function textChunks(): Plugin {
	return {
		name: 'text-chunks',
		resolveId: (id) => (id === TEXT_CHUNKS ? `\0${TEXT_CHUNKS}` : undefined),
		load(id) {
			if (id !== `\0${TEXT_CHUNKS}`) return undefined;
			if (this.environment.mode === 'dev' || this.environment.name === 'client')
				return 'export const textChunks = {};';
			const manifest: Record<string, { file: string }> = JSON.parse(
				readFileSync(join(import.meta.dirname, 'build/client/.vite/manifest.json'), 'utf8'),
			);
			const chunks = Object.entries(manifest).flatMap(([source, { file }]) => {
				const name = /texts\/(\w+-\w+)\.ts$/.exec(source)?.[1];
				return name ? [[name, `/${file}`]] : [];
			});
			return `export const textChunks = ${JSON.stringify(Object.fromEntries(chunks))};`;
		},
	};
}

/** What nearly every page uses, and what of it only some pages and dialogs do. */
const COMMON_PARTS =
	/app\/(ui|platform|catalogue)\/|packages\/ui\/src\/|packages\/domain\/src\/|i18n\/src\/(format|translate)/;
const LATER_PARTS =
	/ui\/(?:src\/)?(choices|dialog|empty-state|field|share-button|skeleton|slide-to|tabs|use-current-slide)|catalogue\/product-section|platform\/(register-worker|use-regions)|format\/date|domain\/src\/(auth|captcha|delivery|orders|qr|catalogue\/list-filters)/;

export default defineConfig({
	plugins: [textChunks(), reactRouter()],
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
							name: 'parts',
							test: (id) => COMMON_PARTS.test(id) && !LATER_PARTS.test(id),
						},
					],
				},
			},
		},
	},
});
