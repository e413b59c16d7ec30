/** The shortest code that staff may choose themselves: long enough not to be guessed by chance. */
export const MIN_CODE_LENGTH = 6;
export const MAX_CODE_LENGTH = 24;
/** Without letters and digits that are easily confused. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 32^10: one of 10^15. */
export const MADE_CODE_LENGTH = 10;

/** Normalises a typed code to its stored form: case, spaces and dashes do not matter. */
export function plainCode(typed: string): string {
	return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

export function isCode(code: string): boolean {
	return code.length >= MIN_CODE_LENGTH && code.length <= MAX_CODE_LENGTH && /^[0-9A-Z]+$/.test(code);
}
