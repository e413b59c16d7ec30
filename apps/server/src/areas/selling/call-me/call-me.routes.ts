import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { callMeBody, callMeCalls } from '@dukan/domain/selling/call-me/call-me.api.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import type { Needs } from '../../../platform/needs.ts';
import { findUser } from '../../people/accounts/signed-in.ts';
import { readVisitor } from '../../people/accounts/visitor.ts';
import { type Caller, requestCall } from './request-call.ts';

/**
 * DESK-15: one route serves the page's script. The other takes the same form where no script runs, and
 * returns a page.
 */
export function callMeRoutes(app: App, services: Needs<'config' | 'db' | 'clients' | 'clock'>): void {
	handle(app, callMeCalls, 'POST /api/call_me', async (request) => {
		const { body } = request;
		const key = callKey(request, `phone ${body.phone}`, services.clock());
		await requestCall(services, { body, key }, await callerOf(services, request));
	});

	app.post(
		addresses.callMe,
		{
			schema: { hide: true, body: callMeBody },
			attachValidation: true,
			// People type the number in any usual form.
			preValidation: async (request) => {
				const body = request.body as Record<string, unknown> | null;
				if (body && typeof body.phone === 'string') body.phone = phoneDigits(body.phone);
			},
		},
		async (request, reply) => {
			const back = (outcome: string) => reply.redirect(`${addresses.callMe}?outcome=${outcome}`, 303);
			if (request.validationError) return back('fields');
			try {
				await requestCall(services, { body: request.body }, await callerOf(services, request));
			} catch (error) {
				if (!(error instanceof Problem)) throw error;
				return back(error.code === 'invalid_input' ? 'fields' : 'later');
			}
			return back('sent');
		},
	);
}

async function callerOf(
	services: Needs<'config' | 'db' | 'clients' | 'clock'>,
	request: FastifyRequest,
): Promise<Caller> {
	const [visitor, person] = await Promise.all([readVisitor(services, request), findUser(services, request)]);
	return { ...visitor, person };
}
