import {
	DEFAULT_LANGUAGE,
	findLanguage,
	LANGUAGE_COOKIE,
	type Language,
} from '@dukan/domain/language/language.ts';
import type { FastifyRequest } from 'fastify';

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);

/** GEN-02: the cookie, unless it holds something else than tm, ru or en. */
export function cookieLanguage(request: FastifyRequest): Language {
	return findLanguage(COOKIE.exec(request.headers.cookie ?? '')?.[1]) ?? DEFAULT_LANGUAGE;
}
