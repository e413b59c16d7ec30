/** The API sends a phone number as the 7 digits after this prefix. */
export const PHONE_PREFIX = '+993 6';
export const PHONE_LENGTH = 7;

/** AUTH-02, point 5 of the specification: together with the prefix these are the mobile numbers 61 to 65. */
const REGISTRATION_MIN = 1_000_000;
const REGISTRATION_MAX = 5_999_999;

const SEVEN_DIGITS = /^\d{7}$/;

/** Prefixes that are dropped before the 7 digits when a whole number is pasted: +993 6…, 00 993 6…, 8 6…, 6…. */
const PASTED_PREFIX = /^(?:(?:00)?993|8)?6(?=\d{7}$)/;

/**
 * Returns the digits after the prefix from text that a person types or pastes in any format. A whole number
 * loses its prefix. An unfinished number stays as it is, and nothing exceeds 7 digits.
 */
export function phoneDigits(text: string): string {
	const digits = text.replaceAll(/\D/g, '');
	return digits.replace(PASTED_PREFIX, '').slice(0, PHONE_LENGTH);
}

/**
 * The `pattern` of an input. It matches every text from which `phoneDigits` gets a mobile number. The browser
 * does not send a form with a wrong number, so the person loses no input even without script.
 */
export const MOBILE_PATTERN =
	'\\D*(?:(?:(?:0\\D*0\\D*)?9\\D*9\\D*3\\D*|8\\D*)?6\\D*)?[1-5](?:\\D*\\d){6}\\D*';

/** Sign-in accepts any 7 digits, because people who registered under older rules must still get in. */
export function isPhone(digits: string): boolean {
	return SEVEN_DIGITS.test(digits);
}

export function isRegistrablePhone(digits: string): boolean {
	return isPhone(digits) && Number(digits) >= REGISTRATION_MIN && Number(digits) <= REGISTRATION_MAX;
}

/** A password reset accepts 7 digits of which the first is 1 to 5. */
export function isResetPhone(digits: string): boolean {
	return isPhone(digits) && /^[1-5]/.test(digits);
}

/** Groups the digits after the prefix: 1 23-45-67. */
export function groupPhone(digits: string): string {
	const groups = [digits.slice(1, 3), digits.slice(3, 5), digits.slice(5, 7)].filter(Boolean);
	return [digits.slice(0, 1), groups.join('-')].filter(Boolean).join(' ');
}

/** Formats a number as +993 61 23-45-67. */
export function formatPhone(digits: string): string {
	return `${PHONE_PREFIX}${groupPhone(digits)}`;
}

/** Makes a link of a phone number as it is shown. */
export function telephoneLink(shown: string): string {
	return `tel:${shown.replaceAll(/[ -]/g, '')}`;
}

export function isMasked(shown: string): boolean {
	return shown.includes('*');
}

/** S15: shows enough for the shop to recognise a case, and too little to call anyone. */
export function maskPhone(digits: string): string {
	return `${PHONE_PREFIX}*****${digits.slice(-2)}`;
}
