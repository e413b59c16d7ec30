import { requestRoutes } from '../areas/after-sales/requests/requests.routes.ts';
import { bannerRoutes } from '../areas/content/banners/banners.routes.ts';
import { homeRoutes } from '../areas/content/home/home.routes.ts';
import { pageRoutes } from '../areas/content/pages/pages.routes.ts';
import { sitemapRoutes } from '../areas/content/sitemap/sitemap.routes.ts';
import { accessoryRoutes } from '../areas/goods/accessories/accessories.routes.ts';
import { favouriteRoutes } from '../areas/goods/favourites/favourites.routes.ts';
import { listRoutes } from '../areas/goods/lists/list.routes.ts';
import { questionListRoutes, questionRoutes } from '../areas/goods/questions/questions.routes.ts';
import { reviewImageRoutes, reviewPictureRoutes } from '../areas/goods/reviews/review-pictures.routes.ts';
import { reviewListRoutes, reviewRoutes } from '../areas/goods/reviews/reviews.routes.ts';
import { searchRoutes } from '../areas/goods/search/search.routes.ts';
import { catalogueRoutes } from '../areas/goods/structure/structure.routes.ts';
import { addressBookRoutes } from '../areas/people/accounts/address-book.routes.ts';
import { authRoutes } from '../areas/people/accounts/auth.routes.ts';
import { confirmPhoneRoutes } from '../areas/people/accounts/confirm-phone.routes.ts';
import { profileRoutes } from '../areas/people/accounts/profile.routes.ts';
import { resetRoutes } from '../areas/people/accounts/reset.routes.ts';
import { captchaRoutes } from '../areas/people/captcha/captcha.routes.ts';
import { noticeFormRoutes } from '../areas/people/notices/notice-form.routes.ts';
import { noticeRoutes } from '../areas/people/notices/notices.routes.ts';
import { privacyRoutes } from '../areas/running/privacy/privacy.routes.ts';
import { callMeRoutes } from '../areas/selling/call-me/call-me.routes.ts';
import { paymentRoutes } from '../areas/selling/card-payments/payments.routes.ts';
import { deliveryPromiseRoutes } from '../areas/selling/orders/delivery-promise.routes.ts';
import { orderEventRoutes } from '../areas/selling/orders/order-events.routes.ts';
import { orderRoutes } from '../areas/selling/orders/orders.routes.ts';
import { fileRoutes } from '../areas/shop/files/files.routes.ts';
import { pictureRoutes } from '../areas/shop/pictures/pictures.routes.ts';
import { regionRoutes } from '../areas/shop/regions/regions.routes.ts';
import { shopPictureRoutes } from '../areas/shop/settings/shop-picture.routes.ts';
import { smsOutboxRoutes } from '../areas/shop/sms/sms-outbox.routes.ts';
import type { App } from '../platform/http/app-type.ts';
import { neverStore } from '../platform/http/never-store.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { limitConcurrency, refuseExcess } from '../platform/overload/concurrency-limiters.ts';
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
