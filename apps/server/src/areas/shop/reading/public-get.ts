import type { Language } from '@dukan/domain/base/language/language.ts';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { FastifySchema } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import { sendCached } from '../../../platform/cache/cached-response.ts';
import type { ResponseCache } from '../../../platform/cache/response-cache.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ReplicaRouter } from '../../../platform/database/replica-router.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import type { KnownClients } from '../../../platform/overload/client-of.ts';
import type { ConcurrencyLimiters } from '../../../platform/overload/concurrency-limiters.ts';
import type { ReadShop } from './read-shop.ts';

type PublicServices = {
	reading: ReplicaRouter;
	cache: ResponseCache;
	limiters: ConcurrencyLimiters;
	clients: KnownClients;
	searchCounts: { note: (what: 'misses', words: string, language: Language) => void };
	readShop: ReadShop;
};

type PublicGet<Params extends TObject, Query extends TObject, Body extends TSchema, Choice> = {
	url: string;
	summary: string;
	tag: string;
	params?: Params;
	query?: Query;
	response: Body;
	/** Set where the response depends on the language cookie. */
	byLanguage?: true;
	/**
	 * What is requested, where the declared query cannot express it. Equal choices share a response, however they are written;
	 * what cannot be parsed is refused with a Problem.
	 */
	choose?: (input: { query: Static<Query>; address: URLSearchParams; language: Language }) => Choice;
	/** Nothing found is a 404. */
	read: (
		shop: PublicShop,
		input: { params: Static<Params>; query: Static<Query>; language: Language; choice: Choice },
	) => Promise<Static<Body> | undefined>;
};

const JSON_HEADERS = {
	'content-type': 'application/json; charset=utf-8',
	'cache-control': 'public, no-cache',
};

/** A call that is open to everyone and has the same response for everyone: computed once, then cached until it changes. */
export function publicGet<
	Params extends TObject,
	Query extends TObject,
	Body extends TSchema,
	Choice = undefined,
>(
	app: App,
	{ reading, cache, limiters, clients, searchCounts, readShop }: PublicServices,
	call: PublicGet<Params, Query, Body, Choice>,
): void {
	const headers = { ...JSON_HEADERS, vary: call.byLanguage ? 'accept-encoding, cookie' : 'accept-encoding' };
	const schema: FastifySchema & Record<string, unknown> = {
		summary: call.summary,
		tags: [call.tag],
		...(call.params && { params: call.params }),
		...(call.query && { querystring: call.query }),
		response: { 200: call.response },
	};
	const declared = Object.keys(call.query?.properties ?? {});
	app.get(call.url, { schema }, (request, reply) => {
		const language = cookieLanguage(request);
		const params = request.params as Static<Params>;
		const query = request.query as Static<Query>;
		const choice = call.choose?.({ query, address: addressQuery(request.url), language }) as Choice;
		// Other parameters (utm_source, …) do not change the response.
		const requested = call.choose ? choice : declared.map((name) => (query as Record<string, unknown>)[name]);
		const key = `${call.url} ${JSON.stringify([params, requested])} ${call.byLanguage && !call.choose ? language : ''}`;
		const created = cache.getOrCreate(key, async () => {
			const read = async (db: Database) => {
				const noted = new Set<string>();
				const onMiss = (words: string) => searchCounts.note('misses', words, language);
				const shop = readShop({ db, onMiss }, noted);
				return { body: await call.read(shop, { params, query, language, choice }), shows: noted };
			};
			const { body, shows } = await limiters.calls.run(() => reading.read(read), clients.of(request));
			if (body === undefined) throw new Problem('not_found');
			return {
				statusCode: 200,
				headers,
				body: Buffer.from(String(reply.code(200).serialize(body))),
				shows,
			};
		});
		return created.then((response) => sendCached(request, reply, response));
	});
}

function addressQuery(url: string): URLSearchParams {
	const from = url.indexOf('?');
	return new URLSearchParams(from < 0 ? '' : url.slice(from));
}
