import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { deleteExpiredDevices } from './features/auth/known-devices.queries.ts';
import { deleteExpiredPhoneCodes } from './features/auth/phone-codes.queries.ts';
import { deleteExpiredResets } from './features/auth/resets.queries.ts';
import { deleteExpiredSessions } from './features/auth/sessions.queries.ts';
import { requireBalancedCards } from './features/banks/require-balanced-cards.ts';
import { anonymiseOldCallRequests } from './features/call-requests/call-requests.queries.ts';
import { deleteExpiredCaptchas } from './features/captcha/captcha.queries.ts';
import { requireBalancedCash } from './features/cash/require-balanced-cash.ts';
import { refreshPopularity } from './features/catalogue/popularity.queries.ts';
import { alertDuty } from './features/desk/alert-duty.ts';
import { deleteExpiredImports } from './features/imports/imports.queries.ts';
import { deleteExpiredNotices } from './features/notices/notices.queries.ts';
import { sendNotices } from './features/notices/send-notices.ts';
import { runJob } from './features/operations/job-runs.ts';
import { expireOrders } from './features/orders/expire-orders.ts';
import { deleteExpiredOrderKeys } from './features/orders/place-order.ts';
import { deleteExpiredOrderWatchers } from './features/orders/staff-orders.queries.ts';
import { COMPARISON_JOB, compareWithBank } from './features/payments/compare-with-bank.ts';
import { runPayments } from './features/payments/payments-job.ts';
import type { PaymentParts } from './features/payments/start-payment.ts';
import { deleteOldPersonalData } from './features/privacy/delete-old-data.ts';
import { deleteExpiredPosts } from './features/questions/questions.queries.ts';
import { inviteToReview } from './features/reviews/invite-to-review.ts';
import { refreshPopularQueries } from './features/search/popular-queries.ts';
import { deleteExpiredSearchCounts } from './features/search/search-counts.ts';
import { deleteExpiredSms } from './features/sms/sms-outbox.queries.ts';
import { deleteExpiredStaffDevices } from './features/staff/staff-devices.queries.ts';
import { deleteExpiredStaffKeys } from './features/staff/staff-once.ts';
import { deleteExpiredStaffPins } from './features/staff/staff-pins.queries.ts';
import { deleteExpiredStaffSessions } from './features/staff/staff-sessions.queries.ts';
import { requireMovedStock } from './features/stock/require-moved-stock.ts';
import { deleteOldOrderNetworks } from './features/trust/trust.queries.ts';
import type { Database } from './platform/database/database.ts';
import { deleteExpiredCallKeys } from './platform/http/call-once.ts';
import type { ScheduledJob } from './platform/jobs/job-queue.ts';
import { deleteExpiredLimits } from './platform/limits/limits.queries.ts';
import { deleteExpiredProofs } from './platform/proof/proofs.queries.ts';
import type { Services } from './services.ts';

/** All of them. What reads or deletes much has connections of its own, `patient` ones: it takes longer than a request may. */
export function shopJobs(services: Services, patient: Database): ScheduledJob[] {
	const withPatience = { ...services, db: patient };
	return [
		housekeepingJob(withPatience),
		orderExpiryJob(services),
		dutyAlertJob(services),
		noticesJob(services),
		popularityJob(withPatience),
		reviewInvitationsJob(services),
		stockCheckJob(withPatience),
		cashCheckJob(withPatience),
		paymentsJob(services),
		comparisonJob(services),
	];
}

