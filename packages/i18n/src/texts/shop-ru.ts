import { shopTexts } from './shop-texts.ts';

/** The build writes these texts into a file of their own, so that a browser downloads only one language. */
export const shopRu = shopTexts.ru;
