import type { Language } from '@dukan/domain/language/language.ts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import { sendAnswer } from './platform/cache/send-answer.ts';
import { Problem } from './platform/http/problem.ts';
import { cookieLanguage } from './platform/http/request-language.ts';
import type { Services } from './services.ts';
import { type PublicShop, publicShop } from './shop-reader.ts';

type PublicGet<Params extends TObject, Query extends TObject, Body extends TSchema> = {
	url: string;
	summary: string;
	tag: string;
	params?: Params;
	query?: Query;
	answer: Body;
	/** Set where the answer depends on the language cookie. */
	byLanguage?: true;
	/** Nothing found is a 404. */
	read: (
		shop: PublicShop,
		input: { params: Static<Params>; query: Static<Query>; language: Language },
	) => Promise<Static<Body> | undefined>;
};

const JSON_HEADERS = {
	'content-type': 'application/json; charset=utf-8',
	'cache-control': 'public, no-cache',
};

/** A call that anyone may make and that answers everyone alike: read once, then from the cache until it changes. */
export function publicGet<Params extends TObject, Query extends TObject, Body extends TSchema>(
	app: FastifyInstance,
	{ db, cache }: Services,
	call: PublicGet<Params, Query, Body>,
): void {
	const headers = { ...JSON_HEADERS, vary: call.byLanguage ? 'accept-encoding, cookie' : 'accept-encoding' };
	const schema: FastifySchema & Record<string, unknown> = {
		summary: call.summary,
		tags: [call.tag],
		...(call.params && { params: call.params }),
		...(call.query && { querystring: call.query }),
		response: { 200: call.answer },
	};
	app.get(call.url, { schema }, async (request, reply) => {
		const params = request.params as Static<Params>;
		const query = request.query as Static<Query>;
		const language = cookieLanguage(request);
		const key = `${call.url} ${JSON.stringify([params, query])} ${call.byLanguage ? language : ''}`;
		const answer = await cache.get(key, async () => {
			const shows = new Set<string>();
			const body = await call.read(publicShop(db, shows), { params, query, language });
			if (body === undefined) throw new Problem('not_found');
			return { statusCode: 200, headers, body: Buffer.from(String(reply.code(200).serialize(body))), shows };
		});
		return sendAnswer(request, reply, answer);
	});
}
