import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database that belongs to a role without other rights, as docs/operations.md makes it for a shop. */
export async function createPlainDatabase(
	serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
	const name = `plain_${randomUUID().slice(0, 8)}`;
	await asAdmin(serverUrl, `create role ${name} login password 'plain'`);
	await asAdmin(serverUrl, `create database ${name} owner ${name} template template0`);
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	url.username = name;
	url.password = 'plain';
	return {
		url: url.href,
		async drop() {
			await asAdmin(serverUrl, `drop database ${name} with (force)`);
			await asAdmin(serverUrl, `drop role ${name}`);
		},
	};
}

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: serverUrl });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
