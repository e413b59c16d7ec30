import {
	REGISTERED_MESSAGE,
	SET_USER_FIELDS,
	SIGN_IN_FIELDS,
	USERS_ADD_FIELDS,
} from '@dukan/domain/people/accounts/account-fields.ts';
import {
	infoProblems,
	registrationProblems,
	signInProblems,
} from '@dukan/domain/people/accounts/account-forms.ts';
import {
	authCalls,
	type RegisteredWire,
	type SignedInWire,
	type SignInWire,
} from '@dukan/domain/people/accounts/auth.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { readAddress } from '../../shop/regions/regions.queries.ts';
import { refuseFields } from './refuse-fields.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import type { UserRow } from './users.queries.ts';
import { readVisitor, rememberDevice } from './visitor.ts';

/** Registration and sign-in. profile.routes.ts has the calls of people who have signed in. */
export function authRoutes(
	app: App,
	services: Needs<'config' | 'db' | 'clock' | 'metrics'> & { passwords: PasswordHasher },
): void {
	handle(
		app,
		authCalls,
		'POST /api/set_user',
		async (request, reply): Promise<RegisteredWire> => {
			const { u_phone_1: phone, u_password: password, u_name: name, u_address_1: address } = request.body;
			const confirmation = request.body.confirmPassword;
			const { detail, regionId } = await readAddress(services.db, address);
			refuseFields(
				registrationProblems({ phone, password, confirmation, name, address: detail }),
				SET_USER_FIELDS,
			);
			const visitor = await readVisitor(services, request);
			const { user, token, confirm } = await register(
				services,
				{ phone, password, name, address, regionId, email: '', language: visitor.language },
				visitor,
			);
			await rememberDevice(services, reply, visitor);
			return { message: REGISTERED_MESSAGE, token, user_lang: user.language, ...confirm };
		},
		{ config: { secretResponse: true } },
	);

	handle(
		app,
		authCalls,
		'POST /api/users_add',
		async (request, reply) => {
			const { _u_phone_1: phone, _u_password: password, _u_name: name, _u_email: email } = request.body;
			refuseFields(infoProblems({ phone, password, name, email }), USERS_ADD_FIELDS);
			const visitor = await readVisitor(services, request);
			const { user, token, confirm } = await register(
				services,
				{ phone, password, name, address: '', regionId: null, email, language: visitor.language },
				visitor,
			);
			await rememberDevice(services, reply, visitor);
			return { ...describeSignedIn(user, token), ...confirm };
		},
		{ config: { secretResponse: true } },
	);

	handle(
		app,
		authCalls,
		'POST /api/signin',
		async (request, reply): Promise<SignInWire> => {
			const form = { phone: request.body.tel, password: request.body.parol };
			refuseFields(signInProblems(form), SIGN_IN_FIELDS);
			const visitor = await readVisitor(services, request);
			const result = await signIn(services, form, visitor);
			services.metrics.countSignIn(result.outcome);
			if (result.outcome === 'signed_in') {
				await rememberDevice(services, reply, visitor);
				return describeSignedIn(result.user, result.token);
			}
			if (result.outcome === 'wrong' && result.alarm) request.log.warn('unusually many sign-ins fail');
			return { login: false, bann: result.outcome === 'banned' };
		},
		{ config: { secretResponse: true } },
	);
}

function describeSignedIn(user: UserRow, token: string): SignedInWire {
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
