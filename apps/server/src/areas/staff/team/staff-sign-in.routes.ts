import { type Localized, localizedText } from '@dukan/domain/base/language/language.ts';
import { staffSignInCalls } from '@dukan/domain/staff/team/staff.api.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { issueDevice, readDevice } from '../../../platform/http/device-cookie.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { networkOf } from '../../../platform/limits/network-address.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { proofOf } from '../../../platform/proof/proof-header.ts';
import { staffCookie, staffOf, staffToken } from '../access/staff-area.ts';
import {
	endOwnStaffSession,
	endStaffSession,
	listStaffSessions,
	STAFF_SESSION_MS,
} from '../access/staff-sessions.queries.ts';
import { findLinkedAccount } from './staff-accounts.queries.ts';
import { changeStaffPassword, joinStaff, type StaffVisitor, signInStaff } from './staff-sign-in.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const DEVICE_COOKIE = 'staff_device';
const MAX_USER_AGENT_LENGTH = 300;

export function userAgentOf({ headers }: FastifyRequest): string {
	return (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH);
}

/**
 * Reads the shop's name. The routes receive this function because the area of staff must not import that of
 * the shop.
 */
type ReadShopName = (
	source: { db: Database },
	shows: Set<string>,
) => { settings: () => Promise<{ identity: { name: Localized } }> };

/** S17: signing in, and what members of staff do with their own account. */
export function staffSignInRoutes(
	staff: App,
	services: Needs<'config' | 'db' | 'clock'> & { passwords: PasswordHasher; readShop: ReadShopName },
): void {
	const { db, config, clock } = services;
	const setCookie = (reply: FastifyReply, token: string, maxAgeMs: number) =>
		reply.header('set-cookie', staffCookie(config).toHeader(token, maxAgeMs));

	const readStaffVisitor = async (request: FastifyRequest): Promise<StaffVisitor> => ({
		network: networkOf(request.ip),
		device: await readDevice(services, DEVICE_COOKIE, request),
		userAgent: userAgentOf(request),
		proof: proofOf(request),
	});

	handle(staff, staffSignInCalls, 'POST /api/staff/signin', async (request, reply) => {
		const visitor = await readStaffVisitor(request);
		const { member, token } = await signInStaff(services, request.body, visitor);
		setCookie(reply, token, STAFF_SESSION_MS);
		await issueDevice(services, DEVICE_COOKIE, { device: visitor.device, reply });
		return member;
	});

	handle(
		staff,
		staffSignInCalls,
		'POST /api/staff/join_begin',
		async (request) => {
			const account = await findLinkedAccount(db, request.body.token, clock());
			if (!account) throw new Problem('not_found');
			const secret = newTotpSecret();
			const { name, login_chosen: chosen } = account;
			const login = chosen ? account.login : '';
			const { identity } = await services.readShop({ db }, new Set()).settings();
			const issuer = localizedText(identity.name, 'en');
			return { login, name, secret, uri: totpUri(secret, { login: login || name, issuer }) };
		},
		{ config: { secretResponse: true } },
	);

	handle(staff, staffSignInCalls, 'POST /api/staff/join', async (request, reply) => {
		const { device } = await readStaffVisitor(request);
		await joinStaff(services, request.body, device);
		await issueDevice(services, DEVICE_COOKIE, { device, reply });
	});

	handle(staff, staffSignInCalls, 'GET /api/staff/me', async (request) => staffOf(request));

	handle(staff, staffSignInCalls, 'POST /api/staff/signout', async (request, reply) => {
		await endStaffSession(db, staffToken(request, config) ?? '');
		setCookie(reply, '', 0);
	});

	handle(staff, staffSignInCalls, 'GET /api/staff/sessions', async (request) =>
		listStaffSessions(db, staffOf(request).id, staffToken(request, config) ?? '', clock()),
	);

	handle(staff, staffSignInCalls, 'POST /api/staff/session_end/:id', async (request) => {
		if (!(await endOwnStaffSession(db, staffOf(request).id, request.params.id)))
			throw new Problem('not_found');
	});

	handle(staff, staffSignInCalls, 'POST /api/staff/password', async (request, reply) => {
		const visitor = await readStaffVisitor(request);
		const { token } = await changeStaffPassword(services, staffOf(request), request.body, visitor);
		setCookie(reply, token, STAFF_SESSION_MS);
		await issueDevice(services, DEVICE_COOKIE, { device: visitor.device, reply });
	});
}
