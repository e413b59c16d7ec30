import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import { USER_UPDATE_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import {
	sessionListQuery,
	sessionListWire,
	type UserShowWire,
	type UserWire,
	userShowWire,
	userUpdateBody,
	userWire,
} from '@dukan/domain/people/accounts/auth.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER, BEARER_OR_NONE } from '../../../platform/http/call-security.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { changeProfile } from './change-profile.ts';
import { fieldsRefusal } from './refuse-fields.ts';
import { endSession, listSessions } from './sessions.queries.ts';
import { findUser, signedIn, userOf } from './signed-in.ts';
import type { UserRow } from './users.queries.ts';
import { readVisitor } from './visitor.ts';

const tags = ['accounts'];

/** AUTH-09, AUTH-11: a person's own data and sessions. */
export function profileRoutes(app: App, services: Services): void {
	const { db, clock } = services;
	const onRequest = signedIn(services);

	app.get(
		'/api/user_show/',
		{
			config: { secretResponse: true },
			schema: {
				security: BEARER_OR_NONE,
				summary: 'Who is signed in; `token` is false without a session',
				tags,
				response: { 200: userShowWire },
			},
		},
		async (request): Promise<UserShowWire> => {
			const user = await findUser(services, request);
			return user ? describeUser(user, user.token) : { token: false };
		},
	);

	app.post(
		'/api/user_update',
		{
			config: { secretResponse: true },
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Change what is given. A new password ends all other sessions',
				tags,
				body: userUpdateBody,
				response: { 200: userWire },
			},
		},
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
	);

	app.post(
		'/api/signout',
		{
			onRequest,
			schema: { security: BEARER, summary: 'End this session', tags, response: { 204: noContent } },
		},
		async (request, reply) => {
			const { id, sessionId } = userOf(request);
			await endSession(db, id, sessionId);
			return reply.code(204).send();
		},
	);

	app.get(
		'/api/session_list',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: "The person's own sessions, the latest first",
				tags,
				querystring: sessionListQuery,
				response: { 200: sessionListWire },
			},
		},
		async (request) => {
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
		},
	);

	app.post(
		'/api/session_end/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'End one of the own sessions',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			if (!(await endSession(db, userOf(request).id, request.params.id))) throw new Problem('not_found');
			return reply.code(204).send();
		},
	);
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
