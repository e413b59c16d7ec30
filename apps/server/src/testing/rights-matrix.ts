import type { StaffRole } from '@dukan/domain/staff/staff-rights.ts';

/**
 * S11: who may make which call, written down a second time and by hand: a right given by mistake in the code is a
 * difference from this page, and a new call that is not here fails the test.
 */
export type Access =
	/** Everyone. */
	| 'anyone'
	/** A signed-in shopper who is not banned. */
	| 'shopper'
	/** The shopper whose order, session or address it is. */
	| 'own'
	| readonly StaffRole[];

const ALL: readonly StaffRole[] = ['owner', 'manager', 'operator', 'content'];
const LEADERS: readonly StaffRole[] = ['owner', 'manager'];
const SELLERS: readonly StaffRole[] = ['owner', 'manager', 'operator'];

/** Of the shop itself. */
const SHOP = {
	'GET /healthz': 'anyone',
	'GET /readyz': 'anyone',
	'GET /metrics': 'anyone',
	'GET /sms-outbox': 'anyone',
	'GET /robots.txt': 'anyone',
	'GET /sitemap.xml': 'anyone',
	'GET /sitemaps/:part.xml': 'anyone',
	'GET /images/products/:name': 'anyone',
	'GET /images/products-jpg/:name': 'anyone',
	'GET /images/banners/:name': 'anyone',
	'GET /files/dukan.apk': 'anyone',
	'GET /api/openapi.json': 'anyone',
	'GET /api/docs': 'anyone',
	'GET /api/home': 'anyone',
	'GET /api/category_list': 'anyone',
	'GET /api/smart_list': 'anyone',
	'GET /api/product_show/:p_id': 'anyone',
	'GET /api/category_show/:id': 'anyone',
	'GET /api/category_sub/:id': 'anyone',
	'GET /api/smart_show/:id': 'anyone',
	'GET /api/brand_list': 'anyone',
	'GET /api/brand_show/:id': 'anyone',
	'GET /api/new_products': 'anyone',
	'GET /api/sale_products': 'anyone',
	'GET /api/products': 'anyone',
	'GET /api/search': 'anyone',
	'GET /api/banner_list': 'anyone',
	'GET /api/small_list': 'anyone',
	'GET /api/all/regions': 'anyone',
	'GET /api/page_show/:name': 'anyone',
	'POST /api/set_user': 'anyone',
	'POST /api/users_add': 'anyone',
	'POST /api/signin': 'anyone',
	'GET /api/user_show': 'anyone',
	'POST /api/reset_add': 'anyone',
	'POST /api/reset_confirm': 'anyone',
	'POST /api/user_updatepass': 'anyone',
	'GET /api/captcha': 'anyone',
	'POST /api/captcha': 'anyone',
	'GET /api/favourite_list': 'shopper',
	'POST /api/favourite_sync': 'shopper',
	'POST /api/favourite_clear': 'shopper',
	'GET /api/delivery_options': 'shopper',
	'POST /api/order_quote': 'shopper',
	'POST /api/order_add': 'shopper',
	'GET /api/order_list': 'shopper',
	'GET /api/order_events': 'shopper',
	'POST /api/user_update': 'shopper',
	'POST /api/signout': 'shopper',
	'GET /api/session_list': 'shopper',
	'GET /api/address_list': 'shopper',
	'POST /api/address_add': 'shopper',
	'POST /api/address_update/:id': 'own',
	'POST /api/address_preset/:id': 'own',
	'POST /api/address_delete/:id': 'own',
	'GET /api/order_show/:id': 'own',
	'POST /api/order_cancel/:id': 'own',
	'POST /api/session_end/:id': 'own',
} as const satisfies Record<string, Access>;

const EDITORS: readonly StaffRole[] = ['owner', 'manager', 'content'];

/** The calls of a table that staff keep as rows: read by the first, changed by the second. */
function table(name: string, read: Access, edit: Access, { ordered = false } = {}): Record<string, Access> {
	return {
		[`GET /${name}`]: read,
		[`POST /${name}_add`]: edit,
		[`POST /${name}_update/:key`]: edit,
		[`POST /${name}_delete/:key`]: edit,
		...(ordered && { [`POST /${name}_order`]: edit }),
	};
}

