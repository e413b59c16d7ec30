import { createHash } from 'node:crypto';

/** R4: tells whether two requests under one Idempotency-Key are the same, in whichever order a client writes the fields. */
export function hashBody(body: unknown): Buffer {
	return sha256(JSON.stringify(body, sortFields));
}

/**
 * Also accepts hashes that were stored before fields were sorted, because during an upgrade many requests are
 * sent again.
 */
export function isHashOf(hash: Buffer, body: unknown): boolean {
	return hash.equals(hashBody(body)) || hash.equals(sha256(JSON.stringify(body)));
}

function sha256(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}

function sortFields(_name: string, value: unknown): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
