import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../limits/network-address.ts';

const MAX_KNOWN = 10_000;

/**
 * R10 S27: who a request counts for when the shop is overloaded: the person whose session this process has checked before, and
 * whose phone the shop knows, else the network address. Others do not count by themselves, or one client could pass for many.
 */
export class KnownClients {
	readonly #people = new LRUCache<string, string>({ max: MAX_KNOWN });

	/** After the session was found in the database, of a person whom the shop knows: accounts cost nothing, a phone does. */
	remember(token: string, userId: number): void {
		this.#people.set(token, `person ${userId}`);
	}

	of({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
		const token = tokenOf(headers.authorization);
		return (token === undefined ? undefined : this.#people.get(token)) ?? networkOf(ip);
	}
}

export function tokenOf(authorization: string | undefined): string | undefined {
	return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
