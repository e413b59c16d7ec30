import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import { authRoutes } from './auth/auth.routes.ts';
import { profileRoutes } from './auth/profile.routes.ts';
import { resetRoutes } from './auth/reset.routes.ts';
import { backofficeRoutes } from './backoffice/backoffice.routes.ts';
import { bannerRoutes } from './banners/banners.routes.ts';
import { staffBannerRoutes } from './banners/staff-banners.routes.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { listRoutes } from './catalogue/list.routes.ts';
import { staffCatalogueRoutes } from './catalogue/staff-catalogue.routes.ts';
import { staffSmartRoutes } from './catalogue/staff-smart.routes.ts';
import { customerRoutes } from './customers/customers.routes.ts';
import { regionRoutes } from './delivery/regions.routes.ts';
import { staffDeliveryRoutes } from './delivery/staff-delivery.routes.ts';
import { favouriteRoutes } from './favourites/favourites.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { apiDocsRoutes, collectApiDocs, staffApiDocsRoutes } from './operations/api-docs.routes.ts';
import type { Metrics } from './operations/metrics.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { loggerOptions, newRequestId, requestLog } from './operations/request-log.ts';
import { staffOperationsRoutes } from './operations/staff-operations.routes.ts';
import { orderEventRoutes, staffOrderEventRoutes } from './orders/order-events.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { staffOrderRoutes } from './orders/staff-orders.routes.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { staffPageRoutes } from './pages/staff-pages.routes.ts';
import { pictureRoutes } from './pictures/pictures.routes.ts';
import { pictureUploadRoutes } from './pictures/upload.routes.ts';
import { answerEarly } from './platform/http/answer-early.ts';
import type { AnsweredRequest } from './platform/http/answered-request.ts';
import type { App } from './platform/http/app-type.ts';
import { errorHandling, refuseEarly } from './platform/http/error-handling.ts';
import { formFields } from './platform/http/form-fields.ts';
import { type BuildSerializer, lazySchemas } from './platform/http/lazy-schemas.ts';
import { answerHeaders, requestGuard } from './platform/http/request-guard.ts';
import { refuseUnreadable } from './platform/http/unreadable-request.ts';
import { workBehind } from './platform/overload/work-gates.ts';
import { productRoutes } from './products/products.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { staffSearchRoutes } from './search/staff-search.routes.ts';
import type { Services } from './services.ts';
import { staffSettingsRoutes } from './settings/staff-settings.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { smsOutboxRoutes } from './sms/sms-outbox.routes.ts';
import { auditRoutes } from './staff/audit.routes.ts';
import { staffAccountRoutes } from './staff/staff-accounts.routes.ts';
import { staffArea } from './staff/staff-area.ts';
import { staffSignInRoutes } from './staff/staff-sign-in.routes.ts';
import { assetRoutes } from './storefront/asset.routes.ts';
import { installRoutes } from './storefront/install.routes.ts';
import { languageRoutes } from './storefront/language.routes.ts';
import type { Pages } from './storefront/pages.ts';
import { storefrontRoutes } from './storefront/storefront.routes.ts';

/** S12 */
const MAX_BODY_BYTES = 64 * 1024;

/** S13: a client that is slow to ask or to read is let go. */
const TIMEOUTS = {
	connectionTimeout: 60_000,
	requestTimeout: 15_000,
	keepAliveTimeout: 65_000,
	http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/** The shop as one application; the process around it is shop-process.ts, which server.mjs starts. Without pages it is the API alone; tests bring serializers that check what they are given. */
export async function createApp(
	services: Services,
	metrics: Metrics,
	pages?: Pages,
	serializers?: BuildSerializer,
): Promise<App> {
	const { config } = services;
	const https = config.publicOrigin?.startsWith('https:') ?? false;
	const app = Fastify({
		...TIMEOUTS,
		bodyLimit: MAX_BODY_BYTES,
		trustProxy: config.trustProxy,
		logger: loggerOptions(config.logLevel),
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: newRequestId,
		// A child logger for each request is costly; lines name the request themselves.
		childLoggerFactory: (logger) => logger,
		// 1e309 is read as Infinity, which strict numbers would let past every maximum.
		ajv: { customOptions: { strictNumbers: false } },
		schemaController: lazySchemas(serializers),
		return503OnClosing: false,
		clientErrorHandler: refuseUnreadable,
		frameworkErrors: (error, request, reply) =>
			refuseEarly(error, request, reply.headers(answerHeaders(config))),
		routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
	}).withTypeProvider<TypeBoxTypeProvider>();

	await app.register(errorHandling);
	await app.register(requestGuard, config);
	const logRequest = requestLog(app.log, config);
	const onAnswered = (answered: AnsweredRequest) => {
		metrics.timeRequest(answered);
		logRequest(answered);
	};
	app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode, elapsedTime }, done) => {
		onAnswered({ id, method, route: routeOptions.url, statusCode, ms: elapsedTime });
		done();
	});
	answerEarly(app, { cache: services.cache, newRequestId, onAnswered });
	await app.register(formFields);
	await collectApiDocs(app, config.publicOrigin);

	operationsRoutes(app, services, metrics);
	homeRoutes(app, services);
	catalogueRoutes(app, services);
	listRoutes(app, services);
	searchRoutes(app, services);
	bannerRoutes(app, services);
	regionRoutes(app, services);
	pageRoutes(app, services);
	app.register(async (called: App) => {
		workBehind(called, services.gates.calls);
		favouriteRoutes(called, services);
	});
	app.register(async (checkout: App) => {
		workBehind(checkout, services.gates.checkout);
		orderRoutes(checkout, services);
	});
	orderEventRoutes(app, services);
	pictureRoutes(app, services, metrics);
	await fileRoutes(app, services);
	sitemapRoutes(app, services);
	app.register(async (personal: App) => {
		personal.addHook('onRequest', async (_request, reply) => {
			reply.header('cache-control', 'no-store');
		});
		authRoutes(personal, services, metrics);
		profileRoutes(personal, services);
		resetRoutes(personal, services);
		captchaRoutes(personal, services);
		smsOutboxRoutes(personal, services);
	});
	await staffArea(app, services, (staff) => {
		staffSignInRoutes(staff, services);
		staffAccountRoutes(staff, services);
		auditRoutes(staff, services);
		staffOrderRoutes(staff, services);
		staffOrderEventRoutes(staff, services);
		productRoutes(staff, services);
		pictureUploadRoutes(staff, services);
		importRoutes(staff, services);
		staffCatalogueRoutes(staff, services);
		staffSmartRoutes(staff, services);
		staffSearchRoutes(staff, services);
		staffBannerRoutes(staff, services);
		staffPageRoutes(staff, services);
		staffSettingsRoutes(staff, services);
		staffDeliveryRoutes(staff, services);
		customerRoutes(staff, services);
		reportRoutes(staff, services);
		staffOperationsRoutes(staff, services, metrics);
		staffApiDocsRoutes(staff);
	});
	apiDocsRoutes(app);

	// What looks like a call but is none gets a problem document, not the site's page.
	app.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());

	if (pages) {
		if ('from' in pages.serveAssets) await assetRoutes(app, pages.serveAssets.from);
		else pages.serveAssets.register(app);
		if (pages.backofficeDir) await backofficeRoutes(app, pages.backofficeDir);
		installRoutes(app);
		languageRoutes(app, { https });
		storefrontRoutes(app, services, pages.renderer);
	}
	return app;
}
