/** The shortest code that staff may choose. A shorter one could be guessed by chance. */
export const MIN_CODE_LENGTH = 6;
export const MAX_CODE_LENGTH = 24;
/** The characters of generated codes. Letters and digits that people confuse are left out. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/**
 * The length of generated codes. There are 32^10 of them, so a guess hits a given code once in 10^15 times.
 */
export const MADE_CODE_LENGTH = 10;

/** Returns a typed code in its stored form, without regard to case, spaces and dashes. */
export function plainCode(typed: string): string {
	return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

export function isCode(code: string): boolean {
	return code.length >= MIN_CODE_LENGTH && code.length <= MAX_CODE_LENGTH && /^[0-9A-Z]+$/.test(code);
}
