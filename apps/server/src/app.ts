import { join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import { accessoryRoutes } from './features/accessories/accessories.routes.ts';
import { staffAccessoryRoutes } from './features/accessories/staff-accessories.routes.ts';
import { addressBookRoutes } from './features/auth/address-book.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { confirmPhoneRoutes } from './features/auth/confirm-phone.routes.ts';
import { profileRoutes } from './features/auth/profile.routes.ts';
import { resetRoutes } from './features/auth/reset.routes.ts';
import { backofficeRoutes } from './features/backoffice/backoffice.routes.ts';
import { bannerRoutes } from './features/banners/banners.routes.ts';
import { staffBannerRoutes } from './features/banners/staff-banners.routes.ts';
import { callMeRoutes } from './features/call-requests/call-me.routes.ts';
import { staffCallRequestRoutes } from './features/call-requests/staff-call-requests.routes.ts';
import { captchaRoutes } from './features/captcha/captcha.routes.ts';
import { cashRoutes } from './features/cash/cash.routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { listRoutes } from './features/catalogue/list.routes.ts';
import { isServed, noteView } from './features/catalogue/product-views.ts';
import { staffCatalogueRoutes } from './features/catalogue/staff-catalogue.routes.ts';
import { staffSmartRoutes } from './features/catalogue/staff-smart.routes.ts';
import { claimRoutes } from './features/claims/claims.routes.ts';
import { courierPageRoutes } from './features/couriers/courier-page.routes.ts';
import { courierRoutes } from './features/couriers/couriers.routes.ts';
import { doorRoutes } from './features/couriers/door.routes.ts';
import { ownOrderRoutes } from './features/couriers/own-orders.routes.ts';
import { customerRoutes } from './features/customers/customers.routes.ts';
import { regionRoutes } from './features/delivery/regions.routes.ts';
import { staffDeliveryRoutes } from './features/delivery/staff-delivery.routes.ts';
import { staffDemoRoutes } from './features/demo/staff-demo.routes.ts';
import { batchOrderRoutes } from './features/desk/batch-orders.routes.ts';
import { callQueueRoutes } from './features/desk/call-queue.routes.ts';
import { deskEventRoutes } from './features/desk/desk-events.routes.ts';
import { deskListRoutes } from './features/desk/desk-lists.routes.ts';
import { orderEntryRoutes } from './features/desk/order-entry.routes.ts';
import { favouriteRoutes } from './features/favourites/favourites.routes.ts';
import { fileRoutes } from './features/files/files.routes.ts';
import { homeRoutes } from './features/home/home.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { noticeFormRoutes } from './features/notices/notice-form.routes.ts';
import { noticeRoutes } from './features/notices/notices.routes.ts';
import { apiDocsRoutes, collectApiDocs, staffApiDocsRoutes } from './features/operations/api-docs.routes.ts';
import type { Metrics } from './features/operations/metrics.ts';
import { operationsRoutes } from './features/operations/operations.routes.ts';
import { pageKind } from './features/operations/page-kind.ts';
import { loggerOptions, newRequestId, requestLog, traceOf } from './features/operations/request-log.ts';
import { staffOperationsRoutes } from './features/operations/staff-operations.routes.ts';
import { deliveryPromiseRoutes } from './features/orders/delivery-promise.routes.ts';
import { orderEventRoutes } from './features/orders/order-events.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { promotionPreviewRoutes } from './features/orders/promotion-preview.routes.ts';
import { staffOrderRoutes } from './features/orders/staff-orders.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { staffPageRoutes } from './features/pages/staff-pages.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { staffPaymentRoutes } from './features/payments/staff-payments.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { pictureUploadRoutes } from './features/pictures/upload.routes.ts';
import { priceHistoryRoutes } from './features/prices/price-history.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { familyRoutes } from './features/products/families.routes.ts';
import { photoRoutes } from './features/products/photos.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { staffPromotionRoutes } from './features/promotions/staff-promotions.routes.ts';
import { questionListRoutes, questionRoutes } from './features/questions/questions.routes.ts';
import { staffQuestionRoutes } from './features/questions/staff-questions.routes.ts';
import { goodsReportRoutes } from './features/reports/goods-reports.routes.ts';
import { reportRoutes } from './features/reports/reports.routes.ts';
import { requestRoutes } from './features/requests/requests.routes.ts';
import { staffRequestRoutes } from './features/requests/staff-requests.routes.ts';
import { returnRoutes } from './features/returns/returns.routes.ts';
import { reviewImageRoutes, reviewPictureRoutes } from './features/reviews/review-pictures.routes.ts';
import { reviewListRoutes, reviewRoutes } from './features/reviews/reviews.routes.ts';
import { staffReviewRoutes } from './features/reviews/staff-reviews.routes.ts';
import { noteSearch } from './features/search/note-search.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { staffSearchRoutes } from './features/search/staff-search.routes.ts';
import { serialRoutes } from './features/serials/serials.routes.ts';
import { shopPictureRoutes } from './features/settings/shop-picture.routes.ts';
import { staffSettingsRoutes } from './features/settings/staff-settings.routes.ts';
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { smsOutboxRoutes } from './features/sms/sms-outbox.routes.ts';
import { auditRoutes } from './features/staff/audit.routes.ts';
import { staffAccountRoutes } from './features/staff/staff-accounts.routes.ts';
import { staffArea } from './features/staff/staff-area.ts';
import { staffPinRoutes } from './features/staff/staff-pin.routes.ts';
import { staffRoleRoutes } from './features/staff/staff-roles.routes.ts';
import { staffSignInRoutes } from './features/staff/staff-sign-in.routes.ts';
import { productCodeRoutes } from './features/stock/product-codes.routes.ts';
import { receiptRoutes } from './features/stock/receipts.routes.ts';
import { stockRoutes } from './features/stock/stock.routes.ts';
import { stockCountRoutes } from './features/stock/stock-counts.routes.ts';
import { assetRoutes } from './features/storefront/asset.routes.ts';
import { installRoutes } from './features/storefront/install.routes.ts';
import { languageRoutes } from './features/storefront/language.routes.ts';
import type { Pages } from './features/storefront/pages.ts';
import { PAGES_ROUTE, storefrontRoutes } from './features/storefront/storefront.routes.ts';
import { staffTrustRoutes } from './features/trust/staff-trust.routes.ts';
import { DatabaseTrouble } from './platform/database/database-trouble.ts';
import type { App } from './platform/http/app-type.ts';
import { compactResponses } from './platform/http/compact-responses.ts';
import { type Compilers, compileOnFirstUse } from './platform/http/compile-on-first-use.ts';
import { errorHandling, refuseEarly } from './platform/http/error-handling.ts';
import { formFields } from './platform/http/form-fields.ts';
import { neverStore } from './platform/http/never-store.ts';
import { defaultHeaders, requestGuard } from './platform/http/request-guard.ts';
import { languageOf } from './platform/http/request-language.ts';
import { refuseUnreadable } from './platform/http/unreadable-request.ts';
import { limitConcurrency, refuseExcess } from './platform/overload/concurrency-limiters.ts';
import type { Services } from './services.ts';

/** S12 */
const MAX_BODY_BYTES = 64 * 1024;

/** S13: connections of clients that send or read too slowly are closed. */
const TIMEOUTS = {
	connectionTimeout: 60_000,
	requestTimeout: 15_000,
	keepAliveTimeout: 65_000,
	http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/**
 * The shop as one application; the process around it is shop-process.ts, which server.mjs starts. Without pages it is the
 * API alone; tests pass serializers that check their input.
 */
export async function createApp(
	services: Services,
	metrics: Metrics,
	pages?: Pages,
	compilersFactory: Compilers = compileOnFirstUse(),
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
	const logRequest = requestLog(app.log, config);
	app.addHook(
		'onResponse',
		({ id, method, url, headers, routeOptions }, { statusCode, elapsedTime }, done) => {
			const { url: route } = routeOptions;
			const page = route === PAGES_ROUTE ? pageKind(url) : undefined;
			const trace = traceOf(headers.traceparent);
			const finished = { id, method, route, page, trace, statusCode, ms: elapsedTime };
			metrics.timeRequest(finished);
			logRequest(finished);
			if (isServed(finished)) {
				noteView(services.productViews, url);
				noteSearch(services.searchCounts, {
					url,
					referer: headers.referer,
					language: languageOf(headers.cookie),
				});
			}
			done();
		},
	);
	await app.register(formFields);
	await collectApiDocs(app, config.publicOrigin);

	operationsRoutes(app, services, { metrics, trouble });
	homeRoutes(app, services);
	catalogueRoutes(app, services);
	listRoutes(app, services);
	accessoryRoutes(app, services);
	searchRoutes(app, services);
	bannerRoutes(app, services);
	regionRoutes(app, services);
	pageRoutes(app, services);
	reviewListRoutes(app, services);
	questionListRoutes(app, services);
	app.register(async (called: App) => {
		limitConcurrency(called, services.limiters.calls, services.clients);
		neverStore(called);
		deliveryPromiseRoutes(called, services);
		favouriteRoutes(called, services);
		reviewRoutes(called, services);
		reviewPictureRoutes(called, services);
		requestRoutes(called, services);
		questionRoutes(called, services);
		noticeRoutes(called, services);
	});
	app.register(async (checkout: App) => {
		limitConcurrency(checkout, services.limiters.checkout, services.clients);
		neverStore(checkout);
		orderRoutes(checkout, services);
		callMeRoutes(checkout, services);
	});
	app.register(async (paying: App) => {
		refuseExcess(paying, services.limiters.checkout, services.clients);
		neverStore(paying);
		paymentRoutes(paying, services);
	});
	orderEventRoutes(app, services);
	pictureRoutes(app, services, metrics);
	app.register(async (pictures: App) => {
		limitConcurrency(pictures, services.limiters.calls, services.clients);
		reviewImageRoutes(pictures, services);
	});
	shopPictureRoutes(app, services);
	await fileRoutes(app, services);
	sitemapRoutes(app, services);
	// R18: no limiter but that of the passwords, so that people get in while others use up the rest.
	app.register(async (entering: App) => {
		neverStore(entering);
		authRoutes(entering, services, metrics);
		resetRoutes(entering, services);
		captchaRoutes(entering, services);
		noticeFormRoutes(entering, services);
	});
	app.register(async (personal: App) => {
		limitConcurrency(personal, services.limiters.personal, services.clients);
		neverStore(personal);
		profileRoutes(personal, services);
		privacyRoutes(personal, services);
		confirmPhoneRoutes(personal, services);
		addressBookRoutes(personal, services);
		smsOutboxRoutes(personal, services);
	});
	await staffArea(app, services, (staff) => {
		staffSignInRoutes(staff, services);
		staffPinRoutes(staff, services);
		staffAccountRoutes(staff, services);
		staffRoleRoutes(staff, services);
		auditRoutes(staff, services);
		staffOrderRoutes(staff, services);
		deskEventRoutes(staff, services);
		callQueueRoutes(staff, services);
		staffCallRequestRoutes(staff, services);
		batchOrderRoutes(staff, services);
		orderEntryRoutes(staff, services);
		deskListRoutes(staff, services);
		courierRoutes(staff, services);
		doorRoutes(staff, services);
		ownOrderRoutes(staff, services);
		cashRoutes(staff, services);
		returnRoutes(staff, services);
		staffPaymentRoutes(staff, services);
		serialRoutes(staff, services);
		claimRoutes(staff, services);
		staffRequestRoutes(staff, services);
		productRoutes(staff, services);
		photoRoutes(staff, services);
		priceHistoryRoutes(staff, services);
		familyRoutes(staff, services);
		stockRoutes(staff, services);
		productCodeRoutes(staff, services);
		receiptRoutes(staff, services);
		stockCountRoutes(staff, services);
		pictureUploadRoutes(staff, services);
		importRoutes(staff, services);
		staffCatalogueRoutes(staff, services);
		staffSmartRoutes(staff, services);
		staffAccessoryRoutes(staff, services);
		staffSearchRoutes(staff, services);
		staffBannerRoutes(staff, services);
		staffPageRoutes(staff, services);
		staffSettingsRoutes(staff, services);
		staffDemoRoutes(staff, services);
		staffDeliveryRoutes(staff, services);
		staffTrustRoutes(staff, services);
		customerRoutes(staff, services);
		staffReviewRoutes(staff, services);
		staffQuestionRoutes(staff, services);
		staffPromotionRoutes(staff, services);
		promotionPreviewRoutes(staff, services);
		reportRoutes(staff, services);
		goodsReportRoutes(staff, services);
		staffOperationsRoutes(staff, services, metrics);
		staffApiDocsRoutes(staff);
	});
	apiDocsRoutes(app);

	// What looks like a call but is none gets a problem document, not the site's page.
	app.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());

	if (pages) {
		if ('from' in pages.serveAssets) await assetRoutes(app, pages.serveAssets.from, config.dataDir);
		else pages.serveAssets.register(app);
		if (pages.backofficeDir) {
			await backofficeRoutes(app, services, pages.backofficeDir);
			await courierPageRoutes(app, services, join(pages.backofficeDir, 'courier'));
		}
		installRoutes(app, services);
		languageRoutes(app, { https });
		storefrontRoutes(app, services, pages.renderer);
	}
	return app;
}
