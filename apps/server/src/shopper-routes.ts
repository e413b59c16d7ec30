import { accessoryRoutes } from './features/accessories/accessories.routes.ts';
import { addressBookRoutes } from './features/auth/address-book.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { confirmPhoneRoutes } from './features/auth/confirm-phone.routes.ts';
import { profileRoutes } from './features/auth/profile.routes.ts';
import { resetRoutes } from './features/auth/reset.routes.ts';
import { bannerRoutes } from './features/banners/banners.routes.ts';
import { callMeRoutes } from './features/call-requests/call-me.routes.ts';
import { captchaRoutes } from './features/captcha/captcha.routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { listRoutes } from './features/catalogue/list.routes.ts';
import { favouriteRoutes } from './features/favourites/favourites.routes.ts';
import { fileRoutes } from './features/files/files.routes.ts';
import { homeRoutes } from './features/home/home.routes.ts';
import { noticeFormRoutes } from './features/notices/notice-form.routes.ts';
import { noticeRoutes } from './features/notices/notices.routes.ts';
import { deliveryPromiseRoutes } from './features/orders/delivery-promise.routes.ts';
import { orderEventRoutes } from './features/orders/order-events.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { questionListRoutes, questionRoutes } from './features/questions/questions.routes.ts';
import { regionRoutes } from './features/regions/regions.routes.ts';
import { requestRoutes } from './features/requests/requests.routes.ts';
import { reviewImageRoutes, reviewPictureRoutes } from './features/reviews/review-pictures.routes.ts';
import { reviewListRoutes, reviewRoutes } from './features/reviews/reviews.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { shopPictureRoutes } from './features/settings/shop-picture.routes.ts';
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { smsOutboxRoutes } from './features/sms/sms-outbox.routes.ts';
import type { App } from './platform/http/app-type.ts';
import { neverStore } from './platform/http/never-store.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { limitConcurrency, refuseExcess } from './platform/overload/concurrency-limiters.ts';
import type { Services } from './services.ts';

/**
 * What shoppers and their browsers call. Reads that everyone shares come first and are cached; the rest is grouped by the
 * concurrency limiter before it.
 */
export async function shopperRoutes(app: App, services: Services, metrics: Metrics): Promise<void> {
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
	// R18: no limiter but those of the passwords and the puzzles, so that people get in while others use up the rest.
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
}
