import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { keyedHash } from '../server-secrets.ts';
import { HostCookie } from './host-cookie.ts';

type DeviceServices = { db: Database; config: { publicOrigin: string | undefined } };

/**
 * S20: a person is known by at most this many devices. The device that was not seen for longest is forgotten.
 */
export const MAX_KNOWN_DEVICES = 10;

const DEVICE_BYTES = 16;
const SIGNATURE_BYTES = 16;
const DEVICE_DAYS = 365;
const SIGNED_DEVICE = /^([\w-]{22})\.([\w-]{22})$/;

/**
 * Returns the device that this shop has named in the cookie; makes a new one if the cookie holds anything
 * else.
 */
export async function readDevice(
	{ db, config }: DeviceServices,
	cookie: string,
	request: FastifyRequest,
): Promise<string> {
	const sent = new HostCookie(cookie, config).read(request) ?? '';
	const [, device, signature] = SIGNED_DEVICE.exec(sent) ?? [];
	if (device !== undefined && signature !== undefined) {
		const expected = await signatureOf(db, cookie, device);
		if (timingSafeEqual(Buffer.from(signature, 'base64url'), expected)) return device;
	}
	return randomBytes(DEVICE_BYTES).toString('base64url');
}

export async function issueDevice(
	{ db, config }: DeviceServices,
	cookie: string,
	{ device, reply }: { device: string; reply: FastifyReply },
): Promise<void> {
	const signature = (await signatureOf(db, cookie, device)).toString('base64url');
	const header = new HostCookie(cookie, config).toHeader(`${device}.${signature}`, DEVICE_DAYS * DAY_MS);
	reply.header('set-cookie', header);
}

/** Returns the form in which a device is stored. */
export function hashDevice(device: string): Buffer {
	return createHash('sha256').update(`device ${device}`).digest();
}

async function signatureOf(db: Database, cookie: string, device: string): Promise<Buffer> {
	return (await keyedHash(db, 'devices', `${cookie} ${device}`)).subarray(0, SIGNATURE_BYTES);
}
