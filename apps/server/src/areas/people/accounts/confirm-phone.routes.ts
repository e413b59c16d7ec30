import {
	confirmationSentWire,
	userConfirmBody,
	userConfirmedWire,
} from '@dukan/domain/people/accounts/auth.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { askForConfirmation, confirmPhone } from './confirm-phone.ts';
import { SmsBudgetSpent } from './reset-password.ts';
import { signedIn, userOf } from './signed-in.ts';
import { readVisitor } from './visitor.ts';

const tags = ['accounts'];

/** ACCT-01: confirming the own phone by a code. */
export function confirmPhoneRoutes(app: App, services: Services): void {
	const onRequest = signedIn(services);

	app.post(
		'/api/user_confirm_add',
		{
			config: { secretResponse: true },
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Ask for a code by SMS that confirms the own phone; none is sent to a confirmed one',
				tags,
				response: { 200: confirmationSentWire },
			},
		},
		async (request) => {
			try {
				const user = userOf(request);
				const sent = await askForConfirmation(services, user, await readVisitor(services, request));
				return { sent, phone: user.phone };
			} catch (error) {
				if (error instanceof SmsBudgetSpent) request.log.warn("the hour's SMS are spent: no codes are sent");
				throw error;
			}
		},
	);

	app.post(
		'/api/user_confirm',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Confirm the own phone with the code from the SMS. 5 minutes, 5 tries',
				tags,
				body: userConfirmBody,
				response: { 200: userConfirmedWire },
			},
		},
		async (request) => ({
			confirm: await confirmPhone(services, userOf(request), request.body.code.trim()),
		}),
	);
}
