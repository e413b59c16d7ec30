import { join } from 'node:path';
import { defineConfig } from 'vite';

/** COUR-02: the courier's page is a small bundle, separate from that of the back-office. */
export default defineConfig({
	base: '/courier/',
	publicDir: false,
	css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
	build: {
		outDir: join(process.env.BUILD_DIR ?? 'build', 'courier'),
		target: ['chrome87', 'safari14', 'firefox90'],
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: { checks: { bundlerTimings: false }, input: join(import.meta.dirname, 'courier.html') },
	},
});
