import { plainLine } from '@dukan/domain/base/text/plain-line.ts';
import type { CallMeBody } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { readWantedItems } from '@dukan/domain/selling/call-me/call-request-rules.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import type { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.ts';
import { consumePerAddress, enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, countOf, type WordedLimit } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import { keyedHash } from '../../../platform/server-secrets.ts';
import type { SignedInUser } from '../../people/accounts/sessions.queries.ts';
import type { Visitor } from '../../people/accounts/visitor.ts';
import { insertCallRequest, isKnownNumber, notifyCallRequest } from './call-requests.queries.ts';

/** This is enough to correct a cart a few times, but too little to annoy the owner of a number. */
const REQUESTS_BY_PHONE: WordedLimit = {
	kind: 'call_me:phone',
	of: 'calls asked for',
	per: 'number',
	max: 5,
	windowMs: DAY_MS,
};
/**
 * Further requests from the network are not refused but need a proof of work, because a town may shop from
 * behind one address.
 */
const REQUESTS_BY_ADDRESS: WordedLimit = {
	kind: 'call_me:address',
	of: 'calls asked for',
	per: 'network',
	beyond: 'a proof of work',
	max: 10,
	windowMs: HOUR_MS,
};

/**
 * `person` is the signed-in visitor. Requests of known people for their own number count towards no budget,
 * so that strangers cannot use up their calls.
 */
export type Caller = Visitor & { person: Pick<SignedInUser, 'phone' | 'isKnown'> | undefined };

/** DESK-15: a visitor asks for a call. It needs no account and no code by SMS, and reserves no stock. */
export async function requestCall(
	services: Needs<'config' | 'db' | 'clock'>,
	{ body, key }: { body: CallMeBody; key?: IdempotencyKey | undefined },
	caller: Caller,
): Promise<void> {
	const { db, config, clock } = services;
	const now = clock();
	const name = plainLine(body.name);
	if (name.length < 2) throw invalidField('name', 'minLength');
	const { network, language, person } = caller;
	const isOwn = person?.isKnown === true && person.phone === body.phone;
	const isKnown = isOwn || (await isKnownNumber(db, body.phone));
	await createOnce(db, key, {
		prepare: async () => {
			const usual = await consumePerAddress(REQUESTS_BY_ADDRESS, { db, config, network, now });
			if (!usual.allowed) await requireProof(services, caller.proof, 'call_me');
			enforceRateLimit(await consume(db, REQUESTS_BY_PHONE, body.phone, now));
			if (!isOwn) await consumeCallBudget(services, { part: isKnown ? 'known' : 'new', network, now });
		},
		create: async (trx) => {
			const items = readWantedItems(body.items);
			const hash = await keyedHash(db, 'networks', network);
			const request = { name, phone: body.phone, language, items, network: hash, isKnown, now };
			const id = await insertCallRequest(trx, request);
			if (id !== undefined) await notifyCallRequest(trx, id);
			return id ?? 0;
		},
	});
}

/**
 * S27: limits the calls that operators get in an hour, with one budget for numbers that the shop knows and
 * one for the others. One network may use at most half of what the other networks have left, so that
 * something remains for the next one.
 */
const callBudget = (part: 'new' | 'known', of: string): WordedLimit => ({
	kind: `call_me:${part}`,
	of: `calls to numbers that the shop ${of}; half of what others leave for one network`,
	per: 'shop',
	max: 40,
	windowMs: HOUR_MS,
});
const CALL_BUDGETS = { new: callBudget('new', 'does not know'), known: callBudget('known', 'knows') };

export const CALL_LIMITS = [REQUESTS_BY_PHONE, REQUESTS_BY_ADDRESS, CALL_BUDGETS.new, CALL_BUDGETS.known];

async function consumeCallBudget(
	{ db, config }: Needs<'config' | 'db'>,
	{ part, network, now }: { part: 'new' | 'known'; network: string; now: Date },
): Promise<void> {
	const { kind, max: usual, windowMs } = CALL_BUDGETS[part];
	// One transaction, so that a refusal also undoes what was counted before it.
	await db.transaction().execute(async (trx) => {
		const max = usual * config.addressLimitFactor;
		enforceRateLimit(await consume(trx, { kind, max, windowMs }, 'all', now));
		const own = await countOf(trx, kind, network, now);
		const left = max - ((await countOf(trx, kind, 'all', now)) - 1 - own);
		const ownMax = Math.max(1, Math.floor(left / 2));
		enforceRateLimit(await consume(trx, { kind, max: ownMax, windowMs }, network, now));
	});
}
