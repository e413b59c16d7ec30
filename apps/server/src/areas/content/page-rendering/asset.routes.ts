import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { YEAR_MS } from '../../../platform/clock.ts';
import { COMPRESSED_VARIANTS } from '../../../platform/http/compressed-variants.ts';
import { publishAssets } from '../../../platform/http/published-assets.ts';

const A_DAY_S = 24 * 60 * 60;

/** The browser always gets the newest service worker, which may only connect to this shop. */
const WORKER_HEADERS = {
	'cache-control': 'no-cache',
	'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** Serves built files. Those under /assets have a hash in the name; all were compressed when built. */
export async function assetRoutes(app: FastifyInstance, buildDir: string, dataDir: string): Promise<void> {
	const clientDir = join(buildDir, 'client');
	await publishAssets(app, {
		from: join(clientDir, 'assets'),
		prefix: '/assets/',
		dataDir,
		name: 'storefront',
	});
	await app.register(fastifyStatic, {
		root: join(clientDir, 'assets'),
		prefix: '/assets/',
		decorateReply: true,
		preCompressed: true,
		wildcard: false,
		globIgnore: COMPRESSED_VARIANTS,
		immutable: true,
		maxAge: YEAR_MS,
		// No one revalidates these files, and the headers would add 0.1 KB to each file, 1 KB to a first view.
		etag: false,
		lastModified: false,
		acceptRanges: false,
	});
	await app.register(fastifyStatic, {
		root: clientDir,
		prefix: '/',
		decorateReply: false,
		preCompressed: true,
		wildcard: false,
		globIgnore: ['assets/**', '.vite/**', ...COMPRESSED_VARIANTS],
		maxAge: A_DAY_S * 1000,
		setHeaders: (reply, path) => {
			if (/sw\.js(\.br|\.gz)?$/.test(path)) reply.headers(WORKER_HEADERS);
		},
	});
}
