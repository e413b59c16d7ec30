import type { RegisteredWire } from '@dukan/domain/auth/auth.api.ts';
import type { Session } from './session-store.ts';

/** Specification, point 3: whichever way a person came in, the record has token, lang and login. */
export function registeredSession(registered: RegisteredWire): Session {
	return { ...registered, login: true, lang: registered.user_lang };
}
