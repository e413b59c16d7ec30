import type { PageName } from '@dukan/domain/base/addresses/addresses.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { findPage, listPageTitles } from './pages.queries.ts';
import { pageRoutes } from './pages.routes.ts';
import { staffPageRoutes } from './staff-pages.routes.ts';

export const pages = defineFeature({
	routes: { open: pageRoutes, staff: staffPageRoutes },
	reads: ({ db, cached }: ReadSource) => ({
		page: (name: PageName, language: Language) =>
			cached(`page ${name} ${language}`, ['pages', 'trust_rules', 'settings'], () =>
				findPage(db, name, language),
			),
		pageTitles: () => cached('page titles', ['pages'], () => listPageTitles(db)),
	}),
});
