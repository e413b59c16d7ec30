import type { Language } from '@dukan/domain/base/language/language.ts';

/** Put in by the build (service-worker.vite.config.ts). */
declare const BUILD_ID: string;
declare const SAVED_COPY_WORDS: Readonly<Record<Language, string>>;

/** Every build brings a worker of its own, and with it fresh offline pages. */
export const OFFLINE_PAGES = {
	cache: `dukan-offline-${BUILD_ID}`,
	path: (language: Language) => `/offline?lang=${language}`,
};

export const SAVED_WORDS = SAVED_COPY_WORDS;
