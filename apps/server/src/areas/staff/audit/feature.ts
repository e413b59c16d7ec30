import { defineFeature } from '../../../platform/feature.ts';
import { auditRoutes } from './audit.routes.ts';
import { READS_KEPT_MS } from './note-reads.ts';

export const audit = defineFeature({
	routes: { staff: auditRoutes },
	expires: [{ table: 'staff_reads', column: 'hour', keptMs: READS_KEPT_MS }],
});
