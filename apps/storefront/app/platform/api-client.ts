import type { OrderQuoteWire } from '@dukan/domain/orders/orders.api.ts';
import type { ProblemCode } from '@dukan/domain/problems/problems.ts';

/** GEN-07: specification, point 9. */
const API_TIMEOUT_MS = 10_000;

/** A read of the API. Throws on anything but a good answer in time, also when the caller no longer wants it. */
export async function getJson<Body>(
	path: string,
	query: Record<string, string | number>,
	unwanted?: AbortSignal,
): Promise<Body> {
	const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	const stop = new AbortController();
	const timer = setTimeout(() => stop.abort(), API_TIMEOUT_MS);
	unwanted?.addEventListener('abort', () => stop.abort());
	try {
		const response = await fetch(`${path}?${search}`, {
			headers: { accept: 'application/json' },
			signal: stop.signal,
		});
		if (!response.ok) throw new Error(`${path} answered ${response.status}`);
		return await response.json();
	} finally {
		clearTimeout(timer);
	}
}

export type Refusal = {
	/** 0 when no answer came. */
	status: number;
	/** The problem document's own code. */
	code: ProblemCode | undefined;
	/** Of a refused order: how it would be now. */
	quote: OrderQuoteWire | undefined;
	errors: readonly { field: string; code: string }[];
	/** When to try again, if the server said so. */
	retryAfterS: number | undefined;
};
export type Answer<Body> = { body: Body; refusal?: never } | { body?: never; refusal: Refusal };

/** A call whose refusal is an answer like any other. Never throws. */
export async function callApi<Body>(
	path: string,
	{ body, token, headers }: { body?: object; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer<Body>> {
	try {
		const response = await fetch(path, {
			method: body ? 'POST' : 'GET',
			headers: {
				accept: 'application/json',
				...(body && { 'content-type': 'application/json' }),
				...(token && { authorization: `Bearer ${token}` }),
				...headers,
			},
			...(body && { body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(API_TIMEOUT_MS),
		});
		const text = await response.text();
		const answer = text ? JSON.parse(text) : undefined;
		if (response.ok) return { body: answer };
		const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
		const { code, quote, errors = [] } = answer ?? {};
		return { refusal: { status: response.status, code, quote, errors, retryAfterS } };
	} catch {
		return { refusal: { status: 0, code: undefined, quote: undefined, errors: [], retryAfterS: undefined } };
	}
}
