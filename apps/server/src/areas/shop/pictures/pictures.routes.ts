import { join } from 'node:path';
import {
	BANNER_PICTURE_WIDTHS,
	NO_PICTURE_FILE,
	PRODUCT_PICTURE_WIDTHS,
} from '@dukan/domain/shop/pictures/picture-addresses.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { Needs } from '../../../platform/needs.ts';
import { Originals } from './originals.ts';
import { type PictureRequest, PictureStore } from './picture-store.ts';

const MEGABYTE = 1024 * 1024;
/** The name of a picture holds the hash of its content, so the content at one address never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** A browser asks for a missing picture again soon, because the picture may be added. */
const MISSING = 'public, max-age=60';

const CONTENT_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

export function pictureRoutes(
	app: FastifyInstance,
	services: Needs<'config' | 'db' | 'limiters' | 'clients' | 'metrics'>,
): void {
	const { config, db, limiters, clients, metrics } = services;
	const originals = new Originals(config.dataDir, db);
	const store = new PictureStore({
		cacheDir: join(config.dataDir, 'pictures'),
		maxBytes: config.pictureCacheMb * MEGABYTE,
		// R10: a request takes a turn only if its picture is not in the folder yet, and also if its name was
		// made up.
		limiter: limiters.pictures,
		findOriginal: ({ file, kind }) => originals.find(file, kind),
		onEvent: metrics.countPictureEvent,
		onUnwritable: (error) =>
			app.log.warn(error, 'sized pictures cannot be stored: they are made again for everyone'),
	});

	/**
	 * CARD-01: a missing picture is answered with the placeholder, so that pages without script show it as
	 * well.
	 */
	async function send(reply: FastifyReply, request: PictureRequest): Promise<FastifyReply> {
		const picture = await store.get(request);
		reply.header('content-type', CONTENT_TYPES[request.format]);
		if (picture) return reply.header('cache-control', FOREVER).send(picture);
		const placeholder = await store.get({ ...request, file: NO_PICTURE_FILE, kind: 'product' });
		return reply.code(404).header('cache-control', MISSING).send(placeholder);
	}

	function folder(
		url: string,
		kind: 'product' | 'banner',
		extensions: string,
		widths: readonly number[],
		fallbackWidth: number,
	): void {
		const schema = {
			hide: true,
			params: Type.Object({
				name: Type.String({ pattern: `^[a-z0-9][a-z0-9._-]{0,99}\\.(${extensions})$` }),
			}),
			querystring: Type.Object({ w: Type.Optional(oneOfWidths(widths)) }),
		};
		app.get<{ Params: { name: string }; Querystring: { w?: number } }>(
			`${url}/:name`,
			{ schema },
			(request, reply) => {
				const format = request.params.name.endsWith('.jpg') ? 'jpg' : 'webp';
				const file = request.params.name.replace(/\.jpg$/, '.webp');
				const width = request.query.w ?? fallbackWidth;
				return send(reply, { file, kind, format, width, client: clients.of(request) });
			},
		);
	}

	folder('/images/products', 'product', 'webp', PRODUCT_PICTURE_WIDTHS, 480);
	folder('/images/products-jpg', 'product', 'jpg', PRODUCT_PICTURE_WIDTHS, 480);
	folder('/images/banners', 'banner', 'webp|jpg', BANNER_PICTURE_WIDTHS, 960);
}

function oneOfWidths(widths: readonly number[]): TSchema {
	return Type.Union(widths.map((width) => Type.Literal(width)));
}
