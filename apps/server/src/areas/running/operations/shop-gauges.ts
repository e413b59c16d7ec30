import { setTimeout as pause } from 'node:timers/promises';
import packageJson from '../../../../package.json' with { type: 'json' };
import { SECOND_MS } from '../../../platform/clock.ts';
import type { Labelled, Metrics } from '../../../platform/metrics/metrics.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { LiveListing } from '../../goods/lists/live-listing.ts';
import type { OrderEvents } from '../../selling/orders/order-events.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { readDisk, readShopHealth, type ShopHealth } from './read-shop-health.ts';

/** A scrape waits no longer than this for a database that hangs. */
const READ_TIMEOUT_MS = 2 * SECOND_MS;

type Options = {
	/** Tells whether notifications of the database arrive. */
	isListening: () => boolean;
};

/**
 * Figures that are read together. Each has a name, a help text and a function for its value; a value of null
 * is left out.
 */
const FIGURES: readonly (readonly [string, string, (all: ShopHealth) => number | null])[] = [
	['database_read_only', 'PostgreSQL takes no changes (1).', (all) => Number(all.readOnly)],
	['database_bytes', 'Size of the database.', (all) => all.databaseBytes],
	['database_connections', 'Connections of all programs.', (all) => all.connections],
	['database_max_connections', 'Connections that PostgreSQL allows.', (all) => all.maxConnections],
	['sms_waiting', 'SMS in the outbox that are not sent yet.', (all) => all.smsWaiting],
	['sms_oldest_waiting_seconds', 'Age of the oldest of them.', (all) => all.smsOldestS],
	['call_requests_waiting', 'People who asked for a call and wait.', (all) => all.callsWaiting],
	['call_requests_ordered_last_hour', 'Orders made of them.', (all) => all.callsOrdered],
	['sms_sent_last_hour', 'SMS sent in the last hour.', (all) => all.smsSentLastHour],
	[
		'sms_parts_spent',
		"Parts of the hour's SMS that are used up: codes by whose phone it is, orders that ran out.",
		(all) => all.smsPartsSpent,
	],
	['stock_waits', 'Products that people wait for, each person counted.', (all) => all.stockWaits],
	['notices_sent_last_hour', 'People who got a notice in the last hour.', (all) => all.noticesSentLastHour],
	[
		'backup_age_seconds',
		'Time since the last whole backup; missing if there is none.',
		(all) => all.backupAgeS,
	],
	[
		'backup_last_ok',
		'The last backup succeeded (1) or failed (0).',
		(all) => (all.backupOk === null ? null : Number(all.backupOk)),
	],
	['archive_on', 'PostgreSQL archives its log (1) or not (0).', (all) => Number(all.archive.isOn)],
	[
		'archive_lag_seconds',
		'Age of the oldest change that may be in no archive; missing if the role may not look.',
		(all) => all.archive.lagS,
	],
	[
		'payments_need_attention',
		'Payments by card that a person has to look at.',
		(all) => all.paymentsAttention,
	],
	[
		'payment_differences',
		'Differences with the banks that the last comparison found.',
		(all) => all.paymentDifferences,
	],
	[
		'books_differences',
		'Sums of the books that differ from orders, payments, returns or stock; missing before the first check.',
		(all) => all.bookDifferenceCount,
	],
	['books_check_age_seconds', 'Time since the books were checked last.', (all) => all.bookCheckAgeS],
	[
		'refunds_oldest_waiting_seconds',
		'Age of the oldest refund that the bank has not confirmed.',
		(all) => all.refundsOldestS,
	],
	['refunds_for_approval', 'Refunds that wait for a second person.', (all) => all.refundsForApproval],
	[
		'orders_oldest_pending_seconds',
		'Age of the oldest order that waits for staff.',
		(all) => all.oldestPendingS,
	],
];

/**
 * Registers the figures that docs/operations.md says to watch. They are read when /metrics is requested. The
 * database's figures are missing while it is away.
 */
