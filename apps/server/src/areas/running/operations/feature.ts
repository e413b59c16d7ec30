import { defineFeature } from '../../../platform/feature.ts';
import { staffApiDocsRoutes } from './api-docs.routes.ts';
import { staffOperationsRoutes, TEST_MESSAGES } from './staff-operations.routes.ts';

export const operations = defineFeature({
	limits: [TEST_MESSAGES],
	routes: { staff: [staffOperationsRoutes, staffApiDocsRoutes] },
});
