import type { RegisteredWire } from '@dukan/domain/people/accounts/auth.api.ts';

/** Specification, point 3: the stored record has token, lang and login after every kind of sign-in. */
export function registeredSession({ message, token, user_lang }: RegisteredWire) {
	return { message, token, user_lang, login: true as const, lang: user_lang };
}
