import { join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import { assetRoutes } from '../areas/content/page-rendering/asset.routes.ts';
import { installRoutes } from '../areas/content/page-rendering/install.routes.ts';
import { languageRoutes } from '../areas/content/page-rendering/language.routes.ts';
import { pageKind } from '../areas/content/page-rendering/page-kind.ts';
import type { Pages } from '../areas/content/page-rendering/pages.ts';
import { PAGES_ROUTE, storefrontRoutes } from '../areas/content/page-rendering/storefront.routes.ts';
import { isServed, noteView } from '../areas/goods/popularity/product-views.ts';
import { noteSearch } from '../areas/goods/search/note-search.ts';
import { backofficeRoutes } from '../areas/running/backoffice/backoffice.routes.ts';
import { apiDocsRoutes, collectApiDocs } from '../areas/running/operations/api-docs.routes.ts';
import { operationsRoutes } from '../areas/running/operations/operations.routes.ts';
import { courierPageRoutes } from '../areas/selling/couriers/courier-page.routes.ts';
import { DatabaseTrouble } from '../platform/database/database-trouble.ts';
import type { App } from '../platform/http/app-type.ts';
import { compactResponses } from '../platform/http/compact-responses.ts';
import { type Compilers, compileOnFirstUse } from '../platform/http/compile-on-first-use.ts';
import { errorHandling, refuseEarly } from '../platform/http/error-handling.ts';
import { formFields } from '../platform/http/form-fields.ts';
import { defaultHeaders, requestGuard } from '../platform/http/request-guard.ts';
import { languageOf } from '../platform/http/request-language.ts';
import { loggerOptions, newRequestId, requestLog, traceOf } from '../platform/http/request-log.ts';
import { refuseUnreadable } from '../platform/http/unreadable-request.ts';
import { networkOf } from '../platform/limits/network-address.ts';
import { featureRoutes } from './routes.ts';
import type { Services } from './services.ts';

/** S12: the largest body of a request. */
const MAX_BODY_BYTES = 64 * 1024;

/** S13: closes connections of clients that send or read too slowly. */
const TIMEOUTS = {
	connectionTimeout: 60_000,
	requestTimeout: 15_000,
	keepAliveTimeout: 65_000,
	http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/**
 * The shop as one application. The process around it is shop-process.ts, which server.mjs starts. Without
 * `pages` it is only the API. Tests pass serializers that check their input.
 */
export async function createApp(
	services: Services,
	pages?: Pages,
	compilersFactory: Compilers = compileOnFirstUse(),
): Promise<App> {
	const { config, metrics } = services;
	const app = Fastify({
		...TIMEOUTS,
		bodyLimit: MAX_BODY_BYTES,
		trustProxy: config.trustProxy,
		logger: loggerOptions(config.logLevel),
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: newRequestId,
		// A child logger for each request costs too much, so each line names its request itself.
		childLoggerFactory: (logger) => logger,
		// 1e309 is parsed as Infinity, which strict numbers would let past every maximum.
		ajv: { customOptions: { strictNumbers: false } },
		schemaController: { compilersFactory },
		return503OnClosing: false,
		clientErrorHandler: refuseUnreadable,
		frameworkErrors: (error, request, reply) =>
			refuseEarly(error, request, reply.headers(defaultHeaders(config))),
		routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
	}).withTypeProvider<TypeBoxTypeProvider>();

	const trouble = new DatabaseTrouble();
	await app.register(errorHandling, { trouble });
	await app.register(requestGuard, config);
	await app.register(compactResponses);
	countResponses(app, services);
	await app.register(formFields);
	await collectApiDocs(app, config.publicOrigin);

	operationsRoutes(app, services, { metrics, trouble });
	await featureRoutes(app, services);
	apiDocsRoutes(app);

	// An unknown address under /api gets a problem document, not the site's page.
	app.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());

	if (pages) await frontEndRoutes(app, services, pages);
	return app;
}

/** Counts each response once: in the metrics, in the log, and for viewed products and searches. */
function countResponses(app: App, { config, metrics, productViews, searchCounts }: Services): void {
	const logRequest = requestLog(app.log, config);
	app.addHook(
		'onResponse',
		({ id, method, url, headers, ip, routeOptions }, { statusCode, elapsedTime }, done) => {
			const { url: route } = routeOptions;
			const page = route === PAGES_ROUTE ? pageKind(url) : undefined;
			const trace = traceOf(headers.traceparent);
			const finished = { id, method, route, page, trace, statusCode, ms: elapsedTime };
			metrics.timeRequest(finished);
			logRequest(finished);
			if (isServed(finished)) {
				const language = languageOf(headers.cookie);
				noteView(productViews, url, networkOf(ip));
				noteSearch(searchCounts, { url, referer: headers.referer, language });
			}
			done();
		},
	);
}

/**
 * Serves the built front ends: their files, the back-office, the courier's page, and the storefront, which
 * renders all other addresses.
 */
async function frontEndRoutes(app: App, services: Services, pages: Pages): Promise<void> {
	const { config } = services;
	if ('from' in pages.serveAssets) await assetRoutes(app, pages.serveAssets.from, config.dataDir);
	else pages.serveAssets.register(app);
	if (pages.backofficeDir) {
		await backofficeRoutes(app, services, pages.backofficeDir);
		await courierPageRoutes(app, services, join(pages.backofficeDir, 'courier'));
	}
	installRoutes(app, services);
	languageRoutes(app, { https: config.publicOrigin?.startsWith('https:') ?? false });
	storefrontRoutes(app, services, pages.renderer);
}
