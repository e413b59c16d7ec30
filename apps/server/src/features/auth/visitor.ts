import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@dukan/domain/language/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { HostCookie } from '../../platform/http/host-cookie.ts';
import { cookieLanguage } from '../../platform/http/request-language.ts';
import { networkOf } from '../../platform/limits/network-address.ts';
import { proofOf } from '../proof/proof-header.ts';

/** The client of a request, before sign-in. */
export type Visitor = {
	network: string;
	/** A random name that our cookie gave to this browser. It opens nothing. */
	device: string;
	userAgent: string;
	language: Language;
	/** Of work that a refusal asked for (S19). */
	proof: string | undefined;
};

const DEVICE = /^[\w-]{22}$/;
const DEVICE_BYTES = 16;
const DEVICE_DAYS = 365;
const MAX_USER_AGENT_LENGTH = 300;

export function readVisitor(request: FastifyRequest, config: Config): Visitor {
	const sent = deviceCookie(config).read(request) ?? '';
	return {
		network: networkOf(request.ip),
		device: DEVICE.test(sent) ? sent : randomBytes(DEVICE_BYTES).toString('base64url'),
		userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
		language: cookieLanguage(request),
		proof: proofOf(request),
	};
}

/** Sent along with a sign-in. */
export function rememberDevice(reply: FastifyReply, { device }: Visitor, config: Config): void {
	reply.header('set-cookie', deviceCookie(config).toHeader(device, DEVICE_DAYS * DAY_MS));
}

function deviceCookie(config: Config): HostCookie {
	return new HostCookie('device', config);
}

/** The visitor's device and network address, as they are stored: hashed. */
export function placesOf({ device, network }: Visitor): { device: Buffer; network: Buffer } {
	return { device: hashOf(`device ${device}`), network: hashOf(`network ${network}`) };
}

function hashOf(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
