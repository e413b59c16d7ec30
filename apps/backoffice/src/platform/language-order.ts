import type { Language } from '@dukan/domain/base/language/language.ts';

/** In the order staff write them; English is what a missing one falls back to. */
export const LANGUAGE_ORDER: readonly Language[] = ['ru', 'tm', 'en'];
