import type { BodyPart, CallOf, Known, QueryOf, ResponseOf } from '@dukan/api-client/call-types.ts';
import { type CallInit, queryString, type Refusal } from '@dukan/api-client/send-call.ts';
import { sendProved } from '@dukan/api-client/send-proved.ts';
import type { ShopCalls } from '@dukan/domain/api/calls.api.ts';
import type { ProblemCode } from '@dukan/domain/base/problems/problems.ts';
import { wireHeaders } from '@dukan/domain/staff/access/wire-version.ts';
import { sharedValue } from '@dukan/ui/shared-value.ts';
import { PressKeys } from './press-keys.ts';

const UNATTENDED_AFTER_MS = 60_000;

let lastTouchAt = Date.now();
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
	window.addEventListener(event, () => (lastTouchAt = Date.now()), { passive: true, capture: true });

/**
 * Returns true after some time without input. Requests that the page then sends by itself must not keep the
 * session alive.
 */
function isUnattended(): boolean {
	return Date.now() - lastTouchAt > UNATTENDED_AFTER_MS;
}

/** A list of many products or a long import may take this long. */
const TIMEOUT_MS = 30_000;
const STAFF = '/api/staff/';

/** A refusal by the server. Status 0 means that there was no response at all. */
export class CallError extends Error {
	readonly status: number;
	readonly code: ProblemCode | undefined;
	readonly errors: Refusal['errors'];
	readonly retryAfterS: number | undefined;

	constructor({ status, code, errors = [], retryAfterS }: Partial<Refusal> & { status: number }) {
		super(code ?? `status ${status}`);
		this.status = status;
		this.code = code;
		this.errors = errors;
		this.retryAfterS = retryAfterS;
	}
}

const outdated = sharedValue(false);
/** Returns true once the server has said that this page is of another version. */
export const useOutdated = outdated.useValue;

/** Makes the error of a refused call. */
export function refusedCall(refusal: Partial<Refusal> & { status: number }): CallError {
	if (refusal.code === 'page_outdated') outdated.set(true);
	return new CallError(refusal);
}

/** The staff API's calls, named by the part of the path after /api/staff/. */
type Get<Path extends string> = CallOf<ShopCalls, 'GET', `/api/staff/${Path}`>;
type Post<Path extends string> = CallOf<ShopCalls, 'POST', `/api/staff/${Path}`>;
type KnownGet<Path extends string> = [Get<Path>] extends [never] ? never : Path;
type KnownPost<Path extends string> = [Post<Path>] extends [never] ? never : Path;

export type { Get, KnownGet };

type Body<Path extends string> = BodyPart<Post<Path>>['body'];

/** Sends GET /api/staff/…. */
export function read<const Path extends string>(
	path: Path & KnownGet<Path>,
	query?: QueryOf<Get<Path>>,
	signal?: AbortSignal,
): Promise<ResponseOf<Get<Path>>> {
	return getStaff(path, query, signal);
}

/** Sends POST /api/staff/…, for everything that changes something. */
export function change<const Path extends string>(
	path: Path & KnownPost<Path>,
	...[body]: undefined extends Body<Path> ? [] : [body: Body<Path>]
): Promise<ResponseOf<Post<Path>>> {
	return postStaff(path, body);
}

/** Reads a public call of the shop. */
export function readPublic<const Path extends string>(
	path: Path & Known<ShopCalls, 'GET', Path>,
	query: QueryOf<CallOf<ShopCalls, 'GET', Path>>,
	signal?: AbortSignal,
): Promise<ResponseOf<CallOf<ShopCalls, 'GET', Path>>> {
	return send(path, { method: 'GET', query, signal });
}

/** Reads a call whose name is known only at run time, such as that of a table, a list or a report. */
export function getStaff<Body>(path: string, query: object = {}, signal?: AbortSignal): Promise<Body> {
	return send(`${STAFF}${path}`, { method: 'GET', query, signal });
}

/** Makes a change whose name is known only at run time, such as that of a table's row or a setting. */
export function postStaff<Body = void>(path: string, body: object | undefined): Promise<Body> {
	return send(`${STAFF}${path}`, { method: 'POST', body });
}

/** Returns the address of a download. */
export function staffAddress(path: string, query: object = {}): string {
	return `${STAFF}${path}${queryString(query)}`;
}

const presses = new PressKeys();

async function send<Body>(address: string, init: CallInit): Promise<Body> {
	const press = init.method === 'POST' ? presses.begin(address, init.body) : undefined;
	const headers = {
		...wireHeaders,
		...(isUnattended() && { 'x-unattended': '1' }),
		...(press && { 'idempotency-key': press.key }),
	};
	const { body, refusal } = await sendProved<Body>(address, { ...init, headers, timeoutMs: TIMEOUT_MS });
	press?.end(refusal);
	if (refusal) throw refusedCall(refusal);
	return body;
}
