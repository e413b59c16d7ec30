import { defineConfig } from 'vite';

export default defineConfig({
	base: '/backoffice/',
	css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
	build: {
		outDir: process.env.BUILD_DIR ?? 'build',
		target: ['chrome91', 'safari14', 'firefox90'],
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			checks: { bundlerTimings: false },
			// Libraries contain 'use client', which has no meaning here.
			onLog: (level, log, say) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && say(level, log),
		},
	},
});
