export const CODE_DIGITS = 6;
/** S3: the server sends at most one code a minute. */
export const RESEND_AFTER_S = 60;

/** Returns the digits of a typed or pasted text that can belong to a code. */
export function digitsOf(text: string): string {
	return text.replaceAll(/\D/g, '').slice(0, CODE_DIGITS);
}
