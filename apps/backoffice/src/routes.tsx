import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Failed } from './shell/failed.tsx';
import { guarded } from './shell/guarded.tsx';
import { Shell } from './shell/shell.tsx';

type Load = () => Promise<{ Component: () => React.ReactNode }>;

/** A screen, loaded when it is first opened by a member of staff with the right. */
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
				screen('guide', 'editSettings', () => import('./guide/guide.screen.tsx')),
				screen('today', 'workOrders', () => import('./orders/today.screen.tsx')),
				screen('orders', 'workOrders', () => import('./orders/orders.screen.tsx')),
				screen('orders/new', 'workOrders', () => import('./orders/order-entry.screen.tsx')),
				screen('orders/calls', 'workOrders', () => import('./orders/call-requests.screen.tsx')),
				screen('orders/:id', 'workOrders', () => import('./screens/order.screen.tsx')),
				screen('orders/print/:kind', 'workOrders', () => import('./orders/print.screen.tsx')),
				screen('couriers', 'workOrders', () => import('./couriers/run-sheet.screen.tsx')),
				screen('cash', 'keepCash', () => import('./cash/cash.screen.tsx')),
				screen('payments', 'seePayments', () => import('./payments/payments.screen.tsx')),
				screen('payments/:id', 'seePayments', () => import('./payments/payment.screen.tsx')),
				screen('returns', 'takeReturns', () => import('./returns/returns.screen.tsx')),
				screen('returns/:id', 'takeReturns', () => import('./returns/return.screen.tsx')),
				screen('claims/:part?', 'handleClaims', () => import('./claims/claims.screen.tsx')),
				screen('claim/:id', 'handleClaims', () => import('./claims/claim.screen.tsx')),
				screen('manual', 'ownAccount', () => import('./manual/manual.screen.tsx')),
				screen('account', 'ownAccount', () => import('./staff/account.screen.tsx')),
				screen('products', 'readCatalogue', () => import('./products/products.screen.tsx')),
				screen('prices', 'importCatalogue', () => import('./prices/reprice.screen.tsx')),
				screen('products/photos', 'editCatalogue', () => import('./products/photos.screen.tsx')),
				screen('products/:id', 'readCatalogue', () => import('./products/product.screen.tsx')),
				screen('products/:id/variants', 'readCatalogue', () => import('./products/family.screen.tsx')),
				screen(
					'products/:id/accessories',
					'readCatalogue',
					() => import('./products/accessories.screen.tsx'),
				),
				screen('products/:id/stock', 'readCatalogue', () => import('./stock/stock.screen.tsx')),
				screen('products/:id/labels', 'readCatalogue', () => import('./stock/labels.screen.tsx')),
				screen('goods/:part?', 'receiveGoods', () => import('./stock/goods.screen.tsx')),
				screen('goods/receipts/:id', 'receiveGoods', () => import('./stock/receipt.screen.tsx')),
				screen('counts', 'countGoods', () => import('./stock/counts.screen.tsx')),
				screen('counts/:id', 'countGoods', () => import('./stock/count.screen.tsx')),
				screen('import', 'importCatalogue', () => import('./imports/import.screen.tsx')),
				screen('import/:id', 'importCatalogue', () => import('./imports/import-run.screen.tsx')),
				screen('catalogue/:part?', 'readCatalogue', () => import('./screens/catalogue.screen.tsx')),
				screen('promotions', 'managePromotions', () => import('./promotions/promotions.screen.tsx')),
				screen('content/:part?', 'readContent', () => import('./screens/content.screen.tsx')),
				screen('content/pages/:name', 'readContent', () => import('./pages/page.screen.tsx')),
				screen('delivery/:part?', 'readDelivery', () => import('./delivery/delivery.screen.tsx')),
				screen('customers', 'readCustomers', () => import('./customers/customers.screen.tsx')),
				screen('customers/trust', 'readCustomers', () => import('./trust/trust.screen.tsx')),
				screen('customers/:id', 'readCustomers', () => import('./customers/customer.screen.tsx')),
				screen('reviews', 'moderateReviews', () => import('./reviews/reviews.screen.tsx')),
				screen('reviews/questions', 'moderateReviews', () => import('./reviews/questions.screen.tsx')),
				screen('reports', 'readReports', () => import('./reports/reports.screen.tsx')),
				screen('operations', 'readOperations', () => import('./operations/operations.screen.tsx')),
				screen('staff', 'manageStaff', () => import('./staff/staff.screen.tsx')),
				screen('audit', 'readAudit', () => import('./staff/audit.screen.tsx')),
				{ path: '*', lazy: () => import('./shell/not-found.screen.tsx') },
			],
		},
	],
	{ basename: '/backoffice' },
);
