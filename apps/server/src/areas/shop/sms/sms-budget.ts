import type { SmsPartName } from '@dukan/domain/shop/sms/sms-budget.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
	consume,
	countOf,
	type RateLimitResult,
	type WordedLimit,
} from '../../../platform/limits/limits.queries.ts';
import { answersForOrders, findSmsTrust, findSpentParts } from './sms-budget.queries.ts';
import type { ConfigWithSms } from './sms-config.ts';

/**
 * S3, S19: divides the hour's codes into parts, so that no group uses up the share of another. `new` is for
 * phones that no code has confirmed and whose owners never had an accepted order: anyone may have invented
 * them. `known` is for all other phones. `own` is a reserve for known phones whose owner asks on a device
 * that they have signed in with. Messages about orders have limits of their own below.
 */
const SHARES = { new: 0.3, known: 0.4, own: 0.3 } as const;
export type SmsPart = keyof typeof SHARES;

/**
 * Messages about expired orders have this share beside the codes. New phones and known phones each get it.
 */
const CANCELLED_SHARE = 0.3;

/**
 * One address gets at most this share of what other addresses have left for new phones, so that some is left
 * for the next address.
 */
const ADDRESS_SHARE = 0.5;

/** The key in `limits` that counts each part, and the part's share of the budget. */
const COUNTED: Readonly<Record<SmsPartName, { kind: string; key: string; share: number }>> = {
	new: { kind: 'sms:new', key: 'all', share: SHARES.new },
	known: { kind: 'sms:known', key: 'all', share: SHARES.known },
	own: { kind: 'sms:own', key: 'all', share: SHARES.own },
	cancelled_new: { kind: 'sms:cancelled', key: 'new', share: CANCELLED_SHARE },
	cancelled_known: { kind: 'sms:cancelled', key: 'known', share: CANCELLED_SHARE },
};

const SMS_PART_WORDS: Readonly<Record<SmsPartName, string>> = {
	new: 'codes to numbers that no code has confirmed; half of what others leave for one network',
	known: 'codes to known numbers',
	own: 'codes to known numbers, asked for on a device of the person',
	cancelled_new: 'orders that ran out, of people whom the shop does not know',
	cancelled_known: 'orders that ran out, of people whom the shop knows',
};

type Budget = { config: ConfigWithSms; network: string; now: Date };

/** Returns the limit of each kind of message for a budget of `hourlyBudget` messages an hour. */
export function smsLimits(hourlyBudget: number): WordedLimit[] {
	const parts = Object.entries(COUNTED).map(([part, { kind, share }]) => ({
		kind,
		of: `SMS: ${SMS_PART_WORDS[part as SmsPartName]}`,
		per: 'shop' as const,
		max: shareOf(hourlyBudget, share),
		windowMs: HOUR_MS,
	}));
	return [...parts, ORDER_MESSAGES_TO_NUMBER];
}

/** The caller runs it in a transaction, which a refusal undoes. */
export async function consumeSmsBudget(
	trx: Database,
	part: SmsPart,
	{ config, network, now }: Budget,
): Promise<RateLimitResult> {
	const sizeOf = (name: SmsPart) => shareOf(config.sms.hourlyBudget, SHARES[name]);
	const take = (name: SmsPart) =>
		consume(trx, { kind: `sms:${name}`, max: sizeOf(name), windowMs: HOUR_MS }, 'all', now);
	if (part === 'new') {
		// The total is counted first, because its lock makes the counts below consistent.
		const all = await take('new');
		if (!all.allowed) return all;
		const others =
			(await countOf(trx, 'sms:new', 'all', now)) - 1 - (await countOf(trx, 'sms:address', network, now));
		const left = sizeOf('new') - Math.max(0, others);
		const max = Math.max(1, Math.floor(left * ADDRESS_SHARE)) * config.addressLimitFactor;
		return consume(trx, { kind: 'sms:address', max, windowMs: HOUR_MS }, network, now);
	}
	const known = await take('known');
	return known.allowed || part === 'known' ? known : take('own');
}

function shareOf(hourlyBudget: number, share: number): number {
	return Math.max(1, Math.floor(hourlyBudget * share));
}

/**
 * S19: tells whether the budget still has a message for a person whose order has expired. Staff do not cause
 * these messages.
 */
export async function consumeCancelledBudget(
	trx: Database,
	userId: number,
	{ hourlyBudget, now }: { hourlyBudget: number; now: Date },
): Promise<boolean> {
	const { known } = await findSmsTrust(trx, userId);
	const limit = { kind: 'sms:cancelled', max: shareOf(hourlyBudget, CANCELLED_SHARE), windowMs: HOUR_MS };
	return (await consume(trx, limit, known ? 'known' : 'new', now)).allowed;
}

/** This limit protects the owners of numbers, because anyone may write any number into an order. */
const ORDER_MESSAGES_TO_NUMBER: WordedLimit = {
	kind: 'sms:orders',
	of: 'messages about orders of people whom the shop does not know',
	per: 'number',
	beyond: 'nothing; no message goes',
	max: 5,
	windowMs: DAY_MS,
};

/**
 * S27: tells whether a message about an order may still be sent to this number today. People whom the shop knows have no such
 * limit, because they answer for what they do.
 */
export async function consumeOrderMessage(
	trx: Database,
	{ userId, phone, now }: { userId: number; phone: string; now: Date },
): Promise<boolean> {
	if (await answersForOrders(trx, userId)) return true;
	return (await consume(trx, ORDER_MESSAGES_TO_NUMBER, phone, now)).allowed;
}

/** Returns the parts that are used up. People of these parts get no message until the hour is over. */
export async function listSpentParts(db: Database, hourlyBudget: number, now: Date): Promise<SmsPartName[]> {
	const parts = Object.entries(COUNTED).map(([part, { share, ...counted }]) => ({
		part: part as SmsPartName,
		...counted,
		max: shareOf(hourlyBudget, share),
	}));
	return findSpentParts(db, parts, now);
}

/** Returns the part of the budget that pays for a code to this person. */
export async function findSmsPart(db: Database, userId: number, deviceHash: Buffer): Promise<SmsPart> {
	const { known, own } = await findSmsTrust(db, userId, deviceHash);
	if (!known) return 'new';
	return own ? 'own' : 'known';
}
