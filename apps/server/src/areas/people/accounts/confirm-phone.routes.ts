import { confirmPhoneCalls } from '@dukan/domain/people/accounts/auth.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { askForConfirmation, confirmPhone } from './confirm-phone.ts';
import { SmsBudgetSpent } from './reset-password.ts';
import { userOf } from './signed-in.ts';
import { readVisitor } from './visitor.ts';

/** ACCT-01: confirming one's own phone by a code. */
export function confirmPhoneRoutes(
	app: App,
	services: Needs<'db' | 'clock'> & { config: ConfigWithSms },
): void {
	handle(
		app,
		confirmPhoneCalls,
		'POST /api/user_confirm_add',
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
		{ config: { secretResponse: true } },
	);

	handle(app, confirmPhoneCalls, 'POST /api/user_confirm', async (request) => ({
		confirm: await confirmPhone(services, userOf(request), request.body.code.trim()),
	}));
}
