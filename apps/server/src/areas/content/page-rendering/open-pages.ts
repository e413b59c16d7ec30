import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../../../platform/platform-config.ts';
import { developmentPageRenderer, loadPageRenderer } from './page-renderer.ts';
import type { Pages } from './pages.ts';

const STOREFRONT_DIR = join(import.meta.dirname, '../../../../../storefront');
const BACKOFFICE_DIR = join(import.meta.dirname, '../../../../../backoffice');
/** Two Vite servers run in one process, and each needs its own port for hot updates. */
const BACKOFFICE_HMR_PORT = 24_679;

/** Opens the built storefront and back-office, or, in development, their sources through Vite. */
export async function openPages(config: PlatformConfig): Promise<Pages & { close: () => Promise<void> }> {
	if (config.development) return openDevelopmentPages();
	if (!existsSync(join(config.storefrontBuildDir, 'server', 'index.js'))) {
		throw new Error('The storefront is not built: run npm run build.');
	}
	// R15: uses the folders themselves, because a later build changes where the links to them lead.
	const buildDir = realpathSync(config.storefrontBuildDir);
	return {
		renderer: await loadPageRenderer(buildDir),
		serveAssets: { from: buildDir },
		backofficeDir: realpathSync(config.backofficeBuildDir),
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
	const backoffice = await createServer({
		root: BACKOFFICE_DIR,
		server: { middlewareMode: true, hmr: { port: BACKOFFICE_HMR_PORT } },
		appType: 'spa',
	});
	return {
		renderer: developmentPageRenderer(vite),
		serveAssets: {
			register: (app: FastifyInstance) =>
				app.addHook('onRequest', (request, reply, done) => {
					const { middlewares } = request.url.startsWith('/backoffice') ? backoffice : vite;
					middlewares(request.raw, reply.raw, () => done());
				}),
		},
		close: async () => {
			await Promise.all([vite.close(), backoffice.close()]);
		},
	};
}
