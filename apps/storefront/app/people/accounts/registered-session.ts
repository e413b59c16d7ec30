import type { RegisteredWire } from '@dukan/domain/people/accounts/auth.api.ts';

/** Specification, point 3: whichever way a person came in, the record has token, lang and login. */
export function registeredSession({ message, token, user_lang }: RegisteredWire) {
	return { message, token, user_lang, login: true as const, lang: user_lang };
}
