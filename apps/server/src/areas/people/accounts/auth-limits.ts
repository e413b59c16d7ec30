import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import type { ExponentialBackoff, WindowLimit } from '../../../platform/limits/limits.queries.ts';

/**
 * S5: five failures, then pauses from a second to an hour. With 4-digit passwords that is some forty guesses in the first
 * day and 24 in each day after, out of 10,000.
 */
const GUESSES = {
	free: 5,
	firstPauseMs: SECOND_MS,
	maxPauseMs: HOUR_MS,
	forgetMs: DAY_MS,
};

/** All strangers to an account together: guessing from a thousand addresses gains nothing. */
export const SIGN_IN_BY_PHONE: ExponentialBackoff = { kind: 'signin:phone', ...GUESSES };

/** S20: a device the person has signed in from counts for itself, so that strangers never shut the owner out. */
export const SIGN_IN_BY_DEVICE: ExponentialBackoff = { kind: 'signin:device', ...GUESSES };

export const OLD_PASSWORD_BY_USER: ExponentialBackoff = { kind: 'password:user', ...GUESSES };

/** Failures only, and none of a known device: many people share an address. */
export const SIGN_IN_BY_ADDRESS: WindowLimit = { kind: 'signin:address', max: 30, windowMs: 15 * MINUTE_MS };

/** So many failures over the whole shop are an attack that someone should look at. */
export const SIGN_IN_ALARM = { kind: 'signin:all', max: 500, windowMs: 15 * MINUTE_MS };

export const REGISTRATION_BY_ADDRESS: WindowLimit = { kind: 'register:address', max: 30, windowMs: HOUR_MS };

/** S4: the refusal "already registered" discloses who is, so only a few an hour. */
export const TAKEN_PHONE_BY_ADDRESS: WindowLimit = { kind: 'register:taken', max: 10, windowMs: HOUR_MS };

/** S3: 1 a minute, 3 an hour, 6 a day. */
export const CODES_BY_PHONE: readonly WindowLimit[] = [
	{ kind: 'code:minute', max: 1, windowMs: MINUTE_MS },
	{ kind: 'code:hour', max: 3, windowMs: HOUR_MS },
	{ kind: 'code:day', max: 6, windowMs: DAY_MS },
];

const apartFor = (asker: string) =>
	CODES_BY_PHONE.map((limit) => ({ ...limit, kind: limit.kind.replace('code:', `code:${asker}:`) }));

/**
 * S29: who knows a number may use up what strangers get, and that alone. What a device of the person asks for counts for itself,
 * and so does what comes from a network that they signed in from.
 */
export const CODES_BY_DEVICE = apartFor('device');
export const CODES_FROM_HOME = apartFor('home');

/** S29: a new phone in a new place gets a code though strangers elsewhere have used up theirs: one a day for a network, two in all. */
export const FIRST_CODE_OF_NETWORK: WindowLimit = { kind: 'code:first:network', max: 1, windowMs: DAY_MS };
export const FIRST_CODES: WindowLimit = { kind: 'code:first', max: 2, windowMs: DAY_MS };

/** Beyond it a proof of work is asked for: a town orders behind one address. */
export const CONFIRMATIONS_BY_ADDRESS: WindowLimit = { kind: 'confirm:address', max: 30, windowMs: HOUR_MS };

export const RESETS_BY_ADDRESS: WindowLimit = { kind: 'reset:address', max: 10, windowMs: HOUR_MS };
