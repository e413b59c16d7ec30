import type { Language } from '@dukan/domain/base/language/language.ts';

/** The order in which staff write them; English replaces a missing one. */
export const LANGUAGE_ORDER: readonly Language[] = ['ru', 'tm', 'en'];
