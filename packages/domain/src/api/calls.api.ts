import { claimsCalls } from '../after-sales/claims/claims.api.ts';
import { requestsCalls, staffRequestsCalls } from '../after-sales/requests/requests.api.ts';
import { returnsCalls } from '../after-sales/returns/returns.api.ts';
import { bannersCalls } from '../content/banners/banners.api.ts';
import { bannerTables } from '../content/banners/staff-banners.api.ts';
import { homeCalls } from '../content/home/home.api.ts';
import { pagesCalls } from '../content/pages/pages.api.ts';
import { staffPagesCalls } from '../content/pages/staff-pages.api.ts';
import { accessoriesCalls } from '../goods/accessories/accessories.api.ts';
import { accessoryTables, staffAccessoriesCalls } from '../goods/accessories/staff-accessories.api.ts';
import { favouritesCalls } from '../goods/favourites/favourites.api.ts';
import { importsCalls, priceListsCalls, repriceCalls } from '../goods/imports/staff-imports.api.ts';
import { listCalls } from '../goods/lists/lists.api.ts';
import { priceHistoryCalls } from '../goods/prices/price-history.api.ts';
import { photosCalls } from '../goods/products/photos.api.ts';
import { productShowCalls } from '../goods/products/products.api.ts';
import { familiesCalls } from '../goods/products/staff-families.api.ts';
import { productsCalls } from '../goods/products/staff-products.api.ts';
import { questionsCalls } from '../goods/questions/questions.api.ts';
import { staffQuestionsCalls } from '../goods/questions/staff-questions.api.ts';
import { reviewPicturesCalls, reviewsCalls } from '../goods/reviews/reviews.api.ts';
import { staffReviewsCalls } from '../goods/reviews/staff-reviews.api.ts';
import { searchCalls } from '../goods/search/search.api.ts';
import { searchTables, staffSearchCalls } from '../goods/search/staff-search.api.ts';
import { orderSerialsCalls, serialsCalls } from '../goods/serials/serials.api.ts';
import { productCodesCalls } from '../goods/stock/product-codes.api.ts';
import { receiptsCalls, supplierTables } from '../goods/stock/receipts.api.ts';
import { stockCalls } from '../goods/stock/stock.api.ts';
import { stockCountsCalls } from '../goods/stock/stock-counts.api.ts';
import { smartTables, staffSmartCalls, structureTables } from '../goods/structure/staff-structure.api.ts';
import { structureCalls } from '../goods/structure/structure.api.ts';
import { cashCalls } from '../money/cash/cash.api.ts';
import { addressBookCalls } from '../people/accounts/address-book.api.ts';
import { authCalls, confirmPhoneCalls, profileCalls, resetCalls } from '../people/accounts/auth.api.ts';
import { captchaCalls } from '../people/captcha/captcha.api.ts';
import { noticesCalls } from '../people/notices/notices.api.ts';
import { staffTrustCalls } from '../people/trust/trust.api.ts';
import { customersCalls } from '../running/customers/staff-customers.api.ts';
import { staffDemoCalls } from '../running/demo/staff-demo.api.ts';
import { staffOperationsCalls } from '../running/operations/staff-operations.api.ts';
import { privacyCalls } from '../running/privacy/privacy.api.ts';
import { goodsReportsCalls } from '../running/reports/goods-reports.api.ts';
import { profitCalls } from '../running/reports/profit.api.ts';
import { reportsCalls } from '../running/reports/staff-reports.api.ts';
import { callMeCalls, staffCallRequestsCalls } from '../selling/call-me/call-me.api.ts';
import { staffPaymentsCalls } from '../selling/card-payments/payments.api.ts';
import { paymentsCalls } from '../selling/card-payments/payments-public.api.ts';
import { couriersCalls } from '../selling/couriers/couriers.api.ts';
import { doorCalls, ownOrdersCalls } from '../selling/couriers/door.api.ts';
import { deliveryTables, staffDeliveryCalls } from '../selling/delivery/staff-delivery.api.ts';
import { batchOrdersCalls } from '../selling/desk/batch-orders.api.ts';
import { callQueueCalls } from '../selling/desk/desk-calls.api.ts';
import { deskEventsCalls } from '../selling/desk/desk-events.api.ts';
import { deskListsCalls } from '../selling/desk/desk-today.api.ts';
import { orderEntryCalls } from '../selling/desk/order-entry.api.ts';
import { waveCalls } from '../selling/desk/wave.api.ts';
import { deliveryPromiseCalls } from '../selling/orders/delivery-promise.api.ts';
import { orderEventsCalls, ordersCalls } from '../selling/orders/orders.api.ts';
import { promotionPreviewCalls } from '../selling/orders/promotion-preview.api.ts';
import { staffOrdersCalls } from '../selling/orders/staff-orders.api.ts';
import { promotionTables, staffPromotionsCalls } from '../selling/promotions/staff-promotions.api.ts';
import { uploadCalls } from '../shop/pictures/staff-pictures.api.ts';
import { regionsCalls } from '../shop/regions/regions.api.ts';
import { settingsCalls } from '../shop/settings/staff-settings.api.ts';
import { auditCalls } from '../staff/audit/audit.api.ts';
import { roleTables, staffAccountsCalls, staffSignInCalls } from '../staff/team/staff.api.ts';
import { staffPinCalls } from '../staff/team/staff-pins.api.ts';