export function registerShopGauges(
	metrics: Metrics,
	services: Needs<'config' | 'db' | 'cache' | 'clock'> & {
		orderEvents: OrderEvents;
		listing: LiveListing;
		config: ConfigWithSms;
	},
	options: Options,
): void {
	registerProcessGauges(metrics, services, options);
	registerDatabaseGauges(metrics, services);
}

function registerProcessGauges(
	{ gauge, gaugeBy }: Metrics,
	{
		cache,
		listing,
		config,
		orderEvents,
	}: Needs<'config' | 'cache'> & {
		orderEvents: OrderEvents;
		listing: LiveListing;
		config: ConfigWithSms;
	},
	{ isListening }: Options,
): void {
	gauge('notification_listener_connected', 'Notifications of the database arrive (1) or not (0).', () =>
		Number(isListening()),
	);
	gauge('listing_index_ready', 'The listing index is loaded (1) or not (0).', () => Number(listing.isReady));
	gauge('response_cache_entries', 'Responses in the cache.', () => cache.size);
	gauge('response_cache_bytes', 'Memory of the response cache.', () => cache.bytes);
	gauge('event_streams_open', 'Streams of order events that are open.', () => orderEvents.openStreams);
	gauge(
		'sms_hourly_budget',
		'SMS that may be sent in an hour (SMS_HOURLY_BUDGET).',
		() => config.sms.hourlyBudget,
	);
	gauge(
		'notices_hourly_budget',
		'Notices that may be sent in an hour (SMS_NOTICES_HOURLY_BUDGET).',
		() => config.sms.noticesHourlyBudget,
	);
	gaugeBy('build_info', 'Version of the shop and of Node.', ['version', 'node'], () => [
		{ labels: { version: packageJson.version, node: process.version }, value: 1 },
	]);
	gaugeBy('data_disk_bytes', 'Disk of DATA_DIR.', ['state'], async () => {
		const { bytes, freeBytes } = await readDisk(config.dataDir);
		return [
			{ labels: { state: 'size' }, value: bytes },
			{ labels: { state: 'free' }, value: freeBytes },
		];
	});
}

function registerDatabaseGauges(
	{ gauge, gaugeBy }: Metrics,
	services: Needs<'config' | 'db' | 'clock'> & { config: ConfigWithSms },
): void {
	// The figures are read once for each scrape, by the gauge that asks first.
	let reading: Promise<ShopHealth | undefined> | undefined;
	const figures = () => {
		reading ??= Promise.race([readShopHealth(services), pause(READ_TIMEOUT_MS, undefined)])
			.catch(() => undefined)
			.finally(() => setImmediate(() => (reading = undefined)));
		return reading;
	};
	gauge('database_up', 'PostgreSQL responds (1) or not (0).', async () =>
		Number((await figures()) !== undefined),
	);
	for (const [name, help, read] of FIGURES)
		gauge(name, help, async () => {
			const all = await figures();
			return all && read(all);
		});
	const listed = (
		name: string,
		help: string,
		labels: readonly string[],
		read: (all: ShopHealth) => Labelled[],
	) =>
		gaugeBy(name, help, labels, async () => {
			const all = await figures();
			return all ? read(all) : [];
		});
	listed('bank_calls_last_hour', 'Calls to banks in the last hour.', ['outcome'], (all) => [
		{ labels: { outcome: 'silence' }, value: all.bankSilences },
		{ labels: { outcome: 'response' }, value: all.bankResponses },
	]);
	listed(
		'orders_last_hour',
		'Orders placed in the last hour, by their status now.',
		['status'],
		({ orders }) => orders.map(({ status, count }) => ({ labels: { status }, value: count })),
	);
	listed(
		'job_age_seconds',
		'Time since the last end of a job, by whether it succeeded.',
		['job', 'ok'],
		({ jobs }) => jobs.map(({ job, ok, ageS }) => ({ labels: { job, ok: String(ok) }, value: ageS })),
	);
	listed('replica_lag_bytes', 'What a replica has not replayed yet.', ['replica'], ({ replicas }) =>
		replicas.map(({ name, lagBytes }) => ({ labels: { replica: name }, value: lagBytes })),
	);
}
