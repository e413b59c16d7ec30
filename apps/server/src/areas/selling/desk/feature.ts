import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import { alertDuty } from './alert-duty.ts';
import { batchOrderRoutes } from './batch-orders.routes.ts';
import { callQueueRoutes } from './call-queue.routes.ts';
import { deskEventRoutes } from './desk-events.routes.ts';
import { deskListRoutes } from './desk-lists.routes.ts';
import { orderEntryRoutes } from './order-entry.routes.ts';
import { waveRoutes } from './wave.routes.ts';

export const desk = defineFeature({
	routes: {
		staff: [deskEventRoutes, callQueueRoutes, batchOrderRoutes, waveRoutes, orderEntryRoutes, deskListRoutes],
	},
	jobs: [
		{
			// DESK-10: the duty phone gets an SMS within a minute after an order has waited too long.
			name: 'duty-alert',
			cron: '* * * * *',
			run: ({ db, clock }: Needs<'db' | 'clock'>) => alertDuty(db, clock()),
		},
	],
});
