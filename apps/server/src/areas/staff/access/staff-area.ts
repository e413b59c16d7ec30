import { STAFF_RIGHTS, type StaffRight, staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import { WIRE_HEADER, WIRE_VERSION } from '@dukan/domain/staff/access/wire-version.ts';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { closedSchema } from '../../../platform/http/closed-schema.ts';
import { HostCookie } from '../../../platform/http/host-cookie.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findKey } from '../../../platform/idempotency/idempotency-key.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PlatformConfig } from '../../../platform/platform-config.ts';
import { findStaffByToken, findStaffSession, type StaffMember } from './staff-sessions.queries.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/**
		 * The page makes this call by itself: it works while the session is locked, and does not extend the
		 * session.
		 */
		whileLocked?: boolean;
	}
}

const STAFF_TOKEN = /^[\w-]{43}$/;

const members = new WeakMap<FastifyRequest, StaffMember>();

/**
 * Registers every call under /api/staff/. A call that names no right stops the start of the server. Every
 * call but the open ones requires a session of staff, which no shopper's token opens.
 */
export async function staffArea(
	app: App,
	services: Needs<'config' | 'db' | 'clock'>,
	routes: (staff: App) => void | Promise<void>,
): Promise<void> {
	await app.register(
		async (staff: App) => {
			staff.addHook('onRoute', (route) => {
				const { url, config, schema } = route;
				// S10: drops fields that the call does not declare, so that nothing unexpected reaches a column.
				if (schema?.body) route.schema = { ...schema, body: closedSchema(schema.body) };
				const right = rightFor(config);
				if (right === undefined || (right !== 'open' && !(right in STAFF_RIGHTS)))
					throw new Error(`${url} does not say which right of staff it needs.`);
			});
			staff.addHook('onRequest', async (request, reply) => {
				reply.header('cache-control', 'no-store');
				const { config } = request.routeOptions;
				const right = rightFor(config);
				if (right === 'open') return;
				const member = await findStaff(request, services, config.whileLocked ?? false);
				if (!member) throw new Problem('not_signed_in');
				if (!right || !staffMay(member.rights, right)) throw new Problem('not_allowed');
				requireSameVersion(request, right);
				members.set(request, member);
			});
			staff.addHook('preHandler', async (request) => {
				const { method, url, body, headers } = request;
				const member = members.get(request);
				const key = member && method === 'POST' && findKey(headers['idempotency-key']);
				if (key) member.once = { key, request: [url, body ?? null], step: 0 };
			});
			await routes(staff);
		},
		{ prefix: '/api/staff' },
	);
}

/**
 * Refuses a page that was opened before an update, because such a page uses the former names of fields. A
 * client that is not a page sends neither a version nor an Origin, and is let through.
 */
function requireSameVersion({ method, headers }: FastifyRequest, right: StaffRight): void {
	const named = headers[WIRE_HEADER];
	if (named === String(WIRE_VERSION)) return;
	if (named === undefined && (method === 'GET' || headers.origin === undefined)) return;
	// A person can end their session from any page.
	if (right === 'ownAccount') return;
	// Couriers act offline, so their calls are also accepted in the wire version before the current one.
	if (right === 'deliver' && Number(named ?? 1) === WIRE_VERSION - 1) return;
	// Pages that name no version know only this refusal, which asks them to reload. It is removed in the next version.
	throw new Problem(named === undefined ? 'changed_meanwhile' : 'page_outdated');
}

/** Returns 'open' for a call that anyone may make without signing in. */
function rightFor(config: FastifyContextConfig | undefined): StaffRight | 'open' | undefined {
	return config?.by === 'anyone' ? 'open' : (config?.by as StaffRight | undefined);
}

async function findStaff(
	request: FastifyRequest,
	{ db, clock, config }: Needs<'config' | 'db' | 'clock'>,
	whileLocked: boolean,
): Promise<StaffMember | undefined> {
	const token = staffToken(request, config);
	if (token === undefined) return undefined;
	if (whileLocked) return (await findStaffSession(db, token, clock(), { present: false }))?.member;
	const present = request.headers['x-unattended'] === undefined;
	return findStaffByToken(db, token, clock(), { present });
}

/** S9: the check of Origin protects this cookie. It runs before every call that changes anything. */
export function staffCookie(config: PlatformConfig): HostCookie {
	return new HostCookie('staff', config);
}

export function staffToken(request: FastifyRequest, config: PlatformConfig): string | undefined {
	const token = staffCookie(config).read(request);
	return token !== undefined && STAFF_TOKEN.test(token) ? token : undefined;
}

/** Returns the member of staff behind a request under /api/staff/. */
export function staffOf(request: FastifyRequest): StaffMember {
	const member = members.get(request);
	if (!member) throw new Error('This call is not for staff.');
	return member;
}