/** Every declared call of the shop, feature by feature: the clients' types follow from it, and tests go through it. */
export const shopCalls = {
	...settingsCalls,
	...auditCalls,
	...staffPinCalls,
	...staffAccountsCalls,
	...staffSignInCalls,
	...roleTables.calls,
	...uploadCalls,
	...regionsCalls,
	...addressBookCalls,
	...authCalls,
	...confirmPhoneCalls,
	...profileCalls,
	...resetCalls,
	...captchaCalls,
	...noticesCalls,
	...staffTrustCalls,
	...cashCalls,
	...accessoriesCalls,
	...staffAccessoriesCalls,
	...accessoryTables.calls,
	...favouritesCalls,
	...importsCalls,
	...priceListsCalls,
	...repriceCalls,
	...listCalls,
	...priceHistoryCalls,
	...photosCalls,
	...familiesCalls,
	...productsCalls,
	...questionsCalls,
	...staffQuestionsCalls,
	...reviewPicturesCalls,
	...reviewsCalls,
	...staffReviewsCalls,
	...searchCalls,
	...staffSearchCalls,
	...searchTables.calls,
	...serialsCalls,
	...orderSerialsCalls,
	...productCodesCalls,
	...receiptsCalls,
	...supplierTables.calls,
	...stockCountsCalls,
	...stockCalls,
	...staffSmartCalls,
	...structureTables.calls,
	...smartTables.calls,
	...productShowCalls,
	...structureCalls,
	...callMeCalls,
	...staffCallRequestsCalls,
	...paymentsCalls,
	...staffPaymentsCalls,
	...couriersCalls,
	...doorCalls,
	...ownOrdersCalls,
	...staffDeliveryCalls,
	...deliveryTables.calls,
	...batchOrdersCalls,
	...callQueueCalls,
	...deskEventsCalls,
	...deskListsCalls,
	...orderEntryCalls,
	...deliveryPromiseCalls,
	...orderEventsCalls,
	...ordersCalls,
	...promotionPreviewCalls,
	...waveCalls,
	...staffOrdersCalls,
	...staffPromotionsCalls,
	...promotionTables.calls,
	...claimsCalls,
	...requestsCalls,
	...staffRequestsCalls,
	...returnsCalls,
	...bannersCalls,
	...bannerTables.calls,
	...homeCalls,
	...pagesCalls,
	...staffPagesCalls,
	...customersCalls,
	...staffDemoCalls,
	...staffOperationsCalls,
	...privacyCalls,
	...goodsReportsCalls,
	...profitCalls,
	...reportsCalls,
};
export type ShopCalls = typeof shopCalls;
