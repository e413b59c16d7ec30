import { defineFeature } from '../../../platform/feature.ts';
import { COMPARISON_JOB, compareWithBank } from './compare-with-bank.ts';
import { paymentRoutes, STARTS_BY_USER } from './payments.routes.ts';
import { runPayments } from './payments-job.ts';
import { staffPaymentRoutes } from './staff-payments.routes.ts';

export const cardPayments = defineFeature({
	routes: { paying: paymentRoutes, staff: staffPaymentRoutes },
	limits: [STARTS_BY_USER],
	jobs: [
		// PAY-02 to PAY-04: checks payments that are not final, releases orders that were not paid in time,
		// and sends refunds.
		{ name: 'payments', cron: '* * * * *', run: runPayments },
		// PAY-05: runs in the morning, when banks have settled the day before.
		{ name: COMPARISON_JOB, cron: '40 6 * * *', run: compareWithBank },
	],
});
