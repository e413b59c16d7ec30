import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../limits/network-address.ts';

const MAX_KNOWN = 10_000;

/**
 * R10 S27: tells for whom a request counts when the shop is overloaded. It is a person with a known phone
 * whose session this process has checked before; otherwise it is the network address. Nothing else counts
 * separately, because one client could then pass for many.
 */
export class KnownClients {
	readonly #people = new LRUCache<string, string>({ max: MAX_KNOWN });

	/**
	 * Called after the session was found in the database, for a person whose phone the shop knows: accounts
	 * cost nothing, but a phone does. Also remembers the device's cookie, because browsers request pages
	 * without the token.
	 */
	remember(token: string, userId: number, cookies?: string): void {
		const device = deviceOf(cookies);
		for (const key of device === undefined ? [token] : [token, device])
			this.#people.set(key, `person ${userId}`);
	}

	of({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
		const token = tokenOf(headers.authorization);
		const known = [token, deviceOf(headers.cookie)].map((key) => key && this.#people.get(key));
		return known.find(Boolean) || networkOf(ip);
	}
}

/**
 * Reads the cookie with which the shop names devices. Sending another person's cookie gains only that
 * person's turn.
 */
function deviceOf(cookies: string | undefined): string | undefined {
	return /(?:^|;\s*)(?:__Host-)?device=([^;]+)/.exec(cookies ?? '')?.[1];
}

export function tokenOf(authorization: string | undefined): string | undefined {
	return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
