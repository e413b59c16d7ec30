/** What staff may choose as a code themselves: long enough not to be met by chance. */
export const MIN_CODE_LENGTH = 6;
export const MAX_CODE_LENGTH = 24;
/** No letters or digits that are taken for each other. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 32^10: one of 10^15. */
export const MADE_CODE_LENGTH = 10;

/** A code as it is typed and as it is stored: case, spaces and dashes do not matter. */
export function plainCode(typed: string): string {
	return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

export function isCode(code: string): boolean {
	return code.length >= MIN_CODE_LENGTH && code.length <= MAX_CODE_LENGTH && /^[0-9A-Z]+$/.test(code);
}
