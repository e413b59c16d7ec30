import { defineFeature } from '../../../platform/feature.ts';
import { goodsReportRoutes } from './goods-reports.routes.ts';
import { profitRoutes } from './profit.routes.ts';
import { reportRoutes } from './reports.routes.ts';

export const reports = defineFeature({
	routes: { staff: [reportRoutes, goodsReportRoutes, profitRoutes] },
});
