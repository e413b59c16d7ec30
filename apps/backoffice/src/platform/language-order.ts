import type { Language } from '@dukan/domain/base/language/language.ts';

/** The order in which staff write texts. English replaces a missing translation. */
export const LANGUAGE_ORDER: readonly Language[] = ['ru', 'tm', 'en'];
