import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { deleteExpiredImports } from '../areas/goods/imports/imports.queries.ts';
import { refreshPopularity } from '../areas/goods/popularity/popularity.queries.ts';
import { deleteExpiredPosts } from '../areas/goods/questions/questions.queries.ts';
import { inviteToReview } from '../areas/goods/reviews/invite-to-review.ts';
import { refreshPopularQueries } from '../areas/goods/search/popular-queries.ts';
import { deleteExpiredSearchCounts } from '../areas/goods/search/search-counts.ts';
import { requireMovedStock } from '../areas/goods/stock/require-moved-stock.ts';
import { requireBalancedCards } from '../areas/money/banks/require-balanced-cards.ts';
import { requireBalancedCash } from '../areas/money/cash/require-balanced-cash.ts';
import { deleteExpiredDevices } from '../areas/people/accounts/known-devices.queries.ts';
import { deleteExpiredPhoneCodes } from '../areas/people/accounts/phone-codes.queries.ts';
import { deleteExpiredResets } from '../areas/people/accounts/resets.queries.ts';
import { deleteExpiredSessions } from '../areas/people/accounts/sessions.queries.ts';
import { deleteExpiredCaptchas } from '../areas/people/captcha/captcha.queries.ts';
import { deleteExpiredNotices } from '../areas/people/notices/notices.queries.ts';
import { sendNotices } from '../areas/people/notices/send-notices.ts';
import { deleteOldOrderNetworks } from '../areas/people/trust/trust.queries.ts';
import { runJob } from '../areas/running/operations/job-runs.ts';
import { deleteOldPersonalData } from '../areas/running/privacy/delete-old-data.ts';
import { anonymiseOldCallRequests } from '../areas/selling/call-me/call-requests.queries.ts';
import { COMPARISON_JOB, compareWithBank } from '../areas/selling/card-payments/compare-with-bank.ts';
import { runPayments } from '../areas/selling/card-payments/payments-job.ts';
import type { PaymentParts } from '../areas/selling/card-payments/start-payment.ts';
import { alertDuty } from '../areas/selling/desk/alert-duty.ts';
import { expireOrders } from '../areas/selling/orders/expire-orders.ts';
import { deleteExpiredOrderKeys } from '../areas/selling/orders/place-order.ts';
import { deleteExpiredOrderWatchers } from '../areas/selling/orders/staff-orders.queries.ts';
import { deleteExpiredSms } from '../areas/shop/sms/sms-outbox.queries.ts';
import { deleteExpiredStaffKeys } from '../areas/staff/access/staff-once.ts';
import { deleteExpiredStaffSessions } from '../areas/staff/access/staff-sessions.queries.ts';
import { deleteExpiredStaffDevices } from '../areas/staff/team/staff-devices.queries.ts';
import { deleteExpiredStaffPins } from '../areas/staff/team/staff-pins.queries.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteExpiredCallKeys } from '../platform/http/call-once.ts';
import type { ScheduledJob } from '../platform/jobs/job-queue.ts';
import { deleteExpiredLimits } from '../platform/limits/limits.queries.ts';
import { deleteExpiredProofs } from '../platform/proof/proofs.queries.ts';
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
