import { Type } from 'typebox';
import * as claims from '../after-sales/claims/claims.api.ts';
import * as requests from '../after-sales/requests/requests.api.ts';
import * as returns from '../after-sales/returns/returns.api.ts';
import { noContent, pageQuery } from '../base/fields.api.ts';
import { staffBannerWire } from '../content/banners/staff-banners.api.ts';
import * as pages from '../content/pages/staff-pages.api.ts';
import * as accessories from '../goods/accessories/staff-accessories.api.ts';
import * as imports from '../goods/imports/staff-imports.api.ts';
import * as prices from '../goods/prices/price-history.api.ts';
import { repriceBody } from '../goods/prices/reprice.api.ts';
import * as families from '../goods/products/staff-families.api.ts';
import * as products from '../goods/products/staff-products.api.ts';
import { questionAnswerBody } from '../goods/questions/questions.api.ts';
import * as questions from '../goods/questions/staff-questions.api.ts';
import * as reviews from '../goods/reviews/staff-reviews.api.ts';
import * as search from '../goods/search/staff-search.api.ts';
import * as serials from '../goods/serials/serials.api.ts';
import { productCodesWire, productSuppliersWire } from '../goods/stock/product-codes.api.ts';
import * as receipts from '../goods/stock/receipts.api.ts';
import * as stock from '../goods/stock/stock.api.ts';
import * as counts from '../goods/stock/stock-counts.api.ts';
import * as structure from '../goods/structure/staff-structure.api.ts';
import * as cash from '../money/cash/cash.api.ts';
import * as trust from '../people/trust/trust.api.ts';
import * as customers from '../running/customers/staff-customers.api.ts';
import { demoShopWire } from '../running/demo/staff-demo.api.ts';
import * as operations from '../running/operations/staff-operations.api.ts';
import * as goods from '../running/reports/goods-reports.api.ts';
import * as reports from '../running/reports/staff-reports.api.ts';
import * as callRequests from '../selling/call-me/call-me.api.ts';
import * as payments from '../selling/card-payments/payments.api.ts';
import * as couriers from '../selling/couriers/couriers.api.ts';
import * as door from '../selling/couriers/door.api.ts';
import * as delivery from '../selling/delivery/staff-delivery.api.ts';
import * as batch from '../selling/desk/batch-orders.api.ts';
import * as queue from '../selling/desk/desk-calls.api.ts';
import { deskTodayWire } from '../selling/desk/desk-today.api.ts';
import * as entry from '../selling/desk/order-entry.api.ts';
import * as wave from '../selling/desk/wave.api.ts';
import {
	deliveryDaysWire,
	deliveryOptionsQuery,
	deliveryOptionsWire,
	orderAddedWire,
	orderQuoteWire,
	orderWire,
} from '../selling/orders/orders.api.ts';
import * as promotionPreview from '../selling/orders/promotion-preview.api.ts';
import * as orders from '../selling/orders/staff-orders.api.ts';
import * as promotions from '../selling/promotions/staff-promotions.api.ts';
import * as photos from '../shop/pictures/photos.api.ts';
import { shopSettings } from '../shop/settings/staff-settings.api.ts';
import * as staff from '../staff/team/staff.api.ts';
import * as pins from '../staff/team/staff-pins.api.ts';

