import { isGuessablePassword } from '../../base/text/common-passwords.ts';

/** S17: the shortest password of staff. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_STAFF_PASSWORD_LENGTH = 128;
export const MAX_STAFF_NAME_LENGTH = 60;
export const TOTP_DIGITS = 6;

/** A password with fewer different characters only repeats a pattern. */
const FEWEST_SIGNS = 5;

const ONE_WORD_AGAIN = /^(.+?)\1+$/;

const LOGIN = /^[a-z0-9][a-z0-9._-]{1,31}$/;

export type StaffPasswordProblem = 'too_short' | 'too_long' | 'too_common' | 'is_login';

export function isStaffLogin(text: string): boolean {
	return LOGIN.test(text);
}

/** Attackers' lists of login names begin with these. */
const GUESSABLE_LOGINS = ['owner', 'admin', 'administrator', 'root', 'staff', 'manager', 'dukan', 'test'];

export function isGuessableLogin(login: string): boolean {
	return GUESSABLE_LOGINS.includes(login);
}

/** Returns a login as it is stored: in small letters. */
export function normalLogin(text: string): string {
	return text.trim().toLowerCase();
}

export function staffPasswordProblem(password: string, login: string): StaffPasswordProblem | undefined {
	if (password.length < MIN_STAFF_PASSWORD_LENGTH) return 'too_short';
	if (password.length > MAX_STAFF_PASSWORD_LENGTH) return 'too_long';
	const plain = password.toLowerCase();
	if (login !== '' && plain.includes(login)) return 'is_login';
	const isDull = new Set(plain).size < FEWEST_SIGNS || ONE_WORD_AGAIN.test(plain);
	// Stryker disable next-line StringLiteral: staff have no phone, so the empty text and the mutant's text both match no password
	return isDull || isGuessablePassword(password, '') ? 'too_common' : undefined;
}