/** Deletes expired rows. Nothing depends on when it runs, or in how many processes. */
export async function deleteExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
	await deleteExpiredLimits(db, clock());
	await deleteExpiredSessions(db, clock());
	await deleteExpiredDevices(db, clock());
	await deleteExpiredResets(db, clock());
	await deleteExpiredPhoneCodes(db, clock());
	await deleteExpiredCaptchas(db, clock());
	await deleteExpiredProofs(db, clock());
	await deleteExpiredSms(db, clock());
	await deleteExpiredOrderKeys(db, clock());
	await deleteExpiredCallKeys(db, clock());
	await deleteExpiredOrderWatchers(db, clock());
	await deleteExpiredStaffSessions(db, clock());
	await deleteExpiredStaffDevices(db, clock());
	await deleteExpiredStaffPins(db, clock());
	await deleteExpiredStaffKeys(db, clock());
	await deleteExpiredImports(db, clock());
	await deleteExpiredSearchCounts(db, clock());
	await deleteExpiredNotices(db, clock());
	await deleteExpiredPosts(db, clock());
	await deleteOldOrderNetworks(db);
	await anonymiseOldCallRequests(db, clock());
	await deleteOldPersonalData(db, clock());
}

type Parts = Pick<Services, 'db' | 'clock'>;

/** The outcome of its last run is stored, for /metrics and the back-office. */
function scheduled(services: Parts, name: string, cron: string, work: () => Promise<unknown>): ScheduledJob {
	const run = async () => {
		await work();
	};
	return { name, cron, run: () => runJob(services, name, run) };
}

function housekeepingJob(services: Parts): ScheduledJob {
	return scheduled(services, 'housekeeping', '7 * * * *', () => deleteExpired(services));
}

/** S18: pending orders are looked through so often that one expires within minutes of its time. */
export function orderExpiryJob(services: Parts & Pick<Services, 'config'>): ScheduledJob {
	const { db, clock, config } = services;
	return scheduled(services, 'order-expiry', '*/10 * * * *', () => expireOrders(db, config, clock()));
}

/** DESK-10: the duty phone is told within a minute that an order has waited too long. */
function dutyAlertJob(services: Parts): ScheduledJob {
	const { db, clock } = services;
	return scheduled(services, 'duty-alert', '* * * * *', () => alertDuty(db, clock()));
}

/** CHOOSE-05: soon enough for what has just come back, rarely enough that several products share a message. */
export function noticesJob(services: Parts & Pick<Services, 'config'>): ScheduledJob {
	const { db, clock, config } = services;
	return scheduled(services, 'notices', '*/5 * * * *', () => sendNotices(db, config, clock()));
}

/** CHOOSE-03: some days after an order an hour does not matter. */
export function reviewInvitationsJob(services: Parts & Pick<Services, 'config'>): ScheduledJob {
	const { db, clock, config } = services;
	return scheduled(services, 'review-invitations', '17 * * * *', () => inviteToReview(db, config, clock()));
}

/** FIND-04, FIND-05: the default order of lists and the popular searches are computed every night. */
export function popularityJob(services: Parts & Pick<Services, 'listing'>): ScheduledJob {
	const { db, clock, listing } = services;
	return scheduled(services, 'popularity', '20 3 * * *', async () => {
		const today = ashgabatTime(clock()).date;
		await refreshPopularity(db, today);
		const { index } = await listing.current();
		await refreshPopularQueries(db, index, today);
	});
}

/** STOCK-01: at night, for it reads all movements. */
function stockCheckJob(services: Parts): ScheduledJob {
	return scheduled(services, 'stock-check', '23 22 * * *', () => requireMovedStock(services.db));
}

/** COUR-04: at night, for it reads all entries. */
function cashCheckJob(services: Parts): ScheduledJob {
	return scheduled(services, 'cash-check', '33 22 * * *', async () => {
		await requireBalancedCash(services.db);
		await requireBalancedCards(services.db);
	});
}

/** PAY-02 to PAY-04: payments that are not final, orders that were not paid in time, refunds. */
function paymentsJob(services: PaymentParts): ScheduledJob {
	return scheduled(services, 'payments', '* * * * *', () => runPayments(services));
}

/** PAY-05: in the morning, when banks have settled the day before. */
function comparisonJob(services: PaymentParts): ScheduledJob {
	return scheduled(services, COMPARISON_JOB, '40 6 * * *', () => compareWithBank(services));
}
