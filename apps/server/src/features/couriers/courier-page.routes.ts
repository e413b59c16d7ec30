import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { YEAR_MS } from '../../platform/clock.ts';
import { COMPRESSED_VARIANTS } from '../../platform/http/compressed-variants.ts';
import { pagePolicy } from '../../platform/http/page-policy.ts';
import { publishAssets } from '../../platform/http/published-assets.ts';

/** The page that Vite builds has no inline code. */
const POLICY = pagePolicy({ inlineScripts: [], inlineStyles: [] });
/** The worker may only connect to this shop. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
const PREFIX = '/courier/assets/';

/** COUR-02: the courier's page, installable, with a worker of its own scope. It is the same for everyone. */
export async function courierPageRoutes(
	app: FastifyInstance,
	buildDir: string,
	dataDir: string,
): Promise<void> {
	const html = readFileSync(join(buildDir, 'courier.html'), 'utf8');
	const worker = readFileSync(join(buildDir, 'sw.js'), 'utf8');
	const from = join(buildDir, 'assets');
	await publishAssets(app, { from, prefix: PREFIX, dataDir, name: 'courier' });
	await app.register(fastifyStatic, {
		root: from,
		prefix: PREFIX,
		decorateReply: false,
		preCompressed: true,
		wildcard: false,
		globIgnore: COMPRESSED_VARIANTS,
		immutable: true,
		maxAge: YEAR_MS,
	});
	app.get('/courier', { schema: { hide: true } }, (_request, reply) =>
		reply
			.header('content-security-policy', POLICY)
			.header('cache-control', 'no-cache')
			.header('x-robots-tag', 'noindex')
			.type('text/html; charset=utf-8')
			.serializer(String)
			.send(html),
	);
	app.get('/courier/sw.js', { schema: { hide: true } }, (_request, reply) =>
		reply
			.header('content-security-policy', WORKER_POLICY)
			.header('cache-control', 'no-cache')
			// Wider than the folder it lies in, and no wider than the page.
			.header('service-worker-allowed', '/courier')
			.type('text/javascript; charset=utf-8')
			.serializer(String)
			.send(worker),
	);
	app.get('/courier/manifest.webmanifest', { schema: { hide: true } }, (_request, reply) =>
		reply
			.header('cache-control', 'public, max-age=86400')
			.type('application/manifest+json; charset=utf-8')
			.serializer(JSON.stringify)
			.send(MANIFEST),
	);
}

const icon = (size: number, purpose: string) => ({
	src: `/icon-${size}.png`,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose,
});

const MANIFEST = {
	id: '/courier',
	name: 'Dükan · Kurýer',
	short_name: 'Kurýer',
	lang: 'tk',
	start_url: '/courier',
	scope: '/courier',
	display: 'standalone',
	background_color: '#fffdfa',
	theme_color: '#9b1b30',
	icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
};
