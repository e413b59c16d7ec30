import { hash } from 'node:crypto';
import type { idempotencyHeaders } from '@dukan/domain/base/fields.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { DAY_MS, later } from '../clock.ts';
import { invalidField } from '../http/problem.ts';
import { hashBody } from './body-hash.ts';

/** A request and its key in the form in which they are stored. */
export type IdempotencyKey = {
	/**
	 * A hash of caller and key. The same key of another caller has another hash, and the row names no person.
	 */
	keyHash: Buffer;
	/** The request that was sent with the key. The key is refused with any other request. */
	request: unknown;
	expiresAt: Date;
};

const KEY = /^[\w.-]{8,100}$/;
/** No page or app keeps sending the same request for nearly as long. */
const KEY_TTL_MS = DAY_MS;

/**
 * Makes a key of the caller. `caller` names them in words, with numbers if one request does several things.
 */
export function idempotencyKey(
	caller: readonly (string | number)[],
	request: unknown,
	{ now, ttlMs = KEY_TTL_MS }: { now: Date; ttlMs?: number },
): IdempotencyKey {
	return { keyHash: hashBody(caller), request, expiresAt: later(now, ttlMs) };
}

/**
 * docs/contract.md: calls that create something take an Idempotency-Key. Without one they create as often as
 * they are called.
 */
export function callKey(
	{ headers, url, body }: FastifyRequest,
	caller: string,
	now: Date,
): IdempotencyKey | undefined {
	const key = findKey(headers['idempotency-key']);
	if (key === undefined) return undefined;
	const content = Buffer.isBuffer(body) ? hash('sha256', body, 'base64') : body;
	return idempotencyKey([caller, key], [url, content ?? null], { now });
}

/** docs/contract.md: some calls do not work without an Idempotency-Key. */
export function requireKey(headers: Static<typeof idempotencyHeaders>): string {
	const key = findKey(headers['idempotency-key']);
	if (key === undefined) throw invalidField('Idempotency-Key', 'required');
	return key;
}

export function findKey(sent: unknown): string | undefined {
	if (sent === undefined) return undefined;
	if (typeof sent !== 'string' || !KEY.test(sent)) throw invalidField('Idempotency-Key', 'pattern');
	return sent;
}
