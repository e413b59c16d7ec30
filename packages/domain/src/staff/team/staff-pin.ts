/** COUR-02: the number of digits of a phone's PIN. */
export const PIN_DIGITS = 6;
/** After this many wrong PINs in a row the server forgets the phone and requires the whole sign-in. */
export const MAX_PIN_TRIES = 5;

export type PinProblem = 'format' | 'too_common';

const ASCENDING = '01234567890123456789';
const DESCENDING = '98765432109876543210';

/** Returns what is wrong with a new PIN. Attackers first try sequences and repetitions of two digits. */
export function findPinProblem(pin: string): PinProblem | undefined {
	if (!/^\d+$/.test(pin) || pin.length !== PIN_DIGITS) return 'format';
	const isRun = ASCENDING.includes(pin) || DESCENDING.includes(pin);
	return isRun || new Set(pin).size < 3 ? 'too_common' : undefined;
}
