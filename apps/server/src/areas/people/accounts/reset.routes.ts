import { RESET_ADD_FIELDS, UPDATE_PASSWORD_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { newPasswordProblems, resetProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import {
	type ResetConfirmWire,
	resetAddBody,
	resetAddWire,
	resetConfirmBody,
	resetConfirmWire,
	updatePasswordBody,
	updatePasswordWire,
} from '@dukan/domain/people/accounts/auth.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { TICKET } from '../../../platform/http/call-security.ts';
import { FORM_TYPES } from '../../../platform/http/form-fields.ts';
import { refuseFields } from './refuse-fields.ts';
import { askForCode, SmsBudgetSpent, setNewPassword } from './reset-password.ts';
import { confirmReset } from './resets.queries.ts';
import { bearerToken } from './signed-in.ts';
import { readVisitor, rememberDevice } from './visitor.ts';

const tags = ['accounts'];

/** AUTH-06: reset of a forgotten password. */
export function resetRoutes(app: App, services: Services): void {
	const { db, clock } = services;

	app.post(
		'/api/reset_add',
		{
			config: { secretResponse: true, requires: ['tel', 'key'] },
			schema: {
				summary: 'Ask for a code by SMS; `key` is the token of a solved captcha',
				tags,
				consumes: FORM_TYPES,
				body: resetAddBody,
				response: { 200: resetAddWire },
			},
		},
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
	);

	app.post(
		'/api/reset_confirm',
		{
			config: { secretResponse: true, requires: ['tel', 'code', 'token'] },
			schema: {
				summary: 'The code from the SMS, for a one-time ticket. 5 minutes, 5 tries',
				tags,
				consumes: FORM_TYPES,
				body: resetConfirmBody,
				response: { 200: resetConfirmWire },
			},
		},
		async (request): Promise<ResetConfirmWire> => {
			const { tel: phone, code, token } = request.body;
			const ticket = await confirmReset(db, { phone, code: code.trim(), token }, clock());
			return ticket === undefined ? { confirm: false } : { confirm: true, token: ticket };
		},
	);

	app.post(
		'/api/user_updatepass',
		{
			config: { requires: Object.values(UPDATE_PASSWORD_FIELDS) },
			schema: {
				security: TICKET,
				summary:
					'A new password, with the ticket of reset_confirm as bearer: without it the answer is `update: false` (AUTH-06), for a phone number alone proves nothing. Ends all sessions of the person',
				tags,
				consumes: FORM_TYPES,
				body: updatePasswordBody,
				response: { 200: updatePasswordWire },
			},
		},
		async (request, reply) => {
			const { _pass: password, _u_phone_1: phone } = request.body;
			const ticket = bearerToken(request);
			if (ticket === undefined) return { update: false };
			refuseFields(newPasswordProblems({ phone, password }), UPDATE_PASSWORD_FIELDS);
			const visitor = await readVisitor(services, request);
			const update = await setNewPassword(services, { phone, password, ticket }, visitor);
			if (update) await rememberDevice(services, reply, visitor);
			return { update };
		},
	);
}
