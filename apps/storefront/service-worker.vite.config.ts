import { join } from 'node:path';
import { shopTexts } from '@dukan/i18n/texts/shop-texts.ts';
import { defineConfig } from 'vite';

const WORDS = 'error.savedCopy';

/** The worker is a small script that is built apart from the pages. */
export default defineConfig({
	publicDir: false,
	define: {
		BUILD_ID: JSON.stringify(process.env.BUILD_ID ?? 'by-hand'),
		SAVED_COPY_WORDS: JSON.stringify({
			tm: shopTexts.tm[WORDS],
			ru: shopTexts.ru[WORDS],
			en: shopTexts.en[WORDS],
		}),
	},
	build: {
		target: ['chrome87', 'safari14', 'firefox90'],
		outDir: join(import.meta.dirname, process.env.BUILD_DIR ?? 'build', 'client'),
		emptyOutDir: false,
		rolldownOptions: {
			input: join(import.meta.dirname, 'service-worker/worker.ts'),
			output: { format: 'iife', entryFileNames: 'sw.js' },
		},
	},
});
