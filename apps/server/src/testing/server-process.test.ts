import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { startServer } from './server-process.ts';
import { openTestShop } from './test-shop.ts';

test('R9 a stopping server finishes what it has begun and exits in time', async (t) => {
	const { databaseUrl, config, db } = await openTestShop(t);
	const server = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'silent',
	});
	const pictures = await db.selectFrom('product_pictures').select('file').limit(12).execute();
	// Pictures not made yet: each takes a while.
	const running = pictures.map(({ file }) => fetch(`${server.origin}/images/products/${file}?w=960`));
	await Promise.race(running);
	const startedAt = Date.now();
	const exitCode = await server.stop();
	assert.equal(exitCode, 0);
	assert.ok(Date.now() - startedAt < 10_000);
	for (const answer of await Promise.all(running)) {
		assert.equal(answer.status, 200);
		assert.ok((await answer.arrayBuffer()).byteLength > 1000);
	}
});

test('S13 clients that never finish their request are let go, and pages stay quick meanwhile', async (t) => {
	const { databaseUrl, config } = await openTestShop(t);
	const server = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'silent',
	});
	t.after(() => server.stop());
	const { port } = new URL(server.origin);
	const sockets = Array.from({ length: 300 }, () => connect(Number(port), '127.0.0.1').resume());
	const closed = sockets.map((socket) =>
		once(
			socket.on('error', () => {}),
			'close',
		),
	);
	for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ');

	await fetch(server.origin);
	const startedAt = performance.now();
	assert.equal((await fetch(server.origin)).status, 200);
	assert.ok(performance.now() - startedAt < 500);

	const all = await Promise.race([
		Promise.all(closed),
		new Promise((done) => setTimeout(done, 20_000, 'too late')),
	]);
	assert.notEqual(all, 'too late');
});
