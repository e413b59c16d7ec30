/** S24: what the change log has entries of: tables, and acts that change none. Each has a name in three languages. */
export const AUDIT_SUBJECTS = [
	'products',
	'product_attributes',
	'product_pictures',
	'brands',
	'categories',
	'subcategories',
	'units',
	'attribute_groups',
	'attributes',
	'attribute_values',
	'subcategory_attributes',
	'smart_categories',
	'smart_category_products',
	'search_synonyms',
	'banners',
	'small_banners',
	'pages',
	'settings',
	'regions',
	'districts',
	'delivery_zones',
	'delivery_slots',
	'holidays',
	'order_minimums',
	'order_rules',
	'orders',
	'order_lines',
	'order_notes',
	'users',
	'product_stock',
	'trust_limits',
	'trust_rules',
	'staff_accounts',
	'staff_links',
	'staff_sign_ins',
	'exports',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export function findAuditSubject(name: string): AuditSubject | undefined {
	return AUDIT_SUBJECTS.find((subject) => subject === name);
}
