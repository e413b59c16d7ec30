import { newPasswordProblems, resetProblems } from '@dukan/domain/auth/account-forms.ts';
import {
	RESET_ADD_FIELDS,
	type ResetAddWire,
	type ResetConfirmWire,
	UPDATE_PASSWORD_FIELDS,
	type UpdatePasswordWire,
} from '@dukan/domain/auth/auth.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../services.ts';
import { field, required } from './auth-schemas.ts';
import { refuseFields } from './refuse-fields.ts';
import { askForCode, SmsBudgetSpent, setNewPassword } from './reset-password.ts';
import { confirmReset } from './resets.queries.ts';
import { bearerToken } from './signed-in.ts';
import { readVisitor } from './visitor.ts';

const tags = ['accounts'];
const secret = () => required(Type.String({ maxLength: 100 }));

/** AUTH-06: the way back in for whoever has forgotten the password. */
export function resetRoutes(app: FastifyInstance, services: Services): void {
	const { db, clock } = services;

	app.post<{ Body: { tel: string; key: string } }>(
		'/api/reset_add',
		{
			schema: {
				summary: 'Ask for a code by SMS; `key` is the token of a solved captcha',
				tags,
				body: Type.Object({ tel: required(field.phone()), key: secret() }),
				response: {
					200: Type.Object({ block: Type.Boolean(), regno: Type.Boolean(), token: Type.String() }),
				},
			},
		},
		async (request): Promise<ResetAddWire> => {
			const { tel: phone, key: captchaToken } = request.body;
			refuseFields(resetProblems({ phone }), RESET_ADD_FIELDS);
			try {
				const asked = await askForCode(services, { phone, captchaToken }, readVisitor(request));
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

	app.post<{ Body: { tel: string; code: string; token: string } }>(
		'/api/reset_confirm',
		{
			schema: {
				summary: 'The code from the SMS, for a one-time ticket. 5 minutes, 5 tries',
				tags,
				body: Type.Object({ tel: required(field.phone()), code: secret(), token: secret() }),
				response: { 200: Type.Object({ confirm: Type.Boolean(), token: Type.Optional(Type.String()) }) },
			},
		},
		async (request): Promise<ResetConfirmWire> => {
			const { tel: phone, code, token } = request.body;
			const ticket = await confirmReset(db, { phone, code: code.trim(), token }, clock());
			return ticket === undefined ? { confirm: false } : { confirm: true, token: ticket };
		},
	);

	app.post<{ Body: { _pass: string; _u_phone_1: string } }>(
		'/api/user_updatepass',
		{
			schema: {
				summary: 'A new password, with the ticket as bearer. Ends all sessions of the person',
				tags,
				body: Type.Object({ _pass: required(field.password()), _u_phone_1: required(field.phone()) }),
				response: { 200: Type.Object({ update: Type.Boolean() }) },
			},
		},
		async (request): Promise<UpdatePasswordWire> => {
			const { _pass: password, _u_phone_1: phone } = request.body;
			const ticket = bearerToken(request);
			if (ticket === undefined) return { update: false };
			refuseFields(newPasswordProblems({ phone, password }), UPDATE_PASSWORD_FIELDS);
			return { update: await setNewPassword(services, { phone, password, ticket }) };
		},
	);
}
