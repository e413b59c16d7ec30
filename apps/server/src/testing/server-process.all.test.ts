import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { copyDemoPictures } from '../commands/demo/fill-catalogue.ts';
import { PATIENT, startServer } from './server-process.ts';
import { openTestShop } from './test-shop.ts';

test('R9 a stopping server finishes what it has begun and exits in time', async (t) => {
	const { databaseUrl, config, db, onClose } = await openTestShop(t);
	await copyDemoPictures(config.dataDir);
	const server = await startServer({
		...PATIENT,
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'silent',
	});
	onClose(() => server.stop());
	const pictures = await db.selectFrom('product_pictures').select('file').limit(4).execute();
	// These pictures are not made yet, so each of them takes a while.
	const running = pictures.map(({ file }) => fetch(`${server.origin}/images/products/${file}?w=960`));
	await Promise.race(running);
	// After 9 s the process would end itself with code 1.
	assert.equal(await server.stop(), 0);
	for (const response of await Promise.all(running)) {
		assert.equal(response.status, 200);
		assert.ok((await response.arrayBuffer()).byteLength > 1000);
	}
});

test('S13 clients that never finish their request are let go, and pages are served meanwhile', async (t) => {
	const { databaseUrl, config, onClose } = await openTestShop(t);
	const server = await startServer({
		...PATIENT,
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'silent',
	});
	onClose(() => server.stop());
	assert.equal((await fetch(server.origin)).status, 200);
	const { port } = new URL(server.origin);
	const sockets = Array.from({ length: 300 }, () => connect(Number(port), '127.0.0.1').resume());
	const closed = sockets.map((socket) =>
		once(
			socket.on('error', () => {}),
			'close',
		),
	);
	for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ');

	assert.equal((await fetch(server.origin)).status, 200);
	assert.ok(
		sockets.every(({ closed }) => !closed),
		'it waited for none of them',
	);
	await Promise.all(closed);
});
