import type { RenderPage } from '@dukan/domain/storefront/shop-reader.ts';
import type { FastifyInstance } from 'fastify';

/** How pages are rendered, and where their scripts and styles come from: built files, or Vite in development. */
export type Pages = {
	render: RenderPage;
	serveAssets: { from: string } | { register: (app: FastifyInstance) => void };
	/** The built back-office; in development Vite serves it with the rest. */
	backofficeDir?: string;
};
