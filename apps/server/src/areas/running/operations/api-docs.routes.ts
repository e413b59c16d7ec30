import swagger from '@fastify/swagger';
import type { App } from '../../../platform/http/app-type.ts';
import { apiDocsPage, type OpenApiDocument } from './api-docs-page.ts';
import { apiDocument } from './api-document.ts';

declare module 'fastify' {
	interface FastifyInstance {
		/** The second document of @fastify/swagger, whose decorator has another name. */
		staffSwagger: () => object;
	}
}

/** API-02: must run before the routes are registered, because it collects them as they are added. */
export async function collectApiDocs(app: App, publicOrigin: string | undefined): Promise<void> {
	await app.register(swagger, apiDocument('public', publicOrigin));
	await app.register(swagger, apiDocument('staff', publicOrigin));
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Neither document changes while the process runs, so each is written once, at its first request. */
export function apiDocsRoutes(app: App): void {
	let json: string | undefined;
	let page: string | undefined;

	app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
		json ??= JSON.stringify(app.swagger());
		return reply
			.header('cache-control', 'public, no-cache')
			.type('application/json; charset=utf-8')
			.send(json);
	});

	app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
		page ??= apiDocsPage(app.swagger() as OpenApiDocument);
		return reply
			.header('cache-control', 'public, no-cache')
			.header('content-security-policy', PAGE_POLICY)
			.type('text/html; charset=utf-8')
			.send(page);
	});
}

/** Only staff can read the documentation of the back-office's calls. */
export function staffApiDocsRoutes(staff: App): void {
	let json: string | undefined;
	staff.get(
		'/openapi.json',
		{ config: { by: 'ownAccount' }, schema: { hide: true } },
		async (_request, reply) => {
			json ??= JSON.stringify(staff.staffSwagger());
			return reply.type('application/json; charset=utf-8').send(json);
		},
	);
}
