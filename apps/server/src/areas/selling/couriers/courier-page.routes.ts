import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { shopIcons } from '@dukan/domain/shop/pictures/shop-pictures.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { YEAR_MS } from '../../../platform/clock.ts';
import { COMPRESSED_VARIANTS } from '../../../platform/http/compressed-variants.ts';
import { pagePolicy } from '../../../platform/http/page-policy.ts';
import { publishAssets } from '../../../platform/http/published-assets.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ReadShop } from '../../shop/reading/read-shop.ts';
import { withShopName } from '../../shop/settings/page-shop-name.ts';
import { readShopSettings } from '../../shop/settings/read-shop-settings.ts';

/** Allows no inline code, because the page that Vite builds has none. */
const POLICY = pagePolicy({ inlineScripts: [], inlineStyles: [] });
/** The worker may only connect to this shop. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
const PREFIX = '/courier/assets/';

/** COUR-02: the courier's page, installable, with a worker for its own scope. It is the same for everyone. */
export async function courierPageRoutes(
	app: FastifyInstance,
	services: Needs<'config' | 'db'> & { readShop: ReadShop },
	buildDir: string,
): Promise<void> {
	const { dataDir } = services.config;
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
	app.get('/courier', { schema: { hide: true } }, async (_request, reply) =>
		reply
			.header('content-security-policy', POLICY)
			.header('cache-control', 'no-cache')
			.header('x-robots-tag', 'noindex')
			.type('text/html; charset=utf-8')
			.serializer(String)
			.send(withShopName(html, await readShopSettings(services))),
	);
	app.get('/courier/sw.js', { schema: { hide: true } }, (_request, reply) =>
		reply
			.header('content-security-policy', WORKER_POLICY)
			.header('cache-control', 'no-cache')
			// The worker's file lies in a deeper folder, so its scope is widened, but no further than the
			// page.
			.header('service-worker-allowed', '/courier')
			.type('text/javascript; charset=utf-8')
			.serializer(String)
			.send(worker),
	);
	app.get('/courier/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
		reply
			.header('cache-control', 'public, max-age=3600')
			.type('application/manifest+json; charset=utf-8')
			.serializer(JSON.stringify)
			.send(courierManifest(await readShopSettings(services))),
	);
}

function courierManifest({ identity, look }: ShopSettings): object {
	const { px192, px512 } = shopIcons(look);
	const icon = (size: 192 | 512, purpose: string) => ({
		src: size === 192 ? px192 : px512,
		sizes: `${size}x${size}`,
		type: 'image/png',
		purpose,
	});
	return {
		id: '/courier',
		name: `${localizedText(identity.name, 'tm')} · Kurýer`,
		short_name: 'Kurýer',
		lang: 'tk',
		start_url: '/courier',
		scope: '/courier',
		display: 'standalone',
		background_color: '#fffdfa',
		theme_color: look.colour,
		icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
	};
}
