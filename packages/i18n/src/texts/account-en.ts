import { accountTexts } from './account-texts.ts';

/** The build writes these texts into a file of their own, so that a browser downloads only one language. */
export const accountEn = accountTexts.en;
