import { infoProblems, registrationProblems, signInProblems } from '@dukan/domain/auth/account-forms.ts';
import {
	REGISTERED_MESSAGE,
	SET_USER_FIELDS,
	SIGN_IN_FIELDS,
	type SignedInWire,
	type SignInWire,
	USER_TYPE,
	USERS_ADD_FIELDS,
} from '@dukan/domain/auth/auth.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { readAddress } from '../delivery/regions.queries.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Services } from '../services.ts';
import { field, registeredSchema, required, signedInSchema } from './auth-schemas.ts';
import { refuseFields } from './refuse-fields.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import type { UserRow } from './users.queries.ts';
import { readVisitor, rememberDevice } from './visitor.ts';

const tags = ['accounts'];

/** How people get in. What they do once inside is in profile.routes.ts. */
export function authRoutes(app: FastifyInstance, services: Services, metrics: Metrics): void {
	const https = services.config.publicOrigin?.startsWith('https:') ?? false;

	app.post<{
		Body: Record<'u_phone_1' | 'u_password' | 'confirmPassword' | 'u_name' | 'u_address_1', string>;
	}>(
		'/api/set_user',
		{
			schema: {
				summary: 'Register. 401 when the phone is registered already, 403 when it is banned',
				tags,
				body: Type.Object({
					u_phone_1: required(field.phone()),
					u_password: required(field.password()),
					confirmPassword: required(field.password()),
					u_name: required(field.name()),
					u_address_1: required(field.address()),
				}),
				response: { 200: registeredSchema },
			},
		},
		async (request, reply) => {
			const { u_phone_1: phone, u_password: password, u_name: name, u_address_1: address } = request.body;
			const confirmation = request.body.confirmPassword;
			const { detail, regionId } = await readAddress(services.db, address);
			refuseFields(
				registrationProblems({ phone, password, confirmation, name, address: detail }),
				SET_USER_FIELDS,
			);
			const visitor = readVisitor(request);
			const { user, token } = await register(
				services,
				{ phone, password, name, address, regionId, email: '', language: visitor.language },
				visitor,
			);
			rememberDevice(reply, visitor, https);
			return { message: REGISTERED_MESSAGE, token, user_lang: user.language };
		},
	);

	app.post<{ Body: Record<'_u_phone_1' | '_u_password' | '_u_name' | '_u_email', string> }>(
		'/api/users_add',
		{
			schema: {
				summary: 'Register, the old way. Answers as signin; 401 and 403 as set_user',
				tags,
				body: Type.Object({
					_u_phone_1: required(field.phone()),
					_u_password: required(field.password()),
					_u_name: required(field.name()),
					_u_email: required(field.email()),
					_u_type: Type.Integer({ minimum: USER_TYPE, maximum: USER_TYPE, default: USER_TYPE }),
				}),
				response: { 200: signedInSchema },
			},
		},
		async (request, reply) => {
			const { _u_phone_1: phone, _u_password: password, _u_name: name, _u_email: email } = request.body;
			refuseFields(infoProblems({ phone, password, name, email }), USERS_ADD_FIELDS);
			const visitor = readVisitor(request);
			const { user, token } = await register(
				services,
				{ phone, password, name, address: '', regionId: null, email, language: visitor.language },
				visitor,
			);
			rememberDevice(reply, visitor, https);
			return signedInWire(user, token);
		},
	);

	app.post<{ Body: Record<'tel' | 'parol', string> }>(
		'/api/signin',
		{
			schema: {
				summary: 'Sign in. `bann` is told only with the right password',
				tags,
				body: Type.Object({ tel: required(field.phone()), parol: required(field.password()) }),
				response: { 200: signedInSchema },
			},
		},
		async (request, reply): Promise<SignInWire> => {
			const form = { phone: request.body.tel, password: request.body.parol };
			refuseFields(signInProblems(form), SIGN_IN_FIELDS);
			const visitor = readVisitor(request);
			const result = await signIn(services, form, visitor);
			metrics.countSignIn(result.outcome);
			if (result.outcome === 'signed_in') {
				rememberDevice(reply, visitor, https);
				return signedInWire(result.user, result.token);
			}
			if (result.outcome === 'wrong' && result.alarm) request.log.warn('unusually many sign-ins fail');
			return { login: false, bann: result.outcome === 'banned' };
		},
	);
}

function signedInWire(user: UserRow, token: string): SignedInWire {
	return {
		login: true,
		bann: false,
		token,
		lang: user.language,
		u_id: user.id,
		u_name: user.name,
		u_phone_1: user.phone,
		u_address_1: user.address,
	};
}
