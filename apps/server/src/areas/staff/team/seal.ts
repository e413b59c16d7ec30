import { argon2, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashCost } from '../../../platform/passwords/hash-cost.ts';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derive = promisify(argon2);

/**
 * Encrypts a short secret with a password. The key costs as much to derive as the password's own hash (S5).
 * It has its own salt, so that the hash does not reveal the key.
 */
export async function seal(secret: string, password: string, cost: HashCost): Promise<Buffer> {
	const salt = randomBytes(SALT_BYTES);
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv('aes-256-gcm', await keyOf(password, salt, cost), nonce);
	const locked = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
	return Buffer.concat([salt, nonce, cipher.getAuthTag(), locked]);
}

/** Throws if the password or the cost is not the one that sealed the secret. */
export async function unseal(sealed: Buffer, password: string, cost: HashCost): Promise<string> {
	const part = (from: number, length?: number) => sealed.subarray(from, length && from + length);
	const salt = part(0, SALT_BYTES);
	const nonce = part(SALT_BYTES, NONCE_BYTES);
	const decipher = createDecipheriv('aes-256-gcm', await keyOf(password, salt, cost), nonce, {
		authTagLength: TAG_BYTES,
	});
	decipher.setAuthTag(part(SALT_BYTES + NONCE_BYTES, TAG_BYTES));
	const locked = part(SALT_BYTES + NONCE_BYTES + TAG_BYTES);
	return Buffer.concat([decipher.update(locked), decipher.final()]).toString('utf8');
}

function keyOf(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
	return derive('argon2id', { ...cost, tagLength: KEY_BYTES, message: password, nonce: salt });
}
