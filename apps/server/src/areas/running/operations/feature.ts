import { defineFeature } from '../../../platform/feature.ts';
import { staffApiDocsRoutes } from './api-docs.routes.ts';
import { staffOperationsRoutes } from './staff-operations.routes.ts';

export const operations = defineFeature({
	routes: { staff: [staffOperationsRoutes, staffApiDocsRoutes] },
});
