import { argon2, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** As dear as the password's own hash (S5), under a salt of its own: the one does not give away the other. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derive = promisify(argon2);

/** Locks a short secret with a password. */
export async function seal(secret: string, password: string): Promise<Buffer> {
	const salt = randomBytes(SALT_BYTES);
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv('aes-256-gcm', await keyOf(password, salt), nonce);
	const locked = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
	return Buffer.concat([salt, nonce, cipher.getAuthTag(), locked]);
}

/** Throws on another password. */
export async function unseal(sealed: Buffer, password: string): Promise<string> {
	const part = (from: number, length?: number) => sealed.subarray(from, length && from + length);
	const salt = part(0, SALT_BYTES);
	const nonce = part(SALT_BYTES, NONCE_BYTES);
	const decipher = createDecipheriv('aes-256-gcm', await keyOf(password, salt), nonce, {
		authTagLength: TAG_BYTES,
	});
	decipher.setAuthTag(part(SALT_BYTES + NONCE_BYTES, TAG_BYTES));
	const locked = part(SALT_BYTES + NONCE_BYTES + TAG_BYTES);
	return Buffer.concat([decipher.update(locked), decipher.final()]).toString('utf8');
}

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
	return derive('argon2id', { ...COST, message: password, nonce: salt });
}
