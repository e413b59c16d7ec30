import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { developmentPageRenderer, loadPageRenderer } from './page-renderer.ts';
import type { Pages } from './pages.ts';

const STOREFRONT_DIR = join(import.meta.dirname, '../../../storefront');

/** The built storefront, or, in development, its sources through Vite. */
export async function openPages(config: Config): Promise<Pages & { close: () => Promise<void> }> {
	if (config.development) return openDevelopmentPages();
	if (!existsSync(join(config.storefrontBuildDir, 'server', 'index.js'))) {
		throw new Error('The storefront is not built: run npm run build.');
	}
	return {
		render: await loadPageRenderer(config.storefrontBuildDir),
		serveAssets: { from: config.storefrontBuildDir },
		close: async () => {},
	};
}

async function openDevelopmentPages(): Promise<Pages & { close: () => Promise<void> }> {
	const { createServer } = await import('vite');
	const vite = await createServer({
		root: STOREFRONT_DIR,
		server: { middlewareMode: true },
		appType: 'custom',
	});
	return {
		render: developmentPageRenderer(vite),
		serveAssets: {
			register: (app: FastifyInstance) =>
				app.addHook('onRequest', (request, reply, done) => {
					vite.middlewares(request.raw, reply.raw, () => done());
				}),
		},
		close: () => vite.close(),
	};
}
