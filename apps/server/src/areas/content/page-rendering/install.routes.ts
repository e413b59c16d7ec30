import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import {
	findLanguage,
	LANGUAGE_TAGS,
	type Language,
	localizedText,
} from '@dukan/domain/base/language/language.ts';
import { shopIcons } from '@dukan/domain/shop/pictures/shop-pictures.ts';
import { offeredLanguages, shownLanguage } from '@dukan/domain/shop/settings/offered-languages.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TEXTS } from '../../../platform/http/problem-page.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ReadShop } from '../../shop/reading/read-shop.ts';
import { readShopSettings } from '../../shop/settings/read-shop-settings.ts';
import { OFFLINE_POLICY, offlinePage } from './offline-page.ts';

const AN_HOUR = 'public, max-age=3600';

/** Installs the shop as an app on a home screen, with a page for when there is no connection. */
export function installRoutes(app: FastifyInstance, services: Needs<'db'> & { readShop: ReadShop }): void {
	app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) => {
		const settings = await readShopSettings(services);
		return reply
			.header('cache-control', AN_HOUR)
			.header('vary', 'cookie')
			.type('application/manifest+json; charset=utf-8')
			.serializer(JSON.stringify)
			.send(webManifest(askedLanguage(request, settings), settings));
	});
	app.get('/offline', { schema: { hide: true } }, async (request, reply) =>
		reply
			.header('cache-control', AN_HOUR)
			.header('vary', 'cookie')
			.header('content-security-policy', OFFLINE_POLICY)
			.type('text/html; charset=utf-8')
			.send(offlinePage(askedLanguage(request, await readShopSettings(services)))),
	);
}

function askedLanguage(request: FastifyRequest, { languages }: ShopSettings): Language {
	const { lang } = request.query as { lang?: unknown };
	const wanted = (typeof lang === 'string' ? findLanguage(lang) : undefined) ?? cookieLanguage(request);
	return shownLanguage(wanted, offeredLanguages(languages));
}

function webManifest(language: Language, { identity, look }: ShopSettings): object {
	const t = TEXTS[language];
	const name = localizedText(identity.name, language);
	const tagline = localizedText(identity.tagline, language);
	const { px192, px512 } = shopIcons(look);
	const icon = (size: 192 | 512, purpose: string) => ({
		src: size === 192 ? px192 : px512,
		sizes: `${size}x${size}`,
		type: 'image/png',
		purpose,
	});
	return {
		id: addresses.home,
		name: tagline ? `${name} · ${tagline}` : name,
		short_name: name,
		description: localizedText(identity.description, language),
		lang: LANGUAGE_TAGS[language],
		start_url: addresses.home,
		scope: '/',
		display: 'standalone',
		background_color: '#fffdfa',
		theme_color: look.colour,
		categories: ['shopping'],
		// The logo fits into the circle to which phones may cut an icon.
		icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
		shortcuts: [
			{ name: t('nav.catalogue'), url: addresses.categories },
			{ name: t('nav.favourites'), url: addresses.saved },
			{ name: t('nav.orders'), url: addresses.history },
		],
	};
}
