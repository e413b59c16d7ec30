import { isLocalPath } from '@dukan/domain/base/addresses/addresses.ts';
import { LANGUAGE_COOKIE, LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { SECOND_MS, YEAR_MS } from '../../../platform/clock.ts';

/**
 * GEN-02: stores the choice in a cookie, so that the server renders the right language at once, even without
 * script.
 */
export function languageRoutes(app: FastifyInstance, options: { https: boolean }): void {
	const schema = {
		hide: true,
		body: Type.Object({
			lang: Type.Union(LANGUAGES.map((language) => Type.Literal(language))),
			back: Type.String({ maxLength: 2048, default: '/' }),
		}),
	};
	app.post<{ Body: { lang: string; back: string } }>('/lang', { schema }, async (request, reply) => {
		const { lang, back } = request.body;
		const secure = options.https ? '; Secure' : '';
		return reply
			.header(
				'set-cookie',
				`${LANGUAGE_COOKIE}=${lang}; Path=/; Max-Age=${YEAR_MS / SECOND_MS}; SameSite=Lax${secure}`,
			)
			.redirect(isLocalPath(back) ? back : '/', 303);
	});
}
