import {
	DEFAULT_LANGUAGE,
	findLanguage,
	LANGUAGE_COOKIE,
	type Language,
} from '@dukan/domain/base/language/language.ts';
import type { FastifyRequest } from 'fastify';

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);

/** GEN-02: returns the cookie's language if it is tm, ru or en. */
export function cookieLanguage(request: FastifyRequest): Language {
	return languageOf(request.headers.cookie);
}

export function languageOf(cookie: string | undefined): Language {
	return (cookie && findLanguage(COOKIE.exec(cookie)?.[1])) || DEFAULT_LANGUAGE;
}
