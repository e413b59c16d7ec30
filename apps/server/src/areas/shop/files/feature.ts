import { defineFeature } from '../../../platform/feature.ts';
import { fileRoutes } from './files.routes.ts';

export const files = defineFeature({
	routes: { open: fileRoutes },
});
