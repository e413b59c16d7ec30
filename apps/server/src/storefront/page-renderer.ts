import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@dukan/domain/storefront/shop-reader.ts';
import type { ViteDevServer } from 'vite';

/** What React Router's build of the storefront exports, as far as we use it. */
type StorefrontBuild = { entry: { module: { createPageRenderer: (build: unknown) => RenderPage } } };

/** The built storefront: loaded once. */
export async function loadPageRenderer(buildDir: string): Promise<RenderPage> {
	const file = pathToFileURL(join(buildDir, 'server', 'index.js')).href;
	const build: StorefrontBuild = await import(file);
	return build.entry.module.createPageRenderer(build);
}

/** The storefront's sources through Vite: every page sees the newest edit. */
export function developmentPageRenderer(vite: ViteDevServer): RenderPage {
	return async (request, page) => {
		const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild;
		return build.entry.module.createPageRenderer(build)(request, page);
	};
}