/** Of the back-office, without the prefix /api/staff. */
const STAFF: Readonly<Record<string, Access>> = {
	'POST /signin': 'anyone',
	'POST /join_begin': 'anyone',
	'POST /join': 'anyone',
	'GET /me': ALL,
	'GET /openapi.json': ALL,
	'POST /signout': ALL,
	'POST /password': ALL,
	'GET /accounts': ['owner'],
	'POST /account_add': ['owner'],
	'POST /account_update/:id': ['owner'],
	'POST /account_link/:id': ['owner'],
	'GET /audit': LEADERS,
	'GET /audit_subjects': LEADERS,
	'GET /orders': SELLERS,
	'GET /order_counts': SELLERS,
	'GET /order/:id': SELLERS,
	'GET /order_days/:id': SELLERS,
	'GET /order_events': SELLERS,
	'POST /order_move/:id': SELLERS,
	'POST /order_back/:id': SELLERS,
	'POST /order_edit/:id': SELLERS,
	'POST /order_note/:id': SELLERS,
	'POST /order_watch/:id': SELLERS,
	'GET /products': ALL,
	'GET /product/:id': ALL,
	'GET /product_choices': ALL,
	'POST /product_add': EDITORS,
	'POST /product_update/:id': EDITORS,
	'POST /product_delete/:id': EDITORS,
	'POST /products_bulk': EDITORS,
	'POST /picture_upload': EDITORS,
	'GET /imports': LEADERS,
	'GET /import/:id': LEADERS,
	'POST /import_upload': LEADERS,
	'POST /import_run/:id': LEADERS,
	'POST /import_undo/:id': LEADERS,
	'GET /export': ALL,
	...table('categories', ALL, EDITORS, { ordered: true }),
	...table('subcategories', ALL, EDITORS, { ordered: true }),
	...table('brands', ALL, EDITORS),
	...table('attributes', ALL, EDITORS, { ordered: true }),
	...table('attribute_groups', ALL, EDITORS, { ordered: true }),
	...table('units', ALL, EDITORS),
	...table('smart_categories', ALL, EDITORS, { ordered: true }),
	'POST /smart_count': ALL,
	'GET /attribute_facets/:key': ALL,
	...table('synonyms', ALL, EDITORS),
	'GET /search_try': ALL,
	...table('banners', ALL, EDITORS, { ordered: true }),
	...table('small_banners', ALL, EDITORS, { ordered: true }),
	'GET /pages': ALL,
	'GET /pages/:name': ALL,
	'GET /page_revisions/:name': ALL,
	'POST /page_preview': ALL,
	'POST /page_save/:name': EDITORS,
	'POST /page_restore/:id': EDITORS,
	'GET /settings': ALL,
	'POST /settings_update/warning': EDITORS,
	'POST /settings_update/workingHours': EDITORS,
	'POST /settings_update/contact': EDITORS,
	'POST /settings_update/appLinks': EDITORS,
	...table('regions', SELLERS, LEADERS, { ordered: true }),
	...table('districts', SELLERS, LEADERS, { ordered: true }),
	...table('zones', SELLERS, LEADERS, { ordered: true }),
	...table('slots', SELLERS, LEADERS, { ordered: true }),
	...table('holidays', SELLERS, LEADERS),
	...table('minimums', SELLERS, LEADERS),
	'GET /order_rules': SELLERS,
	'POST /order_rules_update': LEADERS,
	'GET /customers': SELLERS,
	'GET /customer/:id': SELLERS,
	'GET /customer_orders/:id': SELLERS,
	'GET /customer_sessions/:id': SELLERS,
	'POST /customer_sign_out/:id': LEADERS,
	'POST /customer_ban/:id': LEADERS,
	'POST /customer_unban/:id': LEADERS,
	'GET /delivery_fullness': SELLERS,
	'GET /report_sales': LEADERS,
	'GET /report_top': LEADERS,
	'GET /report_cancels': LEADERS,
	'GET /report_slots': LEADERS,
	'GET /report_searches': LEADERS,
	'GET /report_stock': LEADERS,
	'GET /report_acceptance': LEADERS,
	'GET /operations': LEADERS,
	'GET /operations_sms': LEADERS,
	'POST /sms_retry': LEADERS,
	'POST /caches_drop': LEADERS,
};

export const RIGHTS_MATRIX: ReadonlyMap<string, Access> = new Map<string, Access>([
	...Object.entries(SHOP),
	...Object.entries(STAFF).map(([call, access]): [string, Access] => [
		call.replace(' ', ' /api/staff'),
		access,
	]),
]);
