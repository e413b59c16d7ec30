import type { ProblemDocument } from '@dukan/domain/problems/problems.api.ts';
import type { ProblemCode } from '@dukan/domain/problems/problems.ts';
import { isUnattended } from './attendance.ts';

/** A list of many products or a long import takes a while. */
const TIMEOUT_MS = 30_000;

/** A refusal of the server, or no answer at all (status 0). */
export class CallError extends Error {
	readonly status: number;
	readonly code: ProblemCode | undefined;
	readonly errors: readonly { field: string; code: string }[];
	readonly retryAfterS: number | undefined;

	constructor(status: number, document?: Partial<ProblemDocument>, retryAfterS?: number) {
		super(document?.code ?? `status ${status}`);
		this.status = status;
		this.code = document?.code;
		this.errors = document?.errors ?? [];
		this.retryAfterS = retryAfterS;
	}
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** GET /api/staff/… */
export function read<Body>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Body> {
	return send(`${path}${queryString(query)}`, { ...(signal && { signal }) });
}

/** A call of the shop that everyone may make. */
export async function readPublic<Body>(path: string, query: Query, signal?: AbortSignal): Promise<Body> {
	const response = await fetch(`/api/${path}${queryString(query)}`, { ...(signal && { signal }) }).catch(
		() => {
			throw new CallError(0);
		},
	);
	if (!response.ok) throw new CallError(response.status);
	return response.json();
}

/** POST /api/staff/…: everything that changes something. */
export function change<Body = void>(path: string, body: object = {}): Promise<Body> {
	return send(path, {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json' },
	});
}

/** The address of something to be downloaded. */
export function staffAddress(path: string, query: Query = {}): string {
	return `/api/staff/${path}${queryString(query)}`;
}

async function send<Body>(path: string, init: RequestInit): Promise<Body> {
	let response: Response;
	try {
		response = await fetch(`/api/staff/${path}`, {
			...init,
			headers: {
				accept: 'application/json',
				...(isUnattended() && { 'x-unattended': '1' }),
				...init.headers,
			},
			signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(init.signal ? [init.signal] : [])]),
		});
	} catch {
		throw new CallError(0);
	}
	const text = await response.text();
	const isJson = response.headers.get('content-type')?.includes('json') ?? false;
	const answer = text && isJson ? JSON.parse(text) : undefined;
	if (response.ok) return answer;
	throw new CallError(response.status, answer, Number(response.headers.get('retry-after')) || undefined);
}

function queryString(query: Query): string {
	const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
	const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
	return search.size > 0 ? `?${search}` : '';
}
