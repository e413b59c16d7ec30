import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { YEAR_MS } from '../../platform/clock.ts';
import { PACKED_COPIES } from '../../platform/http/packed-copies.ts';
import { pagePolicy } from '../../platform/http/page-policy.ts';

/**
 * The back-office: one page and its files, the same for everyone. Whoever opens it sees a door; what is behind comes by
 * calls that ask who is there.
 */
export async function backofficeRoutes(app: FastifyInstance, buildDir: string): Promise<void> {
	const html = readFileSync(join(buildDir, 'index.html'), 'utf8');
	const policy = pagePolicy(Buffer.from(html));
	await app.register(fastifyStatic, {
		root: join(buildDir, 'assets'),
		prefix: '/backoffice/assets/',
		decorateReply: false,
		preCompressed: true,
		wildcard: false,
		globIgnore: PACKED_COPIES,
		immutable: true,
		maxAge: YEAR_MS,
	});
	for (const path of ['/backoffice', '/backoffice/*'])
		app.get(path, { schema: { hide: true } }, (request, reply) => {
			if (request.url.startsWith('/backoffice/assets/')) return reply.callNotFound();
			return reply
				.header('content-security-policy', policy)
				.header('cache-control', 'no-cache')
				.header('x-robots-tag', 'noindex')
				.type('text/html; charset=utf-8')
				.serializer(String)
				.send(html);
		});
}
