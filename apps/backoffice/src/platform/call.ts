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

/** True after a while without input: requests that the page sends by itself must not keep the session alive. */
function isUnattended(): boolean {
	return Date.now() - lastTouchAt > UNATTENDED_AFTER_MS;
}

/** A list of many products or a long import takes a while. */
const TIMEOUT_MS = 30_000;
const STAFF = '/api/staff/';

/** A refusal of the server, or no response at all (status 0). */
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
/** True once the server has said that it is of another version than this page. */
export const useOutdated = outdated.useValue;

/** The error of a refusal, whichever way the call was made. */
export function refusedCall(refusal: Partial<Refusal> & { status: number }): CallError {
	if (refusal.code === 'page_outdated') outdated.set(true);
	return new CallError(refusal);
}

/** The calls of staff, named by what follows /api/staff/. */
type Get<Path extends string> = CallOf<ShopCalls, 'GET', `/api/staff/${Path}`>;
type Post<Path extends string> = CallOf<ShopCalls, 'POST', `/api/staff/${Path}`>;
type KnownGet<Path extends string> = [Get<Path>] extends [never] ? never : Path;
type KnownPost<Path extends string> = [Post<Path>] extends [never] ? never : Path;

export type { Get, KnownGet };

type Body<Path extends string> = BodyPart<Post<Path>>['body'];

/** GET /api/staff/… */
export function read<const Path extends string>(
	path: Path & KnownGet<Path>,
	query?: QueryOf<Get<Path>>,
	signal?: AbortSignal,
): Promise<ResponseOf<Get<Path>>> {
	return getStaff(path, query, signal);
}

/** POST /api/staff/…: everything that changes something. */
export function change<const Path extends string>(
	path: Path & KnownPost<Path>,
	...[body]: undefined extends Body<Path> ? [] : [body: Body<Path>]
): Promise<ResponseOf<Post<Path>>> {
	return postStaff(path, body);
}

/** Makes a call of the shop that everyone may make. */
export function readPublic<const Path extends string>(
	path: Path & Known<ShopCalls, 'GET', Path>,
	query: QueryOf<CallOf<ShopCalls, 'GET', Path>>,
	signal?: AbortSignal,
): Promise<ResponseOf<CallOf<ShopCalls, 'GET', Path>>> {
	return send(path, { method: 'GET', query, signal });
}

/** Reads a call whose name is only known at run time: a table's, a list's, a report's. */
export function getStaff<Body>(path: string, query: object = {}, signal?: AbortSignal): Promise<Body> {
	return send(`${STAFF}${path}`, { method: 'GET', query, signal });
}

/** Makes a change whose name is only known at run time: a row's of a table, a setting's. */
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
