import { defineFeature } from '../../../platform/feature.ts';
import { auditRoutes } from './audit.routes.ts';

export const audit = defineFeature({
	routes: { staff: auditRoutes },
});
