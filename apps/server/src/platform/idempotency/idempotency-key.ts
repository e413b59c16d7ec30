import { hash } from 'node:crypto';
import type { idempotencyHeaders } from '@dukan/domain/base/fields.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { DAY_MS, later } from '../clock.ts';
import { invalidField } from '../http/problem.ts';
import { hashBody } from './body-hash.ts';

/** A request and its key as they are stored. */
export type IdempotencyKey = {
	/** A hash of caller and key: the same key of another caller is a different one, and the row names no person. */
	keyHash: Buffer;
	/** The request that the key was sent with; with another one it is refused. */
	request: unknown;
	expiresAt: Date;
};

const KEY = /^[\w.-]{8,100}$/;
/** Far longer than any page or app keeps sending the same request. */
const KEY_TTL_MS = DAY_MS;

/** `caller` says whose key it is: words, and numbers where one request does several things. */
export function idempotencyKey(
	caller: readonly (string | number)[],
	request: unknown,
	{ now, ttlMs = KEY_TTL_MS }: { now: Date; ttlMs?: number },
): IdempotencyKey {
	return { keyHash: hashBody(caller), request, expiresAt: later(now, ttlMs) };
}

/** docs/contract.md: calls that create something take an Idempotency-Key; without one they do it as often as they come. */
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

/** docs/contract.md: some calls do not work without one. */
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
