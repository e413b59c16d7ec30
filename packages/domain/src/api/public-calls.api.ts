import * as requests from '../after-sales/requests/requests.api.ts';
import { noContent } from '../base/fields.api.ts';
import * as home from '../content/home/home.api.ts';
import * as accessories from '../goods/accessories/accessories.api.ts';
import * as favourites from '../goods/favourites/favourites.api.ts';
import * as lists from '../goods/lists/lists.api.ts';
import * as products from '../goods/products/products.api.ts';
import * as questions from '../goods/questions/questions.api.ts';
import * as reviews from '../goods/reviews/reviews.api.ts';
import * as search from '../goods/search/search.api.ts';
import * as addressBook from '../people/accounts/address-book.api.ts';
import * as auth from '../people/accounts/auth.api.ts';
import * as captcha from '../people/captcha/captcha.api.ts';
import * as notices from '../people/notices/notices.api.ts';
import * as privacy from '../running/privacy/privacy.api.ts';
import { callMeBody } from '../selling/call-me/call-me.api.ts';
import * as payments from '../selling/card-payments/payments-public.api.ts';
import { deliveryPromiseQuery, deliveryPromiseWire } from '../selling/delivery/delivery-promise.api.ts';
import * as orders from '../selling/orders/orders.api.ts';
import { regionsWire } from '../shop/regions/regions.api.ts';

/** The public calls that our own front ends make, for the types of their client. A test holds them against the server's. */
export const publicCalls = {
	'GET /api/home': { query: home.homeQuery, response: home.homeWire },
	'GET /api/products': { query: products.productsQuery, response: products.productsWire },
	'GET /api/cart_accessories': {
		query: accessories.cartAccessoriesQuery,
		response: accessories.cartAccessoriesWire,
	},
	'GET /api/category_show/:id': { query: lists.listQuery, response: lists.categoryShowWire },
	'GET /api/category_sub/:id': { query: lists.listQuery, response: lists.categorySubWire },
	'GET /api/smart_show/:id': { query: lists.listQuery, response: lists.smartShowWire },
	'GET /api/brand_show/:id': { query: lists.listQuery, response: lists.brandShowWire },
	'GET /api/new_products': { query: lists.listQuery, response: lists.productListWire },
	'GET /api/sale_products': { query: lists.listQuery, response: lists.productListWire },
	'GET /api/search': { query: search.searchQuery, response: search.searchWire },
	'GET /api/popular_queries': { response: search.popularQueriesWire },
	'GET /api/all/regions': { response: regionsWire },
	'POST /api/set_user': { body: auth.setUserBody, response: auth.registeredWire },
	'POST /api/users_add': { body: auth.usersAddBody, response: auth.usersAddedWire },
	'POST /api/signin': { body: auth.signInBody, response: auth.signInWire },
	'GET /api/user_show/': { response: auth.userShowWire },
	'POST /api/user_update': { body: auth.userUpdateBody, response: auth.userWire },
	'POST /api/user_confirm_add': { response: auth.confirmationSentWire },
	'POST /api/user_confirm': { body: auth.userConfirmBody, response: auth.userConfirmedWire },
	'GET /api/user_export': { response: privacy.userExportWire },
	'POST /api/user_delete': { body: privacy.userDeleteBody, response: noContent },
	'POST /api/signout': { response: noContent },
	'GET /api/session_list': { query: auth.sessionListQuery, response: auth.sessionListWire },
	'POST /api/session_end/:id': { response: noContent },
	'GET /api/address_list': { query: addressBook.addressListQuery, response: addressBook.addressListWire },
	'POST /api/address_add': { body: addressBook.addressBody, response: addressBook.addressWire },
	'POST /api/address_update/:id': { body: addressBook.addressBody, response: addressBook.addressWire },
	'POST /api/address_preset/:id': { response: addressBook.addressWire },
	'POST /api/address_delete/:id': { response: noContent },
	'POST /api/reset_add': { body: auth.resetAddBody, response: auth.resetAddWire },
	'POST /api/reset_confirm': { body: auth.resetConfirmBody, response: auth.resetConfirmWire },
	'POST /api/user_updatepass': { body: auth.updatePasswordBody, response: auth.updatePasswordWire },
	'GET /api/captcha': { query: captcha.captchaQuery, response: captcha.captchaWire },
	'POST /api/captcha': { body: captcha.captchaAnswerBody, response: captcha.captchaAnswerWire },
	'POST /api/favourite_sync': { body: favourites.favouriteSyncBody, response: favourites.favouriteListWire },
	'GET /api/review_own': { query: reviews.ownReviewsQuery, response: reviews.ownReviewsWire },
	'POST /api/review_add': { body: reviews.reviewAddBody, response: reviews.ownReviewWire },
	'POST /api/review_update/:id': { body: reviews.reviewBody, response: reviews.ownReviewWire },
	'POST /api/review_pictures_delete/:id': { response: reviews.ownReviewWire },
	'POST /api/review_helpful/:id': { response: reviews.helpfulWire },
	'POST /api/review_report/:id': { body: reviews.reviewReportBody, response: noContent },
	'GET /api/order_service/:id': { response: requests.orderServiceWire },
	'POST /api/request_add': { body: requests.requestAddBody, response: requests.requestAddedWire },
	'POST /api/request_withdraw/:id': { response: noContent },
	'POST /api/question_add': { body: questions.questionAddBody, response: questions.postedWire },
	'POST /api/question_answer/:id': { body: questions.questionAnswerBody, response: questions.postedWire },
	'POST /api/question_report/:id': { body: questions.questionReportBody, response: noContent },
	'GET /api/notice_list': { response: notices.noticeListWire },
	'POST /api/notice_add': { body: notices.noticeAddBody, response: noContent },
	'POST /api/notice_delete/:id': { response: noContent },
	'POST /api/notice_choice': { body: notices.noticeChoiceBody, response: noContent },
	'GET /api/delivery_promise': { query: deliveryPromiseQuery, response: deliveryPromiseWire },
	'GET /api/delivery_options': {
		query: orders.deliveryOptionsQuery,
		response: orders.deliveryOptionsWire,
	},
	'POST /api/call_me': { body: callMeBody, response: noContent },
	'POST /api/order_quote': { body: orders.orderQuoteBody, response: orders.orderQuoteWire },
	'POST /api/order_add': { body: orders.orderAddWire, response: orders.orderAddedWire },
	'GET /api/order_list': { query: orders.orderListQuery, response: orders.orderListWire },
	'GET /api/order_show/:id': { response: orders.orderWire },
	'POST /api/order_cancel/:id': { body: orders.orderCancelBody, response: orders.orderWire },
	'POST /api/payment_start/:id': {
		body: payments.paymentStartBody,
		response: payments.paymentStartedWire,
	},
	'POST /api/payment_check/:id': { response: payments.paymentCheckedWire },
	'POST /api/payment_on_receipt/:id': {
		body: payments.paymentOnReceiptBody,
		response: orders.orderWire,
	},
} as const;
export type PublicCalls = typeof publicCalls;
