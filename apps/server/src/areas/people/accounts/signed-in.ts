import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { tokenOf } from '../../../platform/overload/client-of.ts';
import { findUserByToken, type SignedInUser } from './sessions.queries.ts';

const users = new WeakMap<FastifyRequest, SignedInUser>();

/** Runs before the request's body is read. A person who is not signed in gets 401. */
export function signedIn(services: Needs<'db' | 'clients' | 'clock'>): onRequestAsyncHookHandler {
	return async (request) => {
		const user = await findUser(services, request);
		if (!user) throw new Problem('not_signed_in');
		users.set(request, user);
	};
}

/** Returns the person behind a request that passed `signedIn`. */
export function userOf(request: FastifyRequest): SignedInUser {
	const user = users.get(request);
	if (!user) throw new Error('This route does not ask for a signed-in person.');
	return user;
}

export async function findUser(
	{ db, clock, clients }: Needs<'db' | 'clients' | 'clock'>,
	request: FastifyRequest,
): Promise<SignedInUser | undefined> {
	const token = bearerToken(request);
	const user = token === undefined ? undefined : await findUserByToken(db, token, clock());
	if (user?.isKnown) clients.remember(user.token, user.id, request.headers.cookie);
	return user;
}

export function bearerToken(request: FastifyRequest): string | undefined {
	return tokenOf(request.headers.authorization);
}
