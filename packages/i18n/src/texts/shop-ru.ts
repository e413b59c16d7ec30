import { shopTexts } from './shop-texts.ts';

/** The build of the storefront writes this out, so that a browser gets one language. */
export const shopRu = shopTexts.ru;
