import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { chooseEncoding } from '../../../platform/cache/cached-response.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ReadShop } from '../../shop/reading/read-shop.ts';
import { buildSitemap, buildSitemapPart } from './build-sitemap.ts';
import { robotsTxt } from './robots-txt.ts';

const AN_HOUR = 'public, max-age=3600';

export function sitemapRoutes(
	app: FastifyInstance,
	{ config, db, cache, readShop }: Needs<'config' | 'db' | 'cache'> & { readShop: ReadShop },
): void {
	const origin = config.pageOrigin;

	/** A file has megabytes. Compressed it has 5 % of that, and it takes no cache memory from pages. */
	async function send(
		request: FastifyRequest,
		reply: FastifyReply,
		part: string,
		build: (shop: PublicShop) => Promise<string | undefined>,
	): Promise<FastifyReply> {
		const response = await cache.getOrCreate(`sitemap ${part}`, async () => {
			const shows = new Set(['products']);
			const xml = await build(readShop({ db }, shows));
			if (xml === undefined) throw new Problem('not_found');
			return { statusCode: 200, headers: {}, body: await promisify(gzip)(xml), shows };
		});
		reply
			.header('cache-control', AN_HOUR)
			.header('vary', 'accept-encoding')
			.header('etag', response.etag)
			.type('application/xml; charset=utf-8');
		if (request.headers['if-none-match']?.includes(response.etag)) return reply.code(304).send();
		if (!chooseEncoding(request.headers['accept-encoding']))
			return reply.send(await promisify(gunzip)(await response.body()));
		return reply.header('content-encoding', 'gzip').send(await response.body());
	}

	app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
		send(request, reply, '', (shop) => buildSitemap({ shop, origin })),
	);
	const params = Type.Object({ part: Type.String({ pattern: '^[a-z0-9-]{1,20}$' }) });
	app.get<{ Params: { part: string } }>(
		'/sitemaps/:part.xml',
		{ schema: { hide: true, params } },
		(request, reply) =>
			send(request, reply, request.params.part, (shop) =>
				buildSitemapPart({ shop, origin }, request.params.part),
			),
	);
	app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
		reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robotsTxt(origin)),
	);
}
