import { USER_UPDATE_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { profileCalls, type UserShowWire, type UserWire } from '@dukan/domain/people/accounts/auth.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { changeProfile } from './change-profile.ts';
import { fieldsRefusal } from './refuse-fields.ts';
import { endSession, listSessions } from './sessions.queries.ts';
import { findUser, userOf } from './signed-in.ts';
import type { UserRow } from './users.queries.ts';
import { readVisitor } from './visitor.ts';

/** AUTH-09, AUTH-11: a person's own data and sessions. */
export function profileRoutes(
	app: App,
	services: Needs<'config' | 'db' | 'clients' | 'clock'> & { passwords: PasswordHasher },
): void {
	const { db, clock } = services;

	handle(
		app,
		profileCalls,
		'GET /api/user_show/',
		async (request): Promise<UserShowWire> => {
			const user = await findUser(services, request);
			return user ? describeUser(user, user.token) : { token: false };
		},
		{ config: { secretResponse: true } },
	);

	handle(
		app,
		profileCalls,
		'POST /api/user_update',
		async (request) => {
			const { u_name, u_address_1, region_id, u_email, lang, old_password, new_password } = request.body;
			const user = userOf(request);
			const changes = {
				name: u_name,
				address: u_address_1,
				regionId: region_id,
				email: u_email,
				language: lang,
				oldPassword: old_password,
				newPassword: new_password,
			};
			const { device } = await readVisitor(services, request);
			const result = await changeProfile(services, user, changes, device);
			if ('problems' in result) throw fieldsRefusal(result.problems, USER_UPDATE_FIELDS);
			return describeUser(result.user, user.token);
		},
		{ config: { secretResponse: true } },
	);

	handle(app, profileCalls, 'POST /api/signout', async (request) => {
		const { id, sessionId } = userOf(request);
		await endSession(db, id, sessionId);
	});

	handle(app, profileCalls, 'GET /api/session_list', async (request) => {
		const { id, sessionId } = userOf(request);
		const { rows, count } = await listSessions(db, id, request.query, clock());
		return {
			rows: rows.map(({ created_at, last_seen_at, ...session }) => ({
				...session,
				created_at: created_at.toISOString(),
				last_seen_at: last_seen_at.toISOString(),
				current: session.id === sessionId,
			})),
			count,
		};
	});

	handle(app, profileCalls, 'POST /api/session_end/:id', async (request) => {
		if (!(await endSession(db, userOf(request).id, request.params.id))) throw new Problem('not_found');
	});
}

function describeUser(user: UserRow, token: string): UserWire {
	return {
		token,
		u_id: user.id,
		u_name: user.name,
		u_phone_1: user.phone,
		u_address_1: user.address,
		u_email: user.email,
		region_id: user.region_id,
		lang: user.language,
	};
}
