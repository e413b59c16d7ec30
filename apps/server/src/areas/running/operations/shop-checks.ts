import type { ShopCheckName } from '@dukan/domain/running/operations/health.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import { ARCHIVE_LAG_S } from './alert-archive.ts';
import type { HealthCheck, Reading } from './health-check.ts';
import type { ShopHealth } from './read-shop-health.ts';

/** An alert of Prometheus: an expression over figures of /metrics, and the time for which it must hold. */
export type Alert = { alert: string; expr: string; for: string };

type ShopCheck = HealthCheck<ShopHealth> & { name: ShopCheckName; alert?: Alert };

const DAY_S = DAY_MS / SECOND_MS;
const HOUR_S = HOUR_MS / SECOND_MS;
const GIGABYTE = 1e9;
const MOST_CONNECTIONS = 0.85;
const LEAST_FREE_DISK = 0.2;
const BACKUP_AGE_S = 26 * HOUR_S;
/** The name under which commands/archive.ts records its weekly test of a restore. */
const RESTORE_TEST = 'restore-test';
const RESTORE_TEST_AGE_S = 8 * DAY_S;
const JOBS_AGE_S = 2 * HOUR_S;
const MOST_SMS_WAITING = 20;
const SMS_WAIT_S = (10 * MINUTE_MS) / SECOND_MS;
const MOST_OF_SMS_BUDGET = 0.9;
const ORDER_WAIT_S = HOUR_S;
const BOOKS_AGE_S = (10 * MINUTE_MS) / SECOND_MS;
const REFUND_WAIT_S = 2 * HOUR_S;
const LEAST_BANK_RESPONSES = 0.1;
const REPLICA_LAG_BYTES = 2 ** 28;

type Judged = Omit<ShopCheck, 'name' | 'remedy'>;

const count = (value: number): Reading => ({ found: String(value), isGood: value === 0 });
const age = (seconds: number, most: number): Reading => ({
	found: `${(seconds / HOUR_S).toFixed(1)} hours`,
	isGood: seconds <= most,
});

/**
 * The alerts' figures are those of /metrics; a test compares the names. The screen's texts explain meaning
 * and remedy.
 */
