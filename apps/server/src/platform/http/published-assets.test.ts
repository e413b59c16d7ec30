import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { assetRoutes } from '../../areas/content/page-rendering/asset.routes.ts';
import { publishAssets } from './published-assets.ts';

test('R15 each of two versions side by side serves the scripts of the other, and of former builds for a month', async (t) => {
	const root = mkdtempSync(join(tmpdir(), 'dukan-assets-'));
	const apps: FastifyInstance[] = [];
	t.after(async () => {
		await Promise.all(apps.map((app) => app.close()));
		rmSync(root, { recursive: true });
	});
	const dataDir = join(root, 'data');
	const open = async (build: string, files: Record<string, string>) => {
		const assets = join(root, build, 'client/assets');
		mkdirSync(assets, { recursive: true });
		for (const [name, content] of Object.entries(files)) writeFileSync(join(assets, name), content);
		const app = Fastify();
		apps.push(app);
		await assetRoutes(app, join(root, build), dataDir);
		return app;
	};
	const older = await open('older', {
		'entry-aaaa.js': 'older',
		'entry-aaaa.js.br': 'packed',
		'same-1.css': 'same',
	});
	const newer = await open('newer', { 'entry-bbbb.js': 'newer', 'same-1.css': 'same' });

	const fromNewer = await newer.inject('/assets/entry-aaaa.js');
	assert.deepEqual([fromNewer.statusCode, fromNewer.body], [200, 'older']);
	assert.equal(fromNewer.headers['cache-control'], 'public, max-age=31536000, immutable');
	const packed = await newer.inject({ url: '/assets/entry-aaaa.js', headers: { 'accept-encoding': 'br' } });
	assert.deepEqual([packed.headers['content-encoding'], packed.body], ['br', 'packed']);
	const fromOlder = await older.inject('/assets/entry-bbbb.js');
	assert.deepEqual(
		[fromOlder.statusCode, fromOlder.body],
		[200, 'newer'],
		'asked while the older one still runs',
	);
	assert.equal((await newer.inject('/assets/entry-cccc.js')).statusCode, 404);
	assert.equal((await newer.inject('/assets/..%2f..%2f..%2fother')).statusCode, 404);

	// A process without any of the older files starts 31 days later.
	const later = Fastify();
	apps.push(later);
	await publishAssets(later, {
		from: join(root, 'newer/client/assets'),
		prefix: '/assets/',
		dataDir,
		name: 'storefront',
		now: new Date(Date.now() + 31 * 24 * 60 * 60 * 1000),
	});
	assert.deepEqual(readdirSync(join(dataDir, 'assets/storefront')).toSorted(), [
		'entry-bbbb.js',
		'same-1.css',
	]);
});
