import { MAX_ID } from '@dukan/domain/addresses/addresses.ts';
import {
	type SessionListWire,
	USER_UPDATE_FIELDS,
	type UserShowWire,
	type UserWire,
} from '@dukan/domain/auth/auth.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';
import type { Services } from '../services.ts';
import { field, sessionListSchema, userSchema } from './auth-schemas.ts';
import { changeProfile } from './change-profile.ts';
import { fieldsRefusal } from './refuse-fields.ts';
import { endSession, listSessions } from './sessions.queries.ts';
import { findUser, signedIn, userOf } from './signed-in.ts';
import type { UserRow } from './users.queries.ts';

const tags = ['accounts'];

const LIST_DEFAULT = 24;
const LIST_MAX = 100;

type UserUpdate = {
	u_name?: string;
	u_address_1?: string;
	region_id?: number;
	u_email?: string;
	lang?: Language;
	old_password?: string;
	new_password?: string;
};

/** AUTH-09, AUTH-11: a person's own data and sessions. */
export function profileRoutes(app: FastifyInstance, services: Services): void {
	const { db, clock } = services;
	const onRequest = signedIn(services);

	app.get(
		'/api/user_show/',
		{
			schema: {
				summary: 'Who is signed in; `token` is false for nobody',
				tags,
				response: { 200: userSchema },
			},
		},
		async (request): Promise<UserShowWire> => {
			const user = await findUser(services, request);
			return user ? userWire(user, user.token) : { token: false };
		},
	);

	app.post<{ Body: UserUpdate }>(
		'/api/user_update',
		{
			onRequest,
			schema: {
				summary: 'Change what is given. A new password ends all other sessions',
				tags,
				body: Type.Object({
					u_name: Type.Optional(field.name()),
					u_address_1: Type.Optional(field.address()),
					region_id: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
					u_email: Type.Optional(field.email()),
					lang: Type.Optional(field.language()),
					old_password: Type.Optional(field.password()),
					new_password: Type.Optional(field.password()),
				}),
				response: { 200: userSchema },
			},
		},
		async (request): Promise<UserWire> => {
			const { u_name, u_address_1, region_id, u_email, lang, old_password, new_password } = request.body;
			const user = userOf(request);
			const result = await changeProfile(services, user, {
				name: u_name,
				address: u_address_1,
				regionId: region_id,
				email: u_email,
				language: lang,
				oldPassword: old_password,
				newPassword: new_password,
			});
			if ('problems' in result) throw fieldsRefusal(result.problems, USER_UPDATE_FIELDS);
			return userWire(result.user, user.token);
		},
	);

	app.post(
		'/api/signout',
		{ onRequest, schema: { summary: 'End this session', tags, response: { 204: Type.Null() } } },
		async (request, reply) => {
			const { id, sessionId } = userOf(request);
			await endSession(db, id, sessionId);
			return reply.code(204).send();
		},
	);

	app.get<{ Querystring: { limit: number; offset: number } }>(
		'/api/session_list',
		{
			onRequest,
			schema: {
				summary: "The person's own sessions, the latest first",
				tags,
				querystring: Type.Object({
					limit: Type.Integer({ minimum: 1, maximum: LIST_MAX, default: LIST_DEFAULT }),
					offset: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
				}),
				response: { 200: sessionListSchema },
			},
		},
		async (request): Promise<SessionListWire> => {
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

	app.post<{ Params: { id: number } }>(
		'/api/session_end/:id',
		{
			onRequest,
			schema: {
				summary: 'End one of the own sessions',
				tags,
				params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_ID }) }),
				response: { 204: Type.Null() },
			},
		},
		async (request, reply) => {
			if (!(await endSession(db, userOf(request).id, request.params.id))) throw new Problem('not_found');
			return reply.code(204).send();
		},
	);
}

function userWire(user: UserRow, token: string): UserWire {
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
