import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Makes a secret, which is shown once and stored only as its hash. */
export function newToken(): string {
	return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function isToken(text: string): boolean {
	return TOKEN.test(text);
}

export function hashToken(token: string): Buffer {
	return createHash('sha256').update(token).digest();
}
