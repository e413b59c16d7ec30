import { defineFeature } from '../../../platform/feature.ts';
import { deleteExpiredImports } from './imports.queries.ts';
import { importRoutes } from './imports.routes.ts';

export const imports = defineFeature({
	routes: { staff: importRoutes },
	expires: [deleteExpiredImports],
});
