import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Failed } from './shell/failed.tsx';
import { guarded } from './shell/guarded.tsx';
import { Shell } from './shell/shell.tsx';

type Load = () => Promise<{ Component: () => React.ReactNode }>;

/** A screen whose code is loaded when a member of staff with the right first opens it. */
const screen = (path: string, right: StaffRight, load: Load): RouteObject => ({
	path,
	lazy: async () => ({ Component: guarded(right, (await load()).Component) }),
});

export const router = createBrowserRouter(
	[
		{ path: '/join', ErrorBoundary: Failed, lazy: () => import('./shell/join.screen.tsx') },
		{
			Component: Shell,
			ErrorBoundary: Failed,
			HydrateFallback: () => null,
			children: [
				{ index: true, lazy: () => import('./shell/start.screen.tsx') },
				screen('guide', 'editSettings', () => import('./running/guide/guide.screen.tsx')),
				screen('today', 'workOrders', () => import('./selling/desk/today.screen.tsx')),
				screen('orders', 'workOrders', () => import('./selling/orders/orders.screen.tsx')),
				screen('orders/new', 'workOrders', () => import('./selling/orders/order-entry.screen.tsx')),
				screen('orders/calls', 'workOrders', () => import('./selling/call-me/call-requests.screen.tsx')),
				screen('orders/:id', 'workOrders', () => import('./screens/order.screen.tsx')),
				screen('orders/print/:kind', 'workOrders', () => import('./selling/orders/print.screen.tsx')),
				screen('couriers', 'workOrders', () => import('./selling/couriers/run-sheet.screen.tsx')),
				screen('cash', 'keepCash', () => import('./money/cash/cash.screen.tsx')),
				screen('payments', 'seePayments', () => import('./selling/card-payments/payments.screen.tsx')),
				screen('payments/:id', 'seePayments', () => import('./selling/card-payments/payment.screen.tsx')),
				screen('returns', 'takeReturns', () => import('./after-sales/returns/returns.screen.tsx')),
				screen('returns/:id', 'takeReturns', () => import('./after-sales/returns/return.screen.tsx')),
				screen('claims/:part?', 'handleClaims', () => import('./after-sales/claims/claims.screen.tsx')),
				screen('claim/:id', 'handleClaims', () => import('./after-sales/claims/claim.screen.tsx')),
				screen('manual', 'ownAccount', () => import('./running/manual/manual.screen.tsx')),
				screen('account', 'ownAccount', () => import('./staff/team/account.screen.tsx')),
				screen('products', 'readCatalogue', () => import('./goods/products/products.screen.tsx')),
				screen('prices', 'importCatalogue', () => import('./goods/prices/reprice.screen.tsx')),
				screen('products/photos', 'editCatalogue', () => import('./goods/products/photos.screen.tsx')),
				screen('products/:id', 'readCatalogue', () => import('./goods/products/product.screen.tsx')),
				screen('products/:id/variants', 'readCatalogue', () => import('./goods/products/family.screen.tsx')),
				screen(
					'products/:id/accessories',
					'readCatalogue',
					() => import('./goods/accessories/accessories.screen.tsx'),
				),
				screen('products/:id/stock', 'readCatalogue', () => import('./goods/stock/stock.screen.tsx')),
				screen('products/:id/labels', 'readCatalogue', () => import('./goods/stock/labels.screen.tsx')),
				screen('goods/:part?', 'receiveGoods', () => import('./goods/stock/goods.screen.tsx')),
				screen('goods/receipts/:id', 'receiveGoods', () => import('./goods/stock/receipt.screen.tsx')),
				screen('counts', 'countGoods', () => import('./goods/stock/counts.screen.tsx')),
				screen('counts/:id', 'countGoods', () => import('./goods/stock/count.screen.tsx')),
				screen('import', 'importCatalogue', () => import('./goods/imports/import.screen.tsx')),
				screen('import/:id', 'importCatalogue', () => import('./goods/imports/import-run.screen.tsx')),
				screen('catalogue/:part?', 'readCatalogue', () => import('./screens/catalogue.screen.tsx')),
				screen('promotions', 'managePromotions', () => import('./selling/promotions/promotions.screen.tsx')),
				screen('content/:part?', 'readContent', () => import('./screens/content.screen.tsx')),
				screen('content/pages/:name', 'readContent', () => import('./content/pages/page.screen.tsx')),
				screen('delivery/:part?', 'readDelivery', () => import('./selling/delivery/delivery.screen.tsx')),
				screen('customers', 'readCustomers', () => import('./running/customers/customers.screen.tsx')),
				screen('customers/trust', 'readCustomers', () => import('./people/trust/trust.screen.tsx')),
				screen('customers/:id', 'readCustomers', () => import('./running/customers/customer.screen.tsx')),
				screen('reviews', 'moderateReviews', () => import('./goods/reviews/reviews.screen.tsx')),
				screen(
					'reviews/questions',
					'moderateReviews',
					() => import('./goods/questions/questions.screen.tsx'),
				),
				screen('reports', 'readReports', () => import('./running/reports/reports.screen.tsx')),
				screen('operations', 'readOperations', () => import('./running/operations/operations.screen.tsx')),
				screen('staff', 'manageStaff', () => import('./staff/team/staff.screen.tsx')),
				screen('audit', 'readAudit', () => import('./staff/audit/audit.screen.tsx')),
				{ path: '*', lazy: () => import('./shell/not-found.screen.tsx') },
			],
		},
	],
	{ basename: '/backoffice' },
);
