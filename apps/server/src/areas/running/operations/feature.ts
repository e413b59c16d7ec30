import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import { ARCHIVE_ALERTS, alertArchive } from './alert-archive.ts';
import { staffApiDocsRoutes } from './api-docs.routes.ts';
import { staffOperationsRoutes, TEST_MESSAGES } from './staff-operations.routes.ts';

export const operations = defineFeature({
	limits: [TEST_MESSAGES, ARCHIVE_ALERTS],
	jobs: [
		{
			name: 'archive-alert',
			cron: '* * * * *',
			run: ({ db, clock }: Needs<'db' | 'clock'>) => alertArchive(db, clock()),
		},
	],
	routes: { staff: [staffOperationsRoutes, staffApiDocsRoutes] },
});
