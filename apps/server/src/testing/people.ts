import type { SignInWire } from '@dukan/domain/people/accounts/auth.api.ts';
import type { TestShop } from './test-shop.ts';

export const PASSWORD = 'gyzyl alma';

let lastPhone = 2_000_000;

/** Returns a phone that no other test of this process uses. */
export function newPhone(): string {
	lastPhone += 1;
	return String(lastPhone);
}

type Caller = { remoteAddress?: string; headers?: Record<string, string> };

/** Makes the calls of accounts, as a client does. */
export function people({ app }: Pick<TestShop, 'app'>) {
	const post = (url: string, payload: object, caller: Caller = {}) =>
		app.inject({ method: 'POST', url, payload, ...caller });
	const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
	return {
		post,
		/** Registers a person and gives their phone and token. */
		register: async (form: object = {}, caller?: Caller) => {
			const phone = newPhone();
			const person = {
				u_phone_1: phone,
				u_password: PASSWORD,
				confirmPassword: PASSWORD,
				u_name: 'Aman Myradow',
				u_address_1: 'Parahat 7, jaý 12, Aşgabat',
				...form,
			};
			const response = await post('/api/set_user', person, caller);
			return { phone, response, token: String(response.json().token) };
		},
		signIn: async (phone: string, password: string, caller?: Caller) => {
			const response = await post('/api/signin', { tel: phone, parol: password }, caller);
			return { response, answer: response.json<SignInWire>() };
		},
		show: async (token: string) =>
			(await app.inject({ url: '/api/user_show/', headers: bearer(token) })).json(),
		update: (token: string, payload: object) => post('/api/user_update', payload, { headers: bearer(token) }),
		signOut: (token: string) => app.inject({ method: 'POST', url: '/api/signout', headers: bearer(token) }),
		sessions: (token: string) => app.inject({ url: '/api/session_list', headers: bearer(token) }),
		endSession: (token: string, id: number) =>
			app.inject({ method: 'POST', url: `/api/session_end/${id}`, headers: bearer(token) }),
	};
}
