import type { FastifyRequest } from 'fastify';
import { SECOND_MS } from '../clock.ts';

type Options = { publicOrigin: string | undefined };

/**
 * S22: a cookie that only this host may set and read, and no script. On https its name begins with `__Host-`,
 * so that a browser refuses such a cookie from a subdomain or from plain http. Without https (`npm start` on
 * a local network) browsers would refuse that name.
 */
export class HostCookie {
	readonly #name: string;
	readonly #attributes: string;
	readonly #pattern: RegExp;

	constructor(name: string, { publicOrigin }: Options) {
		const https = publicOrigin?.startsWith('https:') ?? false;
		this.#name = https ? `__Host-${name}` : name;
		this.#attributes = `; Path=/; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
		this.#pattern = new RegExp(`(?:^|;\\s*)${this.#name}=([^;]*)`);
	}

	read(request: FastifyRequest): string | undefined {
		return this.#pattern.exec(request.headers.cookie ?? '')?.[1];
	}

	/** Returns the value of a Set-Cookie header. */
	toHeader(value: string, maxAgeMs: number): string {
		return `${this.#name}=${value}; Max-Age=${maxAgeMs / SECOND_MS}${this.#attributes}`;
	}
}
