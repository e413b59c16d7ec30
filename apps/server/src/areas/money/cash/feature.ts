import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import { requireBalancedCards } from '../banks/require-balanced-cards.ts';
import { cashRoutes } from './cash.routes.ts';
import { cashPersonal } from './personal.queries.ts';
import { requireBalancedCash } from './require-balanced-cash.ts';

export const cash = defineFeature({
	routes: { staff: cashRoutes },
	jobs: [
		{
			// COUR-04: the check runs at night, because it reads all entries.
			name: 'cash-check',
			cron: '33 22 * * *',
			isPatient: true,
			run: async ({ db }: Needs<'db'>) => {
				await requireBalancedCash(db);
				await requireBalancedCards(db);
			},
		},
	],
	personal: cashPersonal,
});
