import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { ViteDevServer } from 'vite';

/** The exports that the server uses of React Router's build of the storefront. */
type StorefrontBuild = {
	routes: Record<string, { path?: string } | undefined>;
	entry: { module: { createPageRenderer: (build: unknown) => RenderPage } };
};

export type PageRenderer = {
	render: RenderPage;
	/** The first path segments of all pages; other addresses are not pages. */
	topLevelSegments: ReadonlySet<string> | undefined;
};

/** Loads the built storefront once. */
export async function loadPageRenderer(buildDir: string): Promise<PageRenderer> {
	const file = pathToFileURL(join(buildDir, 'server', 'index.js')).href;
	const build: StorefrontBuild = await import(file);
	const paths = Object.values(build.routes).map((route) => route?.path ?? '');
	return {
		render: build.entry.module.createPageRenderer(build),
		topLevelSegments: new Set(paths.map((path) => path.split('/')[0] ?? '')),
	};
}

/** Loads the storefront's sources through Vite, so that every page shows the newest edit. */
export function developmentPageRenderer(vite: ViteDevServer): PageRenderer {
	return {
		render: async (request, page) => {
			const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild;
			return build.entry.module.createPageRenderer(build)(request, page);
		},
		topLevelSegments: undefined,
	};
}
