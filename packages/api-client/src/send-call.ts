import type { ProblemDocument } from '@dukan/domain/api/problem-document.api.ts';
import type { ProblemCode } from '@dukan/domain/base/problems/problems.ts';

/** GEN-07: the specification sets this time-out. */
export const API_TIMEOUT_MS = 10_000;

export type Refusal = {
	/** The status of the response; 0 if none came. */
	status: number;
	/** The code in the problem document. */
	code: ProblemCode | undefined;
	/** The current quote of a refused order. */
	quote: ProblemDocument['quote'];
	/** S18: what the person may order, if an order is refused for lack of trust. */
	trust: ProblemDocument['trust'];
	errors: readonly { field: string; code: string }[];
	/** The work that the server asks for when a client calls unusually often. */
	proof: ProblemDocument['proof'];
	/** The seconds after which the server allows a retry, if it said so. */
	retryAfterS: number | undefined;
};

export type CallResult<Body> = { body: Body; refusal?: never } | { body?: never; refusal: Refusal };

export type CallInit = {
	method: 'GET' | 'POST';
	query?: object | undefined;
	/** The body is sent as JSON, and URLSearchParams as a form. */
	body?: object | undefined;
	headers?: Readonly<Record<string, string>> | undefined;
	/** The caller aborts this signal when it no longer needs the response. */
	signal?: AbortSignal | undefined;
	timeoutMs?: number;
};

const NO_RESPONSE: Refusal = {
	status: 0,
	code: undefined,
	quote: undefined,
	trust: undefined,
	errors: [],
	proof: undefined,
	retryAfterS: undefined,
};

/** Makes one call of the API. It never throws; a refusal is a result. */
export async function sendCall<Body>(
	path: string,
	{ method, query = {}, body, headers, signal, timeoutMs = API_TIMEOUT_MS }: CallInit,
): Promise<CallResult<Body>> {
	const isForm = body instanceof URLSearchParams;
	const stop = new AbortController();
	const timer = setTimeout(() => stop.abort(), timeoutMs);
	signal?.addEventListener('abort', () => stop.abort());
	try {
		const response = await fetch(`${path}${queryString(query)}`, {
			method,
			headers: {
				accept: 'application/json',
				...(body && !isForm && { 'content-type': 'application/json' }),
				...headers,
			},
			...(body && { body: isForm ? body : JSON.stringify(body) }),
			signal: stop.signal,
		});
		const text = await response.text();
		const isJson = response.headers.get('content-type')?.includes('json');
		const content = text && isJson ? JSON.parse(text) : undefined;
		if (response.ok) return { body: content };
		const { code, quote, trust, errors = [], proof }: Partial<ProblemDocument> = content ?? {};
		const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
		return { refusal: { status: response.status, code, quote, trust, errors, proof, retryAfterS } };
	} catch {
		return { refusal: NO_RESPONSE };
	} finally {
		clearTimeout(timer);
	}
}

/** Makes a query string without values that are undefined or empty. */
export function queryString(query: object): string {
	const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
	const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
	return search.size > 0 ? `?${search}` : '';
}
