import type { Language } from '@dukan/domain/base/language/language.ts';

/** Set by the build (service-worker.vite.config.ts). */
declare const BUILD_ID: string;
declare const SAVED_COPY_WORDS: Readonly<Record<Language, string>>;

/** Every build has its own cache, so that a new worker fetches new offline pages. */
export const OFFLINE_PAGES = {
	cache: `dukan-offline-${BUILD_ID}`,
	path: (language: Language) => `/offline?lang=${language}`,
};

export const SAVED_WORDS = SAVED_COPY_WORDS;
