import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import type { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import type { PlainKey } from '@dukan/i18n/translate.ts';
import type { OfficeIconName } from '../ui/office-icon-paths.ts';

type Section = {
	path: string;
	title: PlainKey<(typeof shellTexts)['en']>;
	right: StaffRight;
	icon: OfficeIconName;
};

/**
 * The sections of the menu, in the order of a working day. Sections that a member of staff may not open are
 * hidden.
 */
export const SECTIONS: readonly Section[] = [
	{ path: '/today', title: 'nav.today', right: 'workOrders', icon: 'calendar' },
	{ path: '/orders', title: 'nav.orders', right: 'workOrders', icon: 'orders' },
	{ path: '/couriers', title: 'nav.couriers', right: 'workOrders', icon: 'truck' },
	{ path: '/cash', title: 'nav.cash', right: 'keepCash', icon: 'cash' },
	{ path: '/returns', title: 'nav.returns', right: 'takeReturns', icon: 'back' },
	{ path: '/payments', title: 'nav.payments', right: 'seePayments', icon: 'card' },
	{ path: '/claims', title: 'nav.claims', right: 'handleClaims', icon: 'shield' },
	{ path: '/products', title: 'nav.products', right: 'readCatalogue', icon: 'box' },
	{ path: '/goods', title: 'nav.goods', right: 'receiveGoods', icon: 'arrival' },
	{ path: '/counts', title: 'nav.counts', right: 'countGoods', icon: 'count' },
	{ path: '/import', title: 'nav.import', right: 'importCatalogue', icon: 'transfer' },
	{ path: '/catalogue', title: 'nav.catalogue', right: 'readCatalogue', icon: 'catalogue' },
	{ path: '/promotions', title: 'nav.promotions', right: 'managePromotions', icon: 'gift' },
	{ path: '/content', title: 'nav.content', right: 'readContent', icon: 'page' },
	{ path: '/delivery', title: 'nav.delivery', right: 'readDelivery', icon: 'pin' },
	{ path: '/customers', title: 'nav.customers', right: 'readCustomers', icon: 'people' },
	{ path: '/reviews', title: 'nav.reviews', right: 'moderateReviews', icon: 'review' },
	{ path: '/reports', title: 'nav.reports', right: 'readReports', icon: 'chart' },
	{ path: '/operations', title: 'nav.operations', right: 'readOperations', icon: 'gear' },
	{ path: '/staff', title: 'nav.staff', right: 'manageStaff', icon: 'staff' },
	{ path: '/audit', title: 'nav.audit', right: 'readAudit', icon: 'log' },
];

/**
 * Returns the right that an address needs, which is that of its section: '/claim/3' belongs to '/claims'.
 * Returns undefined if the address belongs to no section.
 */
export function rightToOpen(address: string): StaffRight | undefined {
	const [, first = ''] = address.split(/[/?]/);
	return SECTIONS.find(({ path }) => path === `/${first}` || path === `/${first}s`)?.right;
}
