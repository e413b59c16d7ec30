import { plainLine } from '@dukan/domain/base/text/plain-line.ts';
import type { CallMeBody } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { readWantedItems } from '@dukan/domain/selling/call-me/call-request-rules.ts';
import type { Services } from '../../../main/services.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import type { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.ts';
import { consumePerAddress, enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import type { Visitor } from '../../people/accounts/visitor.ts';
import { insertCallRequest, notifyCallRequest } from './call-requests.queries.ts';

/** Enough to correct a cart some times, too few to annoy the owner of a number. */
const REQUESTS_BY_PHONE = { kind: 'call_me:phone', max: 5, windowMs: DAY_MS };
/** Beyond it a proof of work is asked for: a town shops behind one address. */
const REQUESTS_BY_ADDRESS = { kind: 'call_me:address', max: 10, windowMs: HOUR_MS };

/** DESK-15: a visitor asks for a call. No account, no code by SMS, no stock held. */
export async function requestCall(
	services: Services,
	{ body, key }: { body: CallMeBody; key?: IdempotencyKey | undefined },
	visitor: Visitor,
): Promise<void> {
	const { db, config, clock } = services;
	const now = clock();
	const name = plainLine(body.name);
	if (name.length < 2) throw invalidField('name', 'minLength');
	const { network, language } = visitor;
	await createOnce(db, key, {
		prepare: async () => {
			const usual = await consumePerAddress(REQUESTS_BY_ADDRESS, { db, config, network, now });
			if (!usual.allowed) await requireProof(services, visitor.proof, 'call_me');
			enforceRateLimit(await consume(db, REQUESTS_BY_PHONE, body.phone, now));
		},
		create: async (trx) => {
			const items = readWantedItems(body.items);
			const id = await insertCallRequest(trx, { name, phone: body.phone, language, items, now });
			await notifyCallRequest(trx, id);
			return id;
		},
	});
}
