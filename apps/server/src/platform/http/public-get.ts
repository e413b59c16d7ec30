import type { Language } from '@dukan/domain/language/language.ts';
import type { FastifySchema } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import type { Database } from '../database/database.ts';
import type { ReadSource } from '../database/read-source.ts';
import { refuseUnknown } from '../overload/refuse-unknown.ts';
import type { WorkGates } from '../overload/work-gates.ts';
import type { PublicShop, ReadShop } from '../read-shop.ts';
import type { App } from './app-type.ts';
import { Problem } from './problem.ts';
import { cookieLanguage, writtenAddress } from './request-language.ts';

type PublicServices = {
	/** For what everyone may read. */
	reading: ReadSource;
	cache: AnswerCache;
	gates: WorkGates;
	searchMisses: { note: (words: string, language: Language) => void };
	readShop: ReadShop;
};

type PublicGet<Params extends TObject, Query extends TObject, Body extends TSchema, Choice> = {
	url: string;
	summary: string;
	tag: string;
	params?: Params;
	query?: Query;
	answer: Body;
	/** Set where the answer depends on the language cookie. */
	byLanguage?: true;
	/**
	 * What is asked for, where the declared query cannot say it. The same choice is the same answer, however it is written;
	 * what cannot be understood is refused with a Problem.
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

/** A call that anyone may make and that answers everyone alike: read once, then from the cache until it changes. */
export function publicGet<
	Params extends TObject,
	Query extends TObject,
	Body extends TSchema,
	Choice = undefined,
>(
	app: App,
	{ reading, cache, gates, searchMisses, readShop }: PublicServices,
	call: PublicGet<Params, Query, Body, Choice>,
): void {
	const headers = { ...JSON_HEADERS, vary: call.byLanguage ? 'accept-encoding, cookie' : 'accept-encoding' };
	const schema: FastifySchema & Record<string, unknown> = {
		summary: call.summary,
		tags: [call.tag],
		...(call.params && { params: call.params }),
		...(call.query && { querystring: call.query }),
		response: { 200: call.answer },
	};
	const declared = Object.keys(call.query?.properties ?? {});
	app.get(call.url, { schema, onRequest: refuseUnknown(cache, gates.calls) }, (request, reply) => {
		const language = cookieLanguage(request);
		const address = writtenAddress(request.headers.cookie, request.url);
		const known = cache.findAddress(address);
		const again = known && cache.peek(known.key);
		if (again) return sendAnswer(request, reply, again);
		const params = request.params as Static<Params>;
		const query = request.query as Static<Query>;
		const choice = call.choose?.({ query, address: addressQuery(request.url), language }) as Choice;
		// Whatever else an address carries (utm_source, …) must not make another answer of it.
		const asked = call.choose ? choice : declared.map((name) => (query as Record<string, unknown>)[name]);
		const key = `${call.url} ${JSON.stringify([params, asked])} ${call.byLanguage && !call.choose ? language : ''}`;
		cache.noteAddress(address, { key, route: call.url });
		const making = cache.get(key, async () => {
			const read = async (db: Database) => {
				const noted = new Set<string>();
				const onMiss = (words: string) => searchMisses.note(words, language);
				const shop = readShop({ db, onMiss }, noted);
				return { body: await call.read(shop, { params, query, language, choice }), shows: noted };
			};
			const { body, shows } = await gates.calls.run(() => reading.read(read));
			if (body === undefined) throw new Problem('not_found');
			return { statusCode: 200, headers, body: Buffer.from(String(reply.code(200).serialize(body))), shows };
		});
		return making.then((answer) => sendAnswer(request, reply, answer));
	});
}

function addressQuery(url: string): URLSearchParams {
	const from = url.indexOf('?');
	return new URLSearchParams(from < 0 ? '' : url.slice(from));
}
