/** RET-02: the kinds of numbers that identify each piece of a product. */
export const SERIAL_KINDS = ['serial', 'imei'] as const;
export type SerialKind = (typeof SERIAL_KINDS)[number];

export const MAX_SERIAL_LENGTH = 40;
const SERIAL = /^[0-9A-Z][0-9A-Z./-]{2,39}$/;
const IMEI = /^\d{15}$/;

/** Returns a number in its stored form, in capitals and without spaces. */
export function plainSerial(typed: string): string {
	return typed.replaceAll(/\s/g, '').toUpperCase();
}

export type SerialProblem = 'required' | 'pattern' | 'imei';

/** Returns what is wrong with a number in its stored form. */
export function findSerialProblem(kind: SerialKind, number: string): SerialProblem | undefined {
	if (number === '') return 'required';
	if (kind === 'imei') return IMEI.test(number) && hasCheckDigit(number) ? undefined : 'imei';
	return SERIAL.test(number) ? undefined : 'pattern';
}

/**
 * Checks the Luhn digit of an IMEI. From the right every second digit counts double, and the sum of all
 * digits must end in 0.
 */
function hasCheckDigit(digits: string): boolean {
	const sum = [...digits].toReversed().reduce((total, digit, place) => {
		const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
		// Stryker disable next-line ArithmeticOperator: the sum only becomes negative, and -0 equals 0
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** The events in the history of a piece with a serial number. */
export const SERIAL_EVENTS = ['picked', 'put_back', 'returned', 'replaced', 'replacement'] as const;
export type SerialEvent = (typeof SERIAL_EVENTS)[number];
