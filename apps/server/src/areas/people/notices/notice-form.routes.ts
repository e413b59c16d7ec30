import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { signInProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import type { FormResult } from '@dukan/domain/people/notices/notice-rules.ts';
import { noticeFormBody, noticeStopBody } from '@dukan/domain/people/notices/notices.api.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { consumePerAddress, enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { networkOf } from '../../../platform/limits/network-address.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { endSession, findUserByToken } from '../accounts/sessions.queries.ts';
import { signIn } from '../accounts/sign-in.ts';
import { readVisitor } from '../accounts/visitor.ts';
import { waitForProduct } from './manage-notices.ts';
import { STOPS_BY_ADDRESS } from './notice-limits.ts';
import { stopNotices } from './notices.queries.ts';
import { findStopped } from './stop-link.ts';

/** Maps refusals to their names in the address of the form's page. */
const RESULTS: Readonly<Record<string, FormResult>> = {
	phone_unconfirmed: 'unconfirmed',
	in_stock: 'in_stock',
	notice_limit: 'limit',
	too_many_requests: 'later',
	proof_required: 'later',
};

/**
 * CHOOSE-05: the forms of pages without script. With one a person gives phone and password to wait for a
 * product; with the other they unsubscribe by the link of a message. Both lead back to their page, which
 * shows the result.
 */
export function noticeFormRoutes(
	app: App,
	services: Needs<'config' | 'db' | 'clock'> & { passwords: PasswordHasher },
): void {
	const { db, config, clock } = services;

	app.post('/api/notice_form', { schema: { hide: true, body: noticeFormBody } }, async (request, reply) => {
		const { p_id: productId, tel, parol: password } = request.body;
		const said = await askByForm(services, request, { productId, phone: phoneDigits(tel), password });
		return reply.redirect(`${addresses.notify(productId)}?said=${said}`, 303);
	});

	app.post('/api/notice_stop', { schema: { hide: true, body: noticeStopBody } }, async (request, reply) => {
		const asked = { db, config, network: networkOf(request.ip), now: clock() };
		enforceRateLimit(await consumePerAddress(STOPS_BY_ADDRESS, asked));
		const userId = await findStopped(db, request.body.key);
		const stopped = userId !== undefined && (await stopNotices(db, userId));
		return reply.redirect(`${addresses.stopNotices}?said=${stopped ? 'stopped' : 'unknown'}`, 303);
	});
}

/** Checks the password like a sign-in, with the same limits, but opens no session. */
async function askByForm(
	services: Needs<'config' | 'db' | 'clock'> & { passwords: PasswordHasher },
	request: FastifyRequest,
	{ productId, phone, password }: { productId: number; phone: string; password: string },
): Promise<FormResult> {
	if (Object.keys(signInProblems({ phone, password })).length > 0) return 'wrong';
	try {
		const result = await signIn(services, { phone, password }, await readVisitor(services, request));
		if (result.outcome !== 'signed_in') return 'wrong';
		const user = await findUserByToken(services.db, result.token, services.clock());
		if (!user) return 'later';
		await endSession(services.db, user.id, user.sessionId);
		const { db, clock } = services;
		const asked = { productId, now: clock() };
		await db.transaction().execute((trx) => waitForProduct(trx, user, asked));
		return 'saved';
	} catch (error) {
		const said = error instanceof Problem ? RESULTS[error.code] : undefined;
		if (said === undefined) throw error;
		return said;
	}
}
