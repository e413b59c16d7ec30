/** COUR-02: the PIN of a phone. */
export const PIN_DIGITS = 6;
/** After so many wrong ones in a row the phone is forgotten, and the whole sign-in is asked for. */
export const MAX_PIN_TRIES = 5;

export type PinProblem = 'format' | 'too_common';

const ASCENDING = '01234567890123456789';
const DESCENDING = '98765432109876543210';

/** What is wrong with a PIN that is being chosen: two digits over and over and runs are what is tried first. */
export function findPinProblem(pin: string): PinProblem | undefined {
	if (!/^\d+$/.test(pin) || pin.length !== PIN_DIGITS) return 'format';
	const isRun = ASCENDING.includes(pin) || DESCENDING.includes(pin);
	return isRun || new Set(pin).size < 3 ? 'too_common' : undefined;
}
