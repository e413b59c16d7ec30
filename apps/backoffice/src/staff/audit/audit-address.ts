import { findAuditSubject } from '@dukan/domain/staff/audit/audit-subjects.ts';

/**
 * Returns the address of the screen that shows what a log entry is about, or undefined if there is none. The
 * entry's key begins with the id.
 */
export function auditAddress(subject: string, key: string): string | undefined {
	const [id = ''] = key.split(' ');
	switch (findAuditSubject(subject)) {
		case 'products':
		case 'product_attributes':
		case 'product_pictures':
		case 'product_stock':
			return `/products/${id}`;
		case 'orders':
		case 'order_lines':
			return `/orders/${id}`;
		case 'users':
			return `/customers/${id}`;
		case 'pages':
			return `/content/pages/${id}`;
		case 'settings':
			return '/content/settings';
		case 'delivery_zones':
			return `/delivery/zones?edit=${id}`;
		case 'delivery_slots':
			return `/delivery/slots?edit=${id}`;
		case 'districts':
			return `/delivery/districts?edit=${id}`;
		case 'regions':
			return `/delivery/regions?edit=${id}`;
		case 'order_rules':
			return '/delivery/rules';
		case 'categories':
			return `/catalogue/categories?edit=${id}`;
		case 'subcategories':
			return `/catalogue/subcategories?edit=${id}`;
		case 'brands':
			return `/catalogue/brands?edit=${id}`;
		case 'attributes':
			return `/catalogue/attributes?edit=${id}`;
		case 'staff_accounts':
		case 'staff_links':
			return '/staff';
		default:
			return undefined;
	}
}
