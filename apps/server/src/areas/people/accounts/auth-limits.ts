import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import type { WordedBackoff, WordedLimit } from '../../../platform/limits/limits.queries.ts';

/**
 * S5: after five failures each further try needs a pause, from a second to an hour. That allows some forty
 * guesses of a 4-digit password on the first day and 24 on each later day, out of 10,000.
 */
const GUESSES = {
	free: 5,
	firstPauseMs: SECOND_MS,
	maxPauseMs: HOUR_MS,
	forgetMs: DAY_MS,
};

/** All strangers to an account share this count, so guessing from a thousand addresses gains nothing. */
export const SIGN_IN_BY_PHONE: WordedBackoff = {
	kind: 'signin:phone',
	of: 'wrong passwords of one account, from anywhere',
	per: 'shop',
	...GUESSES,
};

/**
 * S20: a device from which the person has signed in has a count of its own, so that strangers never lock the
 * owner out.
 */
export const SIGN_IN_BY_DEVICE: WordedBackoff = {
	kind: 'signin:device',
	of: 'wrong passwords on a device of the person',
	per: 'device',
	...GUESSES,
};

export const OLD_PASSWORD_BY_USER: WordedBackoff = {
	kind: 'password:user',
	of: 'wrong old passwords',
	per: 'person',
	...GUESSES,
};

/** Only failures count, and none from a known device, because many people share an address. */
export const SIGN_IN_BY_ADDRESS: WordedLimit = {
	kind: 'signin:address',
	of: 'wrong passwords on unknown devices',
	per: 'network',
	beyond: 'a proof of work',
	max: 30,
	windowMs: 15 * MINUTE_MS,
};

/** This many failures over the whole shop are an attack that someone should look at. */
export const SIGN_IN_ALARM: WordedLimit = {
	kind: 'signin:all',
	of: 'wrong passwords',
	per: 'shop',
	beyond: 'nothing; the log says so',
	max: 500,
	windowMs: 15 * MINUTE_MS,
};

export const REGISTRATION_BY_ADDRESS: WordedLimit = {
	kind: 'register:address',
	of: 'registrations',
	per: 'network',
	beyond: 'a proof of work',
	max: 30,
	windowMs: HOUR_MS,
};

/**
 * S4: the refusal "already registered" discloses who has an account, so it is given only a few times an hour.
 */
export const TAKEN_PHONE_BY_ADDRESS: WordedLimit = {
	kind: 'register:taken',
	of: 'answers that a phone is registered',
	per: 'network',
	beyond: 'a proof of work',
	max: 10,
	windowMs: HOUR_MS,
};

/** S3: 1 a minute, 3 an hour, 6 a day. */
export const CODES_BY_PHONE: readonly WordedLimit[] = [
	{
		kind: 'code:minute',
		of: 'codes by SMS, asked for by strangers',
		per: 'number',
		max: 1,
		windowMs: MINUTE_MS,
	},
	{ kind: 'code:hour', of: 'codes by SMS, asked for by strangers', per: 'number', max: 3, windowMs: HOUR_MS },
	{ kind: 'code:day', of: 'codes by SMS, asked for by strangers', per: 'number', max: 6, windowMs: DAY_MS },
];

const apartFor = (asker: 'device' | 'home', who: string): WordedLimit[] =>
	CODES_BY_PHONE.map((limit) => ({
		...limit,
		kind: limit.kind.replace('code:', `code:${asker}:`),
		of: `codes by SMS, asked for ${who}`,
	}));

/**
 * S29: a stranger who knows a number can use up only the strangers' codes. A device of the person has a count
 * of its own, and so has a network from which the person has signed in.
 */
export const CODES_BY_DEVICE = apartFor('device', 'on a device of the person');
export const CODES_FROM_HOME = apartFor('home', 'from a network of the person');

/**
 * S29: a new phone on a new network gets a code even if strangers have used up theirs. Each network gets one
 * such code a day, and all networks together get two.
 */
export const FIRST_CODE_OF_NETWORK: WordedLimit = {
	kind: 'code:first:network',
	of: 'first codes of a network',
	per: 'number',
	max: 1,
	windowMs: DAY_MS,
};
export const FIRST_CODES: WordedLimit = {
	kind: 'code:first',
	of: 'first codes of all networks',
	per: 'number',
	max: 2,
	windowMs: DAY_MS,
};

/**
 * Beyond this limit a confirmation requires a proof of work. It is not refused, because a whole town may
 * order from behind one address.
 */
export const CONFIRMATIONS_BY_ADDRESS: WordedLimit = {
	kind: 'confirm:address',
	of: 'confirmations of a phone',
	per: 'network',
	beyond: 'a proof of work',
	max: 30,
	windowMs: HOUR_MS,
};

export const RESETS_BY_ADDRESS: WordedLimit = {
	kind: 'reset:address',
	of: 'resets of a password',
	per: 'network',
	beyond: 'a proof of work',
	max: 10,
	windowMs: HOUR_MS,
};

export const ACCOUNT_LIMITS = [
	SIGN_IN_BY_PHONE,
	SIGN_IN_BY_DEVICE,
	OLD_PASSWORD_BY_USER,
	SIGN_IN_BY_ADDRESS,
	SIGN_IN_ALARM,
	REGISTRATION_BY_ADDRESS,
	TAKEN_PHONE_BY_ADDRESS,
	CONFIRMATIONS_BY_ADDRESS,
	RESETS_BY_ADDRESS,
	...CODES_BY_PHONE,
	...CODES_BY_DEVICE,
	...CODES_FROM_HOME,
	FIRST_CODE_OF_NETWORK,
	FIRST_CODES,
];
