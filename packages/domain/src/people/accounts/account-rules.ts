import { isGuessablePassword } from '../../base/text/common-passwords.ts';
import { isPhone, isRegistrablePhone, isResetPhone } from '../../base/text/phone.ts';
import { plainLine } from '../../base/text/plain-line.ts';

/** Specification, point 9. */
export const PASSWORD_MIN = 4;
export const NAME_MIN = 3;
export const ADDRESS_MIN = 3;
export const ADDRESS_MAX = 500;

/** Limits of our own, which no real password, name or address exceeds. */
export const PASSWORD_MAX = 200;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;

/** Specification, point 5: 'at least 3 characters after the dot'. */
const EMAIL_ENDING_MIN = 3;

/** Every problem that a field of an account can have. Each code has its text in three languages. */
export const FIELD_PROBLEMS = [
	...(['phone_required', 'phone_invalid', 'phone_range'] as const),
	...([
		'password_required',
		'password_short',
		'password_long',
		'password_guessable',
		'password_wrong',
	] as const),
	...(['confirm_required', 'confirm_mismatch'] as const),
	...(['name_required', 'name_short', 'name_long'] as const),
	...(['address_required', 'address_length', 'region_required', 'email_invalid'] as const),
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** A rule returns what is wrong with a value, or undefined. */
type Verdict = FieldProblem | undefined;

/** AUTH-02: returns what is wrong with the phone number of a sign-in. */
export function signInPhoneProblem(digits: string): Verdict {
	return phoneProblem(digits, isPhone);
}

export function registrationPhoneProblem(digits: string): Verdict {
	return phoneProblem(digits, isRegistrablePhone);
}

export function resetPhoneProblem(digits: string): Verdict {
	return phoneProblem(digits, isResetPhone);
}

function phoneProblem(digits: string, isGood: (digits: string) => boolean): Verdict {
	if (digits === '') return 'phone_required';
	if (isGood(digits)) return undefined;
	// A number that has all 7 digits can only begin wrongly.
	return isPhone(digits) ? 'phone_range' : 'phone_invalid';
}

/** Sign-in accepts every password that any earlier rule allowed. */
export function passwordProblem(password: string): Verdict {
	if (password === '') return 'password_required';
	if (lengthOf(password) < PASSWORD_MIN) return 'password_short';
	return lengthOf(password) > PASSWORD_MAX ? 'password_long' : undefined;
}

/** AUTH-03, S5: returns what is wrong with a new password. */
export function newPasswordProblem(password: string, phone: string): Verdict {
	return (
		passwordProblem(password) ?? (isGuessablePassword(password, phone) ? 'password_guessable' : undefined)
	);
}

export function confirmProblem(password: string, confirmation: string): Verdict {
	if (confirmation === '') return 'confirm_required';
	return confirmation === password ? undefined : 'confirm_mismatch';
}

export function nameProblem(name: string): Verdict {
	const length = lengthOf(plainLine(name));
	if (length === 0) return 'name_required';
	if (length < NAME_MIN) return 'name_short';
	return length > NAME_MAX ? 'name_long' : undefined;
}

export function addressProblem(address: string): Verdict {
	const length = lengthOf(plainLine(address));
	if (length === 0) return 'address_required';
	return length < ADDRESS_MIN || length > ADDRESS_MAX ? 'address_length' : undefined;
}

/**
 * AUTH-04: an e-mail address is optional. A given one needs an '@' that is not first, and a dot beyond
 * position 2 with 3 characters after it.
 */
export function emailProblem(email: string): Verdict {
	const text = email.trim();
	if (text === '') return undefined;
	const at = text.indexOf('@');
	const dot = text.indexOf('.', at);
	const good =
		at > 0 &&
		text.lastIndexOf('@') === at &&
		dot > at + 1 &&
		text.length - dot > EMAIL_ENDING_MIN &&
		lengthOf(text) <= EMAIL_MAX &&
		!/\s/.test(text);
	return good ? undefined : 'email_invalid';
}

/** Counts characters as people see them, not UTF-16 units. */
function lengthOf(text: string): number {
	return [...text].length;
}
