import type {
	JoinBegunWire,
	JoinWire,
	StaffMemberWire,
	StaffSignInWire,
} from '@dukan/domain/staff/staff.api.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { SECOND_MS } from '../platform/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import { line } from '../platform/http/schemas.ts';
import { networkOf } from '../platform/limits/network-address.ts';
import type { Services } from '../services.ts';
import { findLinkedAccount } from './staff-accounts.queries.ts';
import { staffOf, staffToken } from './staff-area.ts';
import { endStaffSession, STAFF_SESSION_MS } from './staff-sessions.queries.ts';
import { changeStaffPassword, joinStaff, signInStaff } from './staff-sign-in.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const tags = ['staff'];
/** Longer than any password; what is wrong with one is said in words. */
const secretText = Type.String({ maxLength: 512 });

/** S17: how staff get in, and what they do with their own account. */
export function staffSignInRoutes(staff: FastifyInstance, services: Services): void {
	const { db, config, clock } = services;
	const https = config.publicOrigin?.startsWith('https:') ?? false;
	const setCookie = (reply: FastifyReply, token: string, maxAgeMs: number) =>
		reply.header(
			'set-cookie',
			`staff=${token}; Path=/api/staff; Max-Age=${maxAgeMs / SECOND_MS}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`,
		);

	staff.post<{ Body: StaffSignInWire }>(
		'/signin',
		{
			config: { staff: 'open' },
			schema: {
				summary: 'Sign in with password and one-time code; sets the cookie',
				tags,
				body: Type.Object({ login: line(64), password: secretText, code: line(16) }),
			},
		},
		async (request, reply): Promise<StaffMemberWire> => {
			const { member, token } = await signInStaff(services, request.body, networkOf(request.ip));
			setCookie(reply, token, STAFF_SESSION_MS);
			return member;
		},
	);

	staff.post<{ Body: { token: string } }>(
		'/join_begin',
		{
			config: { staff: 'open' },
			schema: {
				summary: 'What a one-time link opens',
				tags,
				body: Type.Object({ token: line(64) }),
			},
		},
		async (request): Promise<JoinBegunWire> => {
			const account = await findLinkedAccount(db, request.body.token, clock());
			if (!account) throw new Problem('not_found');
			const secret = newTotpSecret();
			return { login: account.login, name: account.name, secret, uri: totpUri(secret, account.login) };
		},
	);

	staff.post<{ Body: JoinWire }>(
		'/join',
		{
			config: { staff: 'open' },
			schema: {
				summary: 'Set password and source of codes with a one-time link',
				tags,
				body: Type.Object({ token: line(64), password: secretText, secret: line(64), code: line(16) }),
			},
		},
		async (request, reply) => {
			await joinStaff(services, request.body);
			return reply.code(204).send();
		},
	);

	staff.get(
		'/me',
		{ config: { staff: 'ownAccount' }, schema: { summary: 'Who is signed in', tags } },
		async (request): Promise<StaffMemberWire> => staffOf(request),
	);

	staff.post(
		'/signout',
		{ config: { staff: 'ownAccount' }, schema: { summary: 'End this session', tags } },
		async (request, reply) => {
			await endStaffSession(db, staffToken(request) ?? '');
			setCookie(reply, '', 0);
			return reply.code(204).send();
		},
	);

	staff.post<{ Body: { password: string; next: string; code: string } }>(
		'/password',
		{
			config: { staff: 'ownAccount' },
			schema: {
				summary: 'Another password; ends all sessions but the new one',
				tags,
				body: Type.Object({ password: secretText, next: secretText, code: line(16) }),
			},
		},
		async (request, reply) => {
			const { token } = await changeStaffPassword(
				services,
				staffOf(request),
				request.body,
				networkOf(request.ip),
			);
			setCookie(reply, token, STAFF_SESSION_MS);
			return reply.code(204).send();
		},
	);
}
