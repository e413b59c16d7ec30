import swagger from '@fastify/swagger';
import type { App } from '../platform/http/app-type.ts';
import { apiDocsPage, type OpenApiDocument } from './api-docs-page.ts';

/** API-02. Register before the routes: it collects them as they are added. */
export async function collectApiDocs(app: App): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Dükan',
				version: '1',
				description:
					'The calls of the shop. Names are those of the mobile app. Errors are application/problem+json (RFC 9457) with a stable `code`.',
			},
		},
	});
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function apiDocsRoutes(app: App): void {
	app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
		reply.send(app.swagger()),
	);

	app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
		reply
			.type('text/html; charset=utf-8')
			.header('content-security-policy', PAGE_POLICY)
			.send(apiDocsPage(app.swagger() as OpenApiDocument)),
	);
}
