import { createHmac } from 'node:crypto';
import type { Database } from './database/database.ts';

type SecretName = 'devices' | 'networks' | 'phones' | 'notices';

/** Secrets never change, so a process reads each of them only once. */
const known = new WeakMap<Database, Map<SecretName, Promise<Buffer>>>();

/**
 * Returns a hash keyed with a secret of the shop. Somebody who reads only the table can neither forge such a
 * hash nor try values.
 */
export async function keyedHash(db: Database, name: SecretName, text: string): Promise<Buffer> {
	return createHmac('sha256', await readSecret(db, name))
		.update(text)
		.digest();
}

async function readSecret(db: Database, name: SecretName): Promise<Buffer> {
	const secrets = known.get(db) ?? new Map<SecretName, Promise<Buffer>>();
	known.set(db, secrets);
	const reading = secrets.get(name) ?? querySecret(db, name);
	secrets.set(name, reading);
	try {
		return await reading;
	} catch (error) {
		secrets.delete(name);
		throw error;
	}
}

async function querySecret(db: Database, name: SecretName): Promise<Buffer> {
	const row = await db
		.selectFrom('server_secrets')
		.select('secret')
		.where('name', '=', name)
		.executeTakeFirstOrThrow();
	return row.secret;
}
