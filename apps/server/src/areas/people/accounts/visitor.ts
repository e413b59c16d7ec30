import type { Language } from '@dukan/domain/base/language/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { issueDevice, readDevice } from '../../../platform/http/device-cookie.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import { networkOf } from '../../../platform/limits/network-address.ts';
import type { Needs } from '../../../platform/needs.ts';
import { proofOf } from '../../../platform/proof/proof-header.ts';

/** The client of a request, before sign-in. */
export type Visitor = {
	network: string;
	/**
	 * A random name of this browser, which the shop gave to it or is about to give. The name grants nothing.
	 */
	device: string;
	userAgent: string;
	language: Language;
	/** The client's solution of the proof of work that a refusal asked for (S19). */
	proof: string | undefined;
};

const DEVICE_COOKIE = 'device';
const MAX_USER_AGENT_LENGTH = 300;

type DeviceServices = Needs<'config' | 'db'>;

export async function readVisitor(services: DeviceServices, request: FastifyRequest): Promise<Visitor> {
	return {
		network: networkOf(request.ip),
		device: await readDevice(services, DEVICE_COOKIE, request),
		userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
		language: cookieLanguage(request),
		proof: proofOf(request),
	};
}

/** Sends the cookie of the device after a sign-in. */
export async function rememberDevice(
	services: DeviceServices,
	reply: FastifyReply,
	{ device }: Visitor,
): Promise<void> {
	await issueDevice(services, DEVICE_COOKIE, { device, reply });
}
