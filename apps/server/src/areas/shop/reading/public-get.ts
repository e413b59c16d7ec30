import type { Language } from '@dukan/domain/base/language/language.ts';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { Static, TObject, TSchema } from 'typebox';
import { sendCached } from '../../../platform/cache/cached-response.ts';
import type { ResponseCache } from '../../../platform/cache/response-cache.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ReplicaRouter } from '../../../platform/database/replica-router.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import type { KnownClients } from '../../../platform/overload/client-of.ts';
import type { ConcurrencyLimiters } from '../../../platform/overload/concurrency-limiters.ts';
import type { ReadShop } from './read-shop.ts';

export type PublicServices = {
	reading: ReplicaRouter;
	cache: ResponseCache;
	limiters: ConcurrencyLimiters;
	clients: KnownClients;
	searchCounts: { note: (what: 'misses', words: string, language: Language) => void };
	readShop: ReadShop;
};

type Call = {
	by: string;
	summary: string;
	topic: string;
	params?: TObject;
	query?: TObject;
	response?: { readonly [status: number]: TSchema };
};
type StaticOf<Declared, Part extends 'params' | 'query'> =
	Declared extends Readonly<Record<Part, infer Schema extends TSchema>>
		? Static<Schema>
		: Record<never, never>;
type BodyOf<Declared> = Declared extends { readonly response: { readonly 200: infer Schema extends TSchema } }
	? Static<Schema>
	: never;

type PublicGet<Declared, Choice> = {
	/** True if the response depends on the language cookie. */
	byLanguage?: true;
	/**
	 * Turns a request that the declared query cannot express into a choice. Requests with equal choices share
	 * a cached response. A request that cannot be parsed is refused with a Problem.
	 */
	choose?: (input: {
		query: StaticOf<Declared, 'query'>;
		address: URLSearchParams;
		language: Language;
	}) => Choice;
	/** Returns undefined for a 404. */
	read: (
		shop: PublicShop,
		input: {
			params: StaticOf<Declared, 'params'>;
			query: StaticOf<Declared, 'query'>;
			language: Language;
			choice: Choice;
		},
	) => Promise<BodyOf<Declared> | undefined>;
};

const JSON_HEADERS = {
	'content-type': 'application/json; charset=utf-8',
	'cache-control': 'public, no-cache',
};

/**
 * Registers a declared call that everyone may make and that answers everyone alike. Its response is computed
 * once, then cached until its data change.
 */
export function publicGet<
	Declared extends { readonly [key: string]: Call },
	Key extends keyof Declared & `GET ${string}`,
	Choice = undefined,
>(
	app: App,
	{ reading, cache, limiters, clients, searchCounts, readShop }: PublicServices,
	calls: Declared,
	key: Key,
	{ byLanguage, choose, read }: PublicGet<Declared[Key], Choice>,
): void {
	type Params = StaticOf<Declared[Key], 'params'>;
	type Query = StaticOf<Declared[Key], 'query'>;
	const headers = { ...JSON_HEADERS, vary: byLanguage ? 'accept-encoding, cookie' : 'accept-encoding' };
	const url = key.replace('GET ', '');
	const declared = Object.keys(calls[key]?.query?.properties ?? {});
	handle(app, calls as Readonly<Record<string, Call>>, key, (request, reply) => {
		const language = cookieLanguage(request);
		const params = request.params as Params;
		const query = request.query as Query;
		const choice = choose?.({ query, address: addressQuery(request.url), language }) as Choice;
		// Other parameters (utm_source, …) do not change the response.
		const requested = choose ? choice : declared.map((name) => (query as Record<string, unknown>)[name]);
		const key = `${url} ${JSON.stringify([params, requested])} ${byLanguage && !choose ? language : ''}`;
		const created = cache.getOrCreate(key, async () => {
			const readNoted = async (db: Database) => {
				const noted = new Set<string>();
				const onMiss = (words: string) => searchCounts.note('misses', words, language);
				const shop = readShop({ db, onMiss }, noted);
				return { body: await read(shop, { params, query, language, choice }), shows: noted };
			};
			const { body, shows } = await limiters.calls.run(() => reading.read(readNoted), clients.of(request));
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
