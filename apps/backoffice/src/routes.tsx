import type { StaffRight } from '@dukan/domain/staff/staff-rights.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { guarded } from './shell/guarded.tsx';
import { Shell } from './shell/shell.tsx';

type Load = () => Promise<{ Component: () => React.ReactNode }>;

/** A screen, fetched when it is first opened, for whoever has the right. */
const screen = (path: string, right: StaffRight, load: Load): RouteObject => ({
	path,
	lazy: async () => ({ Component: guarded(right, (await load()).Component) }),
});

export const router = createBrowserRouter(
	[
		{ path: '/join', lazy: () => import('./shell/join.screen.tsx') },
		{
			Component: Shell,
			HydrateFallback: () => null,
			children: [
				{ index: true, lazy: () => import('./shell/start.screen.tsx') },
				screen('account', 'ownAccount', () => import('./staff/account.screen.tsx')),
				screen('customers', 'readCustomers', () => import('./customers/customers.screen.tsx')),
				screen('customers/:id', 'readCustomers', () => import('./customers/customer.screen.tsx')),
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