/** The calls of the back-office, for the types of its client. A test holds them against the server's. Rows of its tables are changed by edit-table's calls, which take what each table names. */
export const staffCalls = {
	'GET /api/staff/orders': { query: orders.staffOrdersQuery, response: orders.staffOrdersWire },
	'GET /api/staff/order_counts': { response: orders.orderCountsWire },
	'GET /api/staff/order/:id': { response: orders.staffOrderWire },
	'POST /api/staff/order_move/:id': { body: orders.orderMoveBody, response: orderWire },
	'POST /api/staff/orders_accept': { body: batch.ordersAcceptBody, response: batch.ordersAcceptedWire },
	'GET /api/staff/wave': { query: wave.waveQuery, response: wave.waveWire },
	'POST /api/staff/wave_end': { body: wave.waveEndBody, response: wave.waveEndedWire },
	'GET /api/staff/orders_print': { query: batch.printedOrdersQuery, response: batch.printedOrdersWire },
	'GET /api/staff/desk_today': { response: deskTodayWire },
	'GET /api/staff/person': { query: entry.personQuery, response: entry.personFoundWire },
	'GET /api/staff/delivery_options': { query: deliveryOptionsQuery, response: deliveryOptionsWire },
	'POST /api/staff/order_quote': { body: entry.entryQuoteBody, response: orderQuoteWire },
	'POST /api/staff/order_enter': { body: entry.orderEntryWire, response: orderAddedWire },
	'GET /api/staff/order_calls/:id': { response: queue.orderCallsWire },
	'POST /api/staff/order_take/:id': { body: queue.orderTakeBody, response: queue.orderCallsWire },
	'POST /api/staff/order_release/:id': { response: queue.orderCallsWire },
	'POST /api/staff/order_attempt/:id': { body: queue.orderAttemptBody, response: queue.orderCallsWire },
	'GET /api/staff/call_requests': {
		query: callRequests.callRequestsQuery,
		response: callRequests.callRequestsWire,
	},
	'GET /api/staff/call_request_summary': { response: callRequests.callRequestSummaryWire },
	'GET /api/staff/call_request/:id': { response: callRequests.callRequestWire },
	'POST /api/staff/call_request_take/:id': {
		body: callRequests.callRequestTakeBody,
		response: callRequests.callRequestWire,
	},
	'POST /api/staff/call_request_attempt/:id': {
		body: callRequests.callRequestAttemptBody,
		response: callRequests.callRequestWire,
	},
	'POST /api/staff/call_request_close/:id': { response: callRequests.callRequestWire },
	'GET /api/staff/demo': { response: demoShopWire },
	'POST /api/staff/own_shop_start': { response: demoShopWire },
	'POST /api/staff/order_back/:id': { body: orders.orderBackBody, response: orders.staffOrderWire },
	'POST /api/staff/order_edit/:id': { body: orders.orderEditWire, response: orders.staffOrderWire },
	'GET /api/staff/order_days/:id': { response: deliveryDaysWire },
	'POST /api/staff/order_note/:id': { body: orders.orderNoteBody, response: orders.staffOrderWire },
	'POST /api/staff/order_watch/:id': { response: orders.orderWatchersWire },
	'GET /api/staff/operations': { response: operations.operationsWire },
	'GET /api/staff/operations_sms': { query: operations.smsListQuery, response: operations.smsListWire },
	'POST /api/staff/sms_retry': { body: operations.smsRetryBody, response: operations.smsRetriedWire },
	'POST /api/staff/sms_test': { body: operations.smsTestBody, response: noContent },
	'POST /api/staff/caches_drop': { body: operations.cachesDropBody, response: noContent },
	'GET /api/staff/audit': { query: staff.auditQuery, response: staff.auditListWire },
	'GET /api/staff/audit_subjects': { response: staff.auditSubjectsWire },
	'GET /api/staff/roles': { response: Type.Array(staff.staffRoleWire) },
	'GET /api/staff/accounts': { response: staff.staffAccountsWire },
	'POST /api/staff/account_add': { body: staff.staffAccountAddBody, response: staff.staffLinkWire },
	'POST /api/staff/account_update/:id': { body: staff.staffAccountUpdateBody, response: noContent },
	'POST /api/staff/account_link/:id': { response: staff.staffLinkWire },
	'POST /api/staff/signin': { body: staff.staffSignInWire, response: staff.staffMemberWire },
	'POST /api/staff/join_begin': { body: staff.joinBeginBody, response: staff.joinBegunWire },
	'POST /api/staff/join': { body: staff.joinWire, response: noContent },
	'GET /api/staff/me': { response: staff.staffMemberWire },
	'POST /api/staff/signout': { response: noContent },
	'GET /api/staff/sessions': { response: staff.staffSessionsWire },
	'POST /api/staff/session_end/:id': { response: noContent },
	'POST /api/staff/pin_set': { body: pins.pinBody, response: noContent },
	'POST /api/staff/pin_signin': { body: pins.pinBody, response: staff.staffMemberWire },
	'GET /api/staff/pins': { response: pins.staffPinsWire },
	'POST /api/staff/pin_end/:id': { response: noContent },
	'GET /api/staff/account_pins/:id': { response: pins.staffPinsWire },
	'POST /api/staff/account_pin_end/:id': { response: noContent },
	'POST /api/staff/password': { body: staff.staffPasswordBody, response: noContent },
	'POST /api/staff/smart_count': { body: structure.smartCountBody, response: structure.countWire },
	'GET /api/staff/attribute_facets/:key': { response: structure.attributeFacetsWire },
	'GET /api/staff/weak_searches': { response: search.weakSearchesWire },
	'GET /api/staff/search_try': { query: search.searchTryQuery, response: search.searchTryWire },
	'GET /api/staff/order_rules': { response: delivery.orderRulesWire },
	'POST /api/staff/order_rules_update': { body: Type.Partial(delivery.orderRulesWire), response: noContent },
	'GET /api/staff/trust_rules': { response: trust.trustRulesWire },
	'POST /api/staff/trust_rules_update': { body: trust.trustRulesChange, response: noContent },
	'GET /api/staff/delivery_fullness': { response: delivery.deliveryFullnessWire },
	'GET /api/staff/products': { query: products.staffProductsQuery, response: products.staffProductListWire },
	'GET /api/staff/product_choices': { response: products.productChoicesWire },
	'GET /api/staff/product/:id': { response: products.staffProductWire },
	'POST /api/staff/product_add': { body: products.productFields, response: products.productAddedWire },
	'POST /api/staff/product_update/:id': { body: products.productUpdateWire, response: noContent },
	'POST /api/staff/product_delete/:id': { body: products.productDeleteBody, response: noContent },
	'POST /api/staff/photo_match': { body: photos.photoMatchBody, response: photos.photoMatchWire },
	'POST /api/staff/product_picture_add/:id': {
		body: photos.pictureAddBody,
		response: photos.pictureAddedWire,
	},
	'POST /api/staff/products_bulk': { body: products.productsBulkBody, response: products.bulkResultWire },
	'GET /api/staff/product_accessories/:id': { response: accessories.staffAccessoriesWire },
	'POST /api/staff/product_accessories_update/:id': {
		body: accessories.accessoriesUpdateBody,
		response: noContent,
	},
	'GET /api/staff/product_family/:id': { response: families.productFamilyWire },
	'POST /api/staff/family_add': { body: families.familyFields, response: families.familyAddedWire },
	'POST /api/staff/family_update/:id': { body: families.familyUpdateBody, response: noContent },
	'POST /api/staff/family_delete/:id': { body: families.familyDeleteBody, response: noContent },
	'GET /api/staff/product_codes/:id': { response: productCodesWire },
	'GET /api/staff/product_suppliers/:id': { response: productSuppliersWire },
	'POST /api/staff/product_codes_update/:id': { body: Type.Partial(productCodesWire), response: noContent },
	'POST /api/staff/order_hand_out/:id': { body: door.handOutBody, response: noContent },
	'POST /api/staff/order_postpone/:id': { body: door.postponeBody, response: noContent },
	'GET /api/staff/couriers': { response: couriers.couriersWire },
	'POST /api/staff/orders_assign': { body: couriers.ordersAssignBody, response: couriers.ordersAssignedWire },
	'GET /api/staff/run_sheet': { query: couriers.runSheetQuery, response: couriers.runSheetWire },
	'GET /api/staff/payments': { query: payments.paymentsQuery, response: payments.paymentsWire },
	'GET /api/staff/payment/:id': { response: payments.paymentWire },
	'POST /api/staff/payment_ask/:id': { response: payments.paymentWire },
	'POST /api/staff/payment_looked_at/:id': { response: noContent },
	'POST /api/staff/refund_approve/:id': { response: noContent },
	'POST /api/staff/refund_retry/:id': { response: noContent },
	'GET /api/staff/payment_differences': {
		query: payments.bankDifferencesQuery,
		response: payments.bankDifferencesWire,
	},
	'GET /api/staff/own_run': { query: couriers.ownRunQuery, response: couriers.ownRunWire },
	'POST /api/staff/own_start/:id': { body: door.startBody, response: noContent },
	'POST /api/staff/own_hand_out/:id': { body: door.handOutBody, response: noContent },
	'POST /api/staff/own_refuse/:id': { body: door.refuseBody, response: noContent },
	'POST /api/staff/own_postpone/:id': { body: door.postponeBody, response: noContent },
	'GET /api/staff/cash': { query: cash.cashQuery, response: cash.cashWire },
	'GET /api/staff/cash_entries': { query: cash.cashEntriesQuery, response: cash.cashEntriesWire },
	'GET /api/staff/cash_report': { query: cash.cashReportQuery, response: cash.cashReportWire },
	'POST /api/staff/cash_hand_over': { body: cash.handOverBody, response: noContent },
	'POST /api/staff/cash_other': { body: cash.cashOtherBody, response: noContent },
	'POST /api/staff/cash_reverse': { body: cash.cashReverseBody, response: noContent },
	'POST /api/staff/cash_close': { body: cash.cashCloseBody, response: noContent },
	'GET /api/staff/order_returnable/:id': { response: returns.returnableWire },
	'POST /api/staff/return_add/:id': { body: returns.returnAddBody, response: returns.returnAddedWire },
	'GET /api/staff/returns': { query: returns.returnsQuery, response: returns.returnListWire },
	'GET /api/staff/return/:id': { response: returns.returnSlipWire },
	'GET /api/staff/report_returns': { query: returns.returnReportQuery, response: returns.returnReportWire },
	'POST /api/staff/return_repair/:id': { body: returns.returnRepairBody, response: noContent },
	'POST /api/staff/return_exchange/:id': { body: returns.returnExchangeBody, response: noContent },
	'POST /api/staff/return_pay/:id': { response: noContent },
	'GET /api/staff/product_serials/:id': { response: serials.productSerialsWire },
	'POST /api/staff/product_serials_set/:id': {
		body: serials.productSerialsBody,
		response: serials.productSerialsChangedWire,
	},
	'GET /api/staff/order_serials/:id': { response: serials.orderSerialsWire },
	'POST /api/staff/order_serial_add/:id': { body: serials.serialAddBody, response: serials.orderSerialsWire },
	'POST /api/staff/order_serial_remove/:id': {
		body: serials.serialRemoveBody,
		response: serials.orderSerialsWire,
	},
	'GET /api/staff/order_claimable/:id': { response: claims.claimableWire },
	'POST /api/staff/claim_add/:id': { body: claims.claimAddBody, response: claims.claimAddedWire },
	'GET /api/staff/claims': { query: claims.claimsQuery, response: claims.claimListWire },
	'GET /api/staff/claim/:id': { response: claims.claimWire },
	'POST /api/staff/claim_move/:id': { body: claims.claimMoveBody, response: noContent },
	'GET /api/staff/report_claims': { query: claims.claimReportQuery, response: claims.claimReportWire },
	'GET /api/staff/requests': { query: requests.staffRequestsQuery, response: requests.staffRequestListWire },
	'POST /api/staff/request_decline/:id': { body: requests.requestDeclineBody, response: noContent },
	'GET /api/staff/suppliers': { response: Type.Array(receipts.supplierWire) },
	'GET /api/staff/receipts': { query: receipts.receiptsQuery, response: receipts.receiptListWire },
	'GET /api/staff/receipt/:id': { response: receipts.receiptWire },
	'POST /api/staff/receipt_add': { body: receipts.receiptAddBody, response: receipts.receiptAddedWire },
	'POST /api/staff/receipt_save/:id': { body: receipts.receiptSaveBody, response: noContent },
	'POST /api/staff/receipt_post/:id': { body: receipts.receiptMoveBody, response: noContent },
	'POST /api/staff/receipt_reverse/:id': { body: receipts.receiptReverseBody, response: noContent },
	'GET /api/staff/report_value': { query: goods.valueQuery, response: goods.valueReportWire },
	'GET /api/staff/report_margin': { query: goods.marginQuery, response: goods.marginReportWire },
	'GET /api/staff/report_reorder': { response: goods.reorderReportWire },
	'GET /api/staff/report_unsold': { response: goods.unsoldReportWire },
	'POST /api/staff/stock_minimum/:id': { body: stock.stockMinimumBody, response: noContent },
	'GET /api/staff/counts': { query: counts.countsQuery, response: counts.countListWire },
	'GET /api/staff/count/:id': { response: counts.countWire },
	'GET /api/staff/count_lines/:id': { query: counts.countLinesQuery, response: counts.countLinesWire },
	'GET /api/staff/count_differences/:id': { response: counts.countDifferencesWire },
	'POST /api/staff/count_add': { body: counts.countAddBody, response: counts.countAddedWire },
	'POST /api/staff/count_enter/:id': { body: counts.countEnterBody, response: counts.countEnteredWire },
	'POST /api/staff/count_clear/:id': { body: counts.countClearBody, response: noContent },
	'POST /api/staff/count_rest/:id': { response: noContent },
	'POST /api/staff/count_post/:id': { body: counts.countPostBody, response: noContent },
	'POST /api/staff/count_cancel/:id': { response: noContent },
	'GET /api/staff/stock/:id': { response: stock.stockedProductWire },
	'GET /api/staff/price_history/:id': { query: pageQuery, response: prices.priceHistoryWire },
	'GET /api/staff/stock_history/:id': { query: pageQuery, response: stock.stockHistoryWire },
	'POST /api/staff/stock_move/:id': { body: stock.stockMoveBody, response: noContent },
	'GET /api/staff/customers': { query: customers.customersQuery, response: customers.customerListWire },
	'GET /api/staff/customer/:id': { response: customers.customerWire },
	'GET /api/staff/customer_orders/:id': { query: pageQuery, response: customers.customerOrdersWire },
	'GET /api/staff/customer_sessions/:id': { query: pageQuery, response: customers.customerSessionsWire },
	'POST /api/staff/customer_sign_out/:id': { body: customers.customerSignOutBody, response: noContent },
	'GET /api/staff/report_sales': { query: reports.salesQuery, response: reports.salesReportWire },
	'GET /api/staff/report_top': { query: reports.topQuery, response: reports.topReportWire },
	'GET /api/staff/report_stock': { response: reports.stockReportWire },
	'GET /api/staff/pages': { response: pages.staffPageListWire },
	'GET /api/staff/pages/:name': { response: pages.staffPageWire },
	'GET /api/staff/page_revisions/:name': { response: pages.pageRevisionsWire },
	'POST /api/staff/page_preview': { body: pages.pagePreviewBody, response: pages.pagePreviewWire },
	'POST /api/staff/page_save/:name': { body: pages.pageSaveWire, response: pages.staffPageWire },
	'POST /api/staff/page_restore/:id': { response: pages.staffPageWire },
	'GET /api/staff/imports': { response: imports.importListWire },
	'GET /api/staff/import/:id': { response: imports.importWire },
	'GET /api/staff/import_bad_rows/:id': { response: imports.badRowsWire },
	'GET /api/staff/report_cancels': { query: reports.periodQuery, response: reports.cancelReportWire },
	'GET /api/staff/report_promotions': {
		query: reports.periodQuery,
		response: reports.promotionReportWire,
	},
	'GET /api/staff/report_slots': { query: reports.periodQuery, response: reports.slotReportWire },
	'GET /api/staff/report_searches': { query: reports.periodQuery, response: reports.searchReportWire },
	'GET /api/staff/report_acceptance': { query: reports.periodQuery, response: reports.acceptReportWire },
	'POST /api/staff/customer_ban/:id': { body: customers.banBody, response: noContent },
	'POST /api/staff/customer_vouch/:id': { body: customers.vouchBody, response: noContent },
	'POST /api/staff/customer_unban/:id': { body: customers.unbanBody, response: noContent },
	'GET /api/staff/promotions': { response: Type.Array(promotions.promotionWire) },
	'GET /api/staff/promotion_codes/:id': { response: promotions.promotionCodesWire },
	'POST /api/staff/promotion_codes_add/:id': {
		body: promotions.promotionCodesAddBody,
		response: noContent,
	},
	'POST /api/staff/promotion_code_delete/:id': { response: noContent },
	'POST /api/staff/promotion_preview': {
		body: promotionPreview.promotionPreviewBody,
		response: promotionPreview.promotionPreviewWire,
	},
	'GET /api/staff/questions': {
		query: questions.staffQuestionsQuery,
		response: questions.staffQuestionsWire,
	},
	'POST /api/staff/question_decide/:id': { body: questions.questionDecideBody, response: noContent },
	'POST /api/staff/question_answer/:id': { body: questionAnswerBody, response: noContent },
	'GET /api/staff/reviews': { query: reviews.staffReviewsQuery, response: reviews.staffReviewsWire },
	'POST /api/staff/review_decide/:id': { body: reviews.reviewDecideBody, response: noContent },
	'POST /api/staff/review_answer/:id': { body: reviews.reviewAnswerBody, response: noContent },
	'POST /api/staff/price_list_map/:id': {
		body: imports.priceListMapBody,
		response: imports.importStartedWire,
	},
	'POST /api/staff/reprice': { body: repriceBody, response: imports.importUploadedWire },
	'POST /api/staff/import_run/:id': { response: imports.importStartedWire },
	'POST /api/staff/import_undo/:id': { response: imports.importStartedWire },
	'GET /api/staff/settings': { response: shopSettings },
	'POST /api/staff/settings_update/identity': {
		body: Type.Partial(shopSettings.properties.identity),
		response: noContent,
	},
	'POST /api/staff/settings_update/look': {
		body: Type.Partial(shopSettings.properties.look),
		response: noContent,
	},
	'POST /api/staff/settings_update/languages': {
		body: Type.Partial(shopSettings.properties.languages),
		response: noContent,
	},
	'POST /api/staff/settings_update/guide': {
		body: Type.Partial(shopSettings.properties.guide),
		response: noContent,
	},
	'POST /api/staff/settings_update/warning': {
		body: Type.Partial(shopSettings.properties.warning),
		response: noContent,
	},
	'POST /api/staff/settings_update/workingHours': {
		body: Type.Partial(shopSettings.properties.workingHours),
		response: noContent,
	},
	'POST /api/staff/settings_update/seller': {
		body: Type.Partial(shopSettings.properties.seller),
		response: noContent,
	},
	'POST /api/staff/settings_update/contact': {
		body: Type.Partial(shopSettings.properties.contact),
		response: noContent,
	},
	'POST /api/staff/settings_update/exchange': {
		body: Type.Partial(shopSettings.properties.exchange),
		response: noContent,
	},
	'POST /api/staff/settings_update/reviews': {
		body: Type.Partial(shopSettings.properties.reviews),
		response: noContent,
	},
	'POST /api/staff/settings_update/appLinks': {
		body: Type.Partial(shopSettings.properties.appLinks),
		response: noContent,
	},
	'GET /api/staff/categories': { response: Type.Array(structure.staffCategoryWire) },
	'GET /api/staff/subcategories': { response: Type.Array(structure.staffSubcategoryWire) },
	'GET /api/staff/brands': { response: Type.Array(structure.staffBrandWire) },
	'GET /api/staff/units': { response: Type.Array(structure.staffUnitWire) },
	'GET /api/staff/attribute_groups': { response: Type.Array(structure.staffAttributeGroupWire) },
	'GET /api/staff/attributes': { response: Type.Array(structure.staffAttributeWire) },
	'GET /api/staff/smart_categories': { response: Type.Array(structure.staffSmartCategoryWire) },
	'GET /api/staff/fit_rules': { response: Type.Array(accessories.staffFitRuleWire) },
	'GET /api/staff/synonyms': { response: Type.Array(search.synonymWire) },
	'GET /api/staff/regions': { response: Type.Array(delivery.staffRegionWire) },
	'GET /api/staff/districts': { response: Type.Array(delivery.staffDistrictWire) },
	'GET /api/staff/zones': { response: Type.Array(delivery.staffZoneWire) },
	'GET /api/staff/slots': { response: Type.Array(delivery.staffSlotWire) },
	'GET /api/staff/holidays': { response: Type.Array(delivery.staffHolidayWire) },
	'GET /api/staff/minimums': { response: Type.Array(delivery.staffMinimumWire) },
	'GET /api/staff/banners': { response: Type.Array(staffBannerWire) },
	'GET /api/staff/small_banners': { response: Type.Array(staffBannerWire) },
} as const;
export type StaffCalls = typeof staffCalls;
