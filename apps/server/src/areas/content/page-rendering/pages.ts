import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-renderer.ts';

/** Renders pages and knows their scripts and styles: built files, or Vite in development. */
export type Pages = {
	renderer: PageRenderer;
	serveAssets: { from: string } | { register: (app: FastifyInstance) => void };
	/** The built back-office; in development Vite serves it with the rest. */
	backofficeDir?: string;
};