const CHECKS: Readonly<Record<ShopCheckName, Judged>> = {
	changes: {
		read: ({ readOnly }) => ({ found: readOnly ? 'read-only' : 'possible', isGood: !readOnly }),
		otherwise: 'bad',
		alert: { alert: 'DatabaseReadOnly', expr: 'database_read_only == 1', for: '1m' },
	},
	connections: {
		read: ({ connections, maxConnections }) => ({
			found: `${connections} of ${maxConnections}`,
			isGood: connections / maxConnections <= MOST_CONNECTIONS,
		}),
		otherwise: 'warning',
		alert: {
			alert: 'ConnectionsNearMaximum',
			expr: `database_connections / database_max_connections > ${MOST_CONNECTIONS}`,
			for: '5m',
		},
	},
	replicas: {
		read: ({ replicas }) => ({
			found: replicas.map(({ name, lagBytes }) => `${name} ${lagBytes} bytes behind`).join(', ') || 'none',
			isGood: replicas.every(({ lagBytes }) => lagBytes <= REPLICA_LAG_BYTES),
		}),
		otherwise: 'warning',
		alert: { alert: 'ReplicaLags', expr: `replica_lag_bytes > ${REPLICA_LAG_BYTES}`, for: '5m' },
	},
	listener: {
		read: ({ isListening }) => known(isListening, ['arrive', 'do not arrive']),
		otherwise: 'bad',
		alert: { alert: 'ListenerLost', expr: 'notification_listener_connected == 0', for: '1m' },
	},
	listing: {
		read: ({ isListingReady }) => known(isListingReady, ['loaded', 'not loaded']),
		otherwise: 'bad',
		alert: { alert: 'IndexNotLoaded', expr: 'listing_index_ready == 0', for: '2m' },
	},
	disk: {
		read: ({ disk: { bytes, freeBytes } }) => ({
			found: `${(freeBytes / GIGABYTE).toFixed(1)} of ${(bytes / GIGABYTE).toFixed(1)} GB free`,
			isGood: freeBytes / bytes >= LEAST_FREE_DISK,
		}),
		otherwise: 'bad',
		alert: {
			alert: 'DiskFull',
			expr: `data_disk_bytes{state="free"} / on (instance, job) data_disk_bytes{state="size"} < ${LEAST_FREE_DISK}`,
			for: '5m',
		},
	},
	backup: {
		read: ({ backupAgeS, backupOk }) => ({
			found:
				backupAgeS === null
					? 'there was never a whole one'
					: `${(backupAgeS / DAY_S).toFixed(1)} days ago${backupOk ? '' : ', and the last one failed'}`,
			isGood: backupAgeS !== null && backupAgeS <= BACKUP_AGE_S && backupOk === true,
		}),
		otherwise: 'bad',
		alert: {
			alert: 'Backup',
			expr: `backup_age_seconds > ${BACKUP_AGE_S} or absent(backup_age_seconds) or backup_last_ok == 0`,
			for: '10m',
		},
	},
	archive: {
		read: ({ archive: { isOn, lagS }, config }) => {
			if (!isOn) return config.databaseUrl ? { found: 'off', isGood: false } : undefined;
			return lagS === null
				? { found: 'on; the role needs pg_monitor to see how far it is', isGood: 'unknown' }
				: { found: `${Math.round(lagS)} s behind`, isGood: lagS <= ARCHIVE_LAG_S };
		},
		otherwise: 'bad',
		alert: {
			alert: 'ArchiveLags',
			expr: `archive_lag_seconds > ${ARCHIVE_LAG_S} or archive_on == 0`,
			for: '15s',
		},
	},
	restoreTest: {
		read: ({ archive, jobs }) => {
			const last = jobs.find(({ job }) => job === RESTORE_TEST);
			if (!last) return archive.isOn ? { found: 'there was none yet', isGood: 'unknown' } : undefined;
			return {
				found: `${(last.ageS / DAY_S).toFixed(1)} days ago${last.ok ? '' : ', and it failed'}`,
				isGood: last.ok && last.ageS <= RESTORE_TEST_AGE_S,
			};
		},
		otherwise: 'bad',
		alert: {
			alert: 'RestoreTest',
			expr: `job_age_seconds{job="${RESTORE_TEST}"} > ${RESTORE_TEST_AGE_S} or job_age_seconds{job="${RESTORE_TEST}",ok="false"} >= 0`,
			for: '10m',
		},
	},
	jobs: {
		read: ({ jobs }) => {
			const late = jobs.filter(({ job, ok, ageS }) => !ok || (job === 'housekeeping' && ageS > JOBS_AGE_S));
			return { found: late.map(({ job }) => job).join(', ') || 'run', isGood: late.length === 0 };
		},
		otherwise: 'warning',
		alert: {
			alert: 'Jobs',
			expr: `job_age_seconds{ok="false"} >= 0 or job_age_seconds{job="housekeeping"} > ${JOBS_AGE_S}`,
			for: '15m',
		},
	},
	smsGateway: {
		read: ({ config: { sms } }) => ({ found: sms.gateway.kind, isGood: sms.gateway.kind !== 'log' }),
		otherwise: 'bad',
	},
	smsWaiting: {
		read: ({ smsWaiting, smsOldestS }) => ({
			found: `${smsWaiting}, the oldest for ${Math.round(smsOldestS)} s`,
			isGood: smsWaiting <= MOST_SMS_WAITING && smsOldestS <= SMS_WAIT_S,
		}),
		otherwise: 'warning',
		alert: {
			alert: 'SmsWaiting',
			expr: `sms_waiting > ${MOST_SMS_WAITING} or sms_oldest_waiting_seconds > ${SMS_WAIT_S}`,
			for: '5m',
		},
	},
	smsBudget: {
		read: ({ smsSentLastHour, noticesSentLastHour, smsPartsSpent, config: { sms } }) => {
			const sent = smsSentLastHour - noticesSentLastHour;
			return {
				found: `${sent} of ${sms.hourlyBudget} in this hour, parts used up: ${smsPartsSpent}`,
				isGood: sent / sms.hourlyBudget <= MOST_OF_SMS_BUDGET && smsPartsSpent === 0,
			};
		},
		otherwise: 'warning',
		alert: {
			alert: 'SmsBudget',
			expr: `(sms_sent_last_hour - notices_sent_last_hour) / sms_hourly_budget > ${MOST_OF_SMS_BUDGET} or sms_parts_spent > 0`,
			for: '1m',
		},
	},
	orders: {
		read: ({ oldestPendingS }) => age(oldestPendingS, ORDER_WAIT_S),
		otherwise: 'warning',
		alert: { alert: 'OrdersWait', expr: `orders_oldest_pending_seconds > ${ORDER_WAIT_S}`, for: '5m' },
	},
	payments: {
		read: ({ paymentsAttention }) => count(paymentsAttention),
		otherwise: 'warning',
		alert: { alert: 'PaymentsNeedAPerson', expr: 'payments_need_attention > 0', for: '30m' },
	},
	paymentDifferences: {
		read: ({ paymentDifferences }) => count(paymentDifferences),
		otherwise: 'warning',
		alert: { alert: 'PaymentDifferences', expr: 'payment_differences > 0', for: '30m' },
	},
	books: {
		read: ({ bookDifferences, bookCheckAgeS }) =>
			bookDifferences === null || bookCheckAgeS === null
				? undefined
				: {
						found: bookDifferences.map(({ what, id }) => `${what} ${id}`).join(', ') || 'agree',
						isGood: bookDifferences.length === 0 && bookCheckAgeS <= BOOKS_AGE_S,
					},
		otherwise: 'bad',
		alert: {
			alert: 'BooksDiffer',
			expr: `books_differences > 0 or books_check_age_seconds > ${BOOKS_AGE_S}`,
			for: '0m',
		},
	},
	refunds: {
		read: ({ refundsOldestS }) => age(refundsOldestS, REFUND_WAIT_S),
		otherwise: 'warning',
		alert: { alert: 'RefundsLate', expr: `refunds_oldest_waiting_seconds > ${REFUND_WAIT_S}`, for: '5m' },
	},
	banks: {
		read: ({ bankSilences, bankResponses }) => ({
			found: `${bankResponses} responses, ${bankSilences} silences in the last hour`,
			isGood: bankSilences === 0 || bankResponses / bankSilences >= LEAST_BANK_RESPONSES,
		}),
		otherwise: 'warning',
		alert: {
			alert: 'BankSilent',
			expr: `bank_calls_last_hour{outcome="response"} / on (instance, job) bank_calls_last_hour{outcome="silence"} < ${LEAST_BANK_RESPONSES}`,
			for: '30m',
		},
	},
};

export const SHOP_CHECKS: readonly ShopCheck[] = Object.entries(CHECKS).map(([name, check]) => ({
	...check,
	name: name as ShopCheckName,
	remedy: operationsTexts.en[`health.${name as ShopCheckName}`],
}));

function known(value: boolean | undefined, [yes, no]: readonly [string, string]): Reading | undefined {
	return value === undefined ? undefined : { found: value ? yes : no, isGood: value };
}
