import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffRole } from '../platform/database/tables.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Services } from '../services.ts';
import { findStaffByToken, type StaffMember } from './staff-sessions.queries.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Which of the shop's staff may make this call. */
		staff?: readonly StaffRole[];
	}
}

/** HttpOnly and SameSite=Strict when it is set; S9's check of Origin stands before every call that changes anything. */
const STAFF_COOKIE = /(?:^|;\s*)staff=([\w-]{43})(?:;|$)/;

const members = new WeakMap<FastifyRequest, StaffMember>();

/**
 * Everything under /api/staff/. Closed by default: a call that does not say who may make it stops the start, and all of
 * them ask for a session of staff, which no shopper's token opens.
 */
export async function staffArea(
	app: FastifyInstance,
	services: Pick<Services, 'db' | 'clock'>,
	routes: (staff: FastifyInstance) => void,
): Promise<void> {
	await app.register(
		async (staff) => {
			staff.addHook('onRoute', ({ url, config }) => {
				if (!config?.staff?.length) throw new Error(`${url} does not say which staff may call it.`);
			});
			staff.addHook('onRequest', async (request, reply) => {
				reply.header('cache-control', 'no-store');
				const token = STAFF_COOKIE.exec(request.headers.cookie ?? '')?.[1];
				const member = token && (await findStaffByToken(services.db, token, services.clock()));
				if (!member) throw new Problem('not_signed_in');
				if (!request.routeOptions.config.staff?.includes(member.role)) throw new Problem('not_allowed');
				members.set(request, member);
			});
			routes(staff);
		},
		{ prefix: '/api/staff' },
	);
}

/** The member of staff behind a request under /api/staff/. */
export function staffOf(request: FastifyRequest): StaffMember {
	const member = members.get(request);
	if (!member) throw new Error('This call is not for staff.');
	return member;
}
