/** COUR-02: the PIN of a phone. */
export const PIN_DIGITS = 6;
/** After this many wrong PINs in a row the phone is forgotten, and the whole sign-in is required. */
export const MAX_PIN_TRIES = 5;

export type PinProblem = 'format' | 'too_common';

const ASCENDING = '01234567890123456789';
const DESCENDING = '98765432109876543210';

/** Returns what is wrong with a new PIN: repetitions of two digits and sequences are what attackers try first. */
export function findPinProblem(pin: string): PinProblem | undefined {
	if (!/^\d+$/.test(pin) || pin.length !== PIN_DIGITS) return 'format';
	const isRun = ASCENDING.includes(pin) || DESCENDING.includes(pin);
	return isRun || new Set(pin).size < 3 ? 'too_common' : undefined;
}
