import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const outDir = join(import.meta.dirname, process.env.BUILD_DIR ?? 'build', 'courier');

/**
 * Builds the worker of the courier's page. It is built after the page, because it contains the names of the
 * page's files.
 */
export default defineConfig({
	publicDir: false,
	define: {
		BUILD_ID: JSON.stringify(process.env.BUILD_ID ?? 'by-hand'),
		PAGE_FILES: JSON.stringify(readdirSync(join(outDir, 'assets')).map((name) => `/courier/assets/${name}`)),
	},
	build: {
		target: ['chrome87', 'safari14', 'firefox90'],
		outDir,
		emptyOutDir: false,
		rolldownOptions: {
			input: join(import.meta.dirname, 'courier-worker/worker.ts'),
			output: { format: 'iife', entryFileNames: 'sw.js' },
		},
	},
});
