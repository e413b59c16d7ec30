import { RESET_ADD_FIELDS, UPDATE_PASSWORD_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { newPasswordProblems, resetProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { type ResetConfirmWire, resetCalls } from '@dukan/domain/people/accounts/auth.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { refuseFields } from './refuse-fields.ts';
import { askForCode, SmsBudgetSpent, setNewPassword } from './reset-password.ts';
import { confirmReset } from './resets.queries.ts';
import { bearerToken } from './signed-in.ts';
import { readVisitor, rememberDevice } from './visitor.ts';

/** AUTH-06: resetting a forgotten password. */
export function resetRoutes(
	app: App,
	services: Needs<'db' | 'clock'> & { config: ConfigWithSms } & { passwords: PasswordHasher },
): void {
	const { db, clock } = services;

	handle(
		app,
		resetCalls,
		'POST /api/reset_add',
		async (request) => {
			const { tel: phone, key: captchaToken } = request.body;
			refuseFields(resetProblems({ phone }), RESET_ADD_FIELDS);
			try {
				const visitor = await readVisitor(services, request);
				const asked = await askForCode(services, { phone, captchaToken }, visitor);
				return {
					block: asked.outcome === 'banned',
					regno: asked.outcome === 'unknown',
					token: asked.outcome === 'sent' ? asked.token : '',
				};
			} catch (error) {
				if (error instanceof SmsBudgetSpent) request.log.warn("the hour's SMS are spent: no codes are sent");
				throw error;
			}
		},
		{ config: { secretResponse: true } },
	);

	handle(
		app,
		resetCalls,
		'POST /api/reset_confirm',
		async (request): Promise<ResetConfirmWire> => {
			const { tel: phone, code, token } = request.body;
			const ticket = await confirmReset(db, { phone, code: code.trim(), token }, clock());
			return ticket === undefined ? { confirm: false } : { confirm: true, token: ticket };
		},
		{ config: { secretResponse: true } },
	);

	handle(app, resetCalls, 'POST /api/user_updatepass', async (request, reply) => {
		const { _pass: password, _u_phone_1: phone } = request.body;
		const ticket = bearerToken(request);
		if (ticket === undefined) return { update: false };
		refuseFields(newPasswordProblems({ phone, password }), UPDATE_PASSWORD_FIELDS);
		const visitor = await readVisitor(services, request);
		const update = await setNewPassword(services, { phone, password, ticket }, visitor);
		if (update) await rememberDevice(services, reply, visitor);
		return { update };
	});
}
