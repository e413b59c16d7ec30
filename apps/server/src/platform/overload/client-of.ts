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

	/**
	 * After the session was found in the database, of a person whom the shop knows: accounts cost nothing, a phone does. By the
	 * device's cookie too, for browsers ask for pages without the token.
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

/** As the shop names devices. Sending another's cookie gains only the turn that its person has anyway. */
function deviceOf(cookies: string | undefined): string | undefined {
	return /(?:^|;\s*)(?:__Host-)?device=([^;]+)/.exec(cookies ?? '')?.[1];
}

export function tokenOf(authorization: string | undefined): string | undefined {
	return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
