import { oneOf } from '@dukan/domain/base/fields.api.ts';
import { SHOP_PICTURES, type ShopPicture, shopMark } from '@dukan/domain/shop/pictures/shop-pictures.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { Originals } from '../pictures/originals.ts';
import { renderShopPicture, type ShopPictureSource } from './render-shop-picture.ts';
import { readSettings } from './settings.queries.ts';

/** The name holds the hash of the logo or the colour, so the picture at one address never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** The cache holds all pictures of two looks: those of the current one and of the one before it. */
const MAX_CACHED = 2 * SHOP_PICTURES.length;
const CONTENT_TYPES = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' } as const;

/** OWN-01: the shop's logo in the header, as an icon and for shared links. */
export function shopPictureRoutes(
	app: FastifyInstance,
	{ config, db, limiters, clients }: Needs<'config' | 'db' | 'limiters' | 'clients'>,
): void {
	const originals = new Originals(config.dataDir, db);
	const rendered = new Map<string, Buffer>();
	const schema = {
		hide: true,
		params: Type.Object({
			mark: Type.String({ pattern: '^(logo-\\d{1,4}x\\d{1,4}-[0-9a-f]{32}|mark-[0-9a-f]{6})$' }),
			picture: oneOf(SHOP_PICTURES),
		}),
	};

	async function findSource(mark: string): Promise<ShopPictureSource | undefined> {
		if (mark.startsWith('logo-')) {
			const logo = await originals.find(`${mark}.webp`, 'logo');
			return logo && { logo };
		}
		// Only the shop's own colour is rendered, because somebody could ask for all 16 million others.
		const { colour } = (await readSettings(db)).look;
		return shopMark({ logo: '', colour }) === mark ? { colour } : undefined;
	}

	async function render(mark: string, picture: ShopPicture): Promise<Buffer | undefined> {
		const source = await findSource(mark);
		return source && renderShopPicture(source, picture);
	}

	app.get<{ Params: { mark: string; picture: ShopPicture } }>(
		'/images/shop/:mark/:picture',
		{ schema },
		async (request, reply) => {
			const { mark, picture } = request.params;
			const key = `${mark}/${picture}`;
			let content = rendered.get(key);
			if (!content) {
				content = await limiters.pictures.run(() => render(mark, picture), clients.of(request));
				if (!content) throw new Problem('not_found');
				const [oldest] = rendered.keys();
				if (oldest !== undefined && rendered.size >= MAX_CACHED) rendered.delete(oldest);
				rendered.set(key, content);
			}
			const format = picture.slice(picture.lastIndexOf('.') + 1) as keyof typeof CONTENT_TYPES;
			return reply.header('cache-control', FOREVER).type(CONTENT_TYPES[format]).send(content);
		},
	);
}
