import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Serves the back-office: one page and its files, the same for everyone. The page shows the sign-in form;
 * everything else comes from calls that require a staff session.
 */
export async function backofficeRoutes(
	app: FastifyInstance,
	services: Needs<'config' | 'db'> & { readShop: ReadShop },
	buildDir: string,
): Promise<void> {
	const { dataDir } = services.config;
	const html = readFileSync(join(buildDir, 'index.html'), 'utf8');
	const from = join(buildDir, 'assets');
	await publishAssets(app, { from, prefix: '/backoffice/assets/', dataDir, name: 'backoffice' });
	await app.register(fastifyStatic, {
		root: from,
		prefix: '/backoffice/assets/',
		decorateReply: false,
		preCompressed: true,
		wildcard: false,
		globIgnore: COMPRESSED_VARIANTS,
		immutable: true,
		maxAge: YEAR_MS,
	});
	for (const path of ['/backoffice', '/backoffice/*'])
		app.get(path, { schema: { hide: true } }, async (_request, reply) =>
			reply
				.header('content-security-policy', POLICY)
				.header('cache-control', 'no-cache')
				.header('x-robots-tag', 'noindex')
				.type('text/html; charset=utf-8')
				.serializer(String)
				.send(withShopName(html, await readShopSettings(services))),
		);
}
