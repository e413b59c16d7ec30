import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-renderer.ts';

/**
 * Renders pages and knows their scripts and styles, which are built files, or come from Vite in development.
 */
export type Pages = {
	renderer: PageRenderer;
	serveAssets: { from: string } | { register: (app: FastifyInstance) => void };
	/**
	 * The folder of the built back-office. In development it is missing, because Vite serves the back-office
	 * too.
	 */
	backofficeDir?: string;
};
