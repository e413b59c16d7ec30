import type { ProblemDocument } from '@dukan/domain/api/problem-document.api.ts';
import type { ProblemCode } from '@dukan/domain/base/problems/problems.ts';

/** GEN-07: the time-out that the specification sets. */
export const API_TIMEOUT_MS = 10_000;

export type Refusal = {
	/** 0 when no response came. */
	status: number;
	/** The problem document's own code. */
	code: ProblemCode | undefined;
	/** When an order is refused: the quote as it would be now. */
	quote: ProblemDocument['quote'];
	/** When an order is refused for lack of trust (S18): what the person may do. */
	trust: ProblemDocument['trust'];
	errors: readonly { field: string; code: string }[];
	/** When a call goes beyond ordinary use: the work that it asks for. */
	proof: ProblemDocument['proof'];
	/** When to retry, if the server said so. */
	retryAfterS: number | undefined;
};

export type CallResult<Body> = { body: Body; refusal?: never } | { body?: never; refusal: Refusal };

export type CallInit = {
	method: 'GET' | 'POST';
	query?: object | undefined;
	/** Sent as JSON; URLSearchParams as a form. */
	body?: object | undefined;
	headers?: Readonly<Record<string, string>> | undefined;
	/** Aborts when the caller no longer needs the response. */
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

/** One call of the API, whose refusal is a result, not an exception. Never throws. */
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

/** Leaves out values that are undefined or empty. */
export function queryString(query: object): string {
	const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
	const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
	return search.size > 0 ? `?${search}` : '';
}
