import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Reads 'GET /api/home' and so on from the tree that Fastify draws, in which calls with a common beginning share a branch. */
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
