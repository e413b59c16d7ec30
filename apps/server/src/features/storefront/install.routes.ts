import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { findLanguage, LANGUAGE_TAGS, type Language } from '@dukan/domain/language/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TEXTS } from '../../platform/http/problem-page.ts';
import { cookieLanguage } from '../../platform/http/request-language.ts';
import { OFFLINE_POLICY, offlinePage } from './offline-page.ts';

const A_DAY = 'public, max-age=86400';

/** The shop as an app on a home screen, and its page for when there is no line. */
export function installRoutes(app: FastifyInstance): void {
	app.get('/manifest.webmanifest', { schema: { hide: true } }, (request, reply) =>
		reply
			.header('cache-control', A_DAY)
			.type('application/manifest+json; charset=utf-8')
			.serializer(JSON.stringify)
			.send(webManifest(askedLanguage(request))),
	);
	app.get('/offline', { schema: { hide: true } }, (request, reply) =>
		reply
			.header('cache-control', A_DAY)
			.header('content-security-policy', OFFLINE_POLICY)
			.type('text/html; charset=utf-8')
			.send(offlinePage(askedLanguage(request))),
	);
}

function askedLanguage(request: FastifyRequest): Language {
	const { lang } = request.query as { lang?: unknown };
	return (typeof lang === 'string' ? findLanguage(lang) : undefined) ?? cookieLanguage(request);
}

function webManifest(language: Language): object {
	const t = TEXTS[language];
	const icon = (size: number, purpose: string) => ({
		src: `/icon-${size}.png`,
		sizes: `${size}x${size}`,
		type: 'image/png',
		purpose,
	});
	return {
		id: addresses.home,
		name: `Dükan · ${t('app.tagline')}`,
		short_name: 'Dükan',
		description: t('app.description'),
		lang: LANGUAGE_TAGS[language],
		start_url: addresses.home,
		scope: '/',
		display: 'standalone',
		background_color: '#fffdfa',
		theme_color: '#9b1b30',
		categories: ['shopping'],
		// The mark keeps within the circle that phones may cut an icon to.
		icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
		shortcuts: [
			{ name: t('nav.catalogue'), url: addresses.categories },
			{ name: t('nav.favourites'), url: addresses.saved },
			{ name: t('nav.orders'), url: addresses.history },
		],
	};
}
