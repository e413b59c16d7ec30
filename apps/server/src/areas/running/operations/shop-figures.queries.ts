import { sql } from 'kysely';
import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { BookDifference } from '../../money/books/book-differences.queries.ts';

export type ShopFigures = {
	readOnly: boolean;
	databaseBytes: number;
	connections: number;
	maxConnections: number;
	smsWaiting: number;
	smsOldestS: number;
	smsSentLastHour: number;
	stockWaits: number;
	noticesSentLastHour: number;
	backupAgeS: number | null;
	backupOk: boolean | null;
	oldestPendingS: number;
	/** Payments that a person has to look at. */
	paymentsAttention: number;
	paymentDifferences: number;
	/** The first few differences in the books; null before the first check. */
	bookDifferences: BookDifference[] | null;
	bookDifferenceCount: number | null;
	bookCheckAgeS: number | null;
	refundsOldestS: number;
	refundsForApproval: number;
	bankSilences: number;
	bankResponses: number;
	callsWaiting: number;
	callsOrdered: number;
	orders: { status: string; count: number }[];
	jobs: { job: string; ok: boolean; ageS: number }[];
	replicas: { name: string; lagBytes: number }[];
};

/**
 * Reads all figures for /metrics in one statement at each scrape. Each figure is a count over an index or a
 * small table.
 */
export async function readShopFigures(db: Database, now: Date): Promise<ShopFigures> {
	const hourAgo = later(now, -HOUR_MS);
	const { rows } = await sql<ShopFigures>`select
		pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly",
		pg_database_size(current_database())::float8 as "databaseBytes",
		(select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as connections,
		current_setting('max_connections')::integer as "maxConnections",
		(select count(*)::integer from sms_outbox where sent_at is null and text <> '' and expires_at > ${now}) as "smsWaiting",
		coalesce((select extract(epoch from ${now} - min(made_at)) from sms_outbox
			where sent_at is null and text <> '' and expires_at > ${now}), 0)::float8 as "smsOldestS",
		(select count(*)::integer from sms_outbox where sent_at > ${hourAgo}) as "smsSentLastHour",
		(select count(*)::integer from stock_waits) as "stockWaits",
		(select count(distinct user_id)::integer from notices where sent_at > ${hourAgo}) as "noticesSentLastHour",
		(select extract(epoch from ${now} - max(finished_at)) from backups where ok)::float8 as "backupAgeS",
		(select ok from backups order by started_at desc limit 1) as "backupOk",
		coalesce((select extract(epoch from ${now} - min((select max(e.at) from order_events e
				where e.order_id = o.id and e.status = 'pending'))) from orders o where o.status = 'pending'
			and o.payment_state is distinct from 'awaiting'), 0)::float8
			as "oldestPendingS",
		(select count(*)::integer from payments where attention is not null) as "paymentsAttention",
		(select count(*)::integer from payment_differences) as "paymentDifferences",
		(select jsonb_path_query_array(differences, '$[0 to 9]') from book_checks) as "bookDifferences",
		(select jsonb_array_length(differences) from book_checks) as "bookDifferenceCount",
		(select extract(epoch from ${now} - at)::float8 from book_checks) as "bookCheckAgeS",
		coalesce((select extract(epoch from ${now} - min(created_at)) from payment_refunds where next_try_at is not null),
			0)::float8 as "refundsOldestS",
		(select count(*)::integer from payment_refunds where state = 'approval') as "refundsForApproval",
		(select count(*)::integer from payment_events where at > ${hourAgo} and kind = 'no_response') as "bankSilences",
		(select count(*)::integer from payment_events where at > ${hourAgo}
			and kind in ('asked', 'state', 'registered', 'register_refused', 'refund_done')) as "bankResponses",
		(select count(*)::integer from call_requests where status = 'waiting') as "callsWaiting",
		(select count(*)::integer from call_requests where status = 'ordered' and ended_at > ${hourAgo}) as "callsOrdered",
		(select coalesce(json_agg(json_build_object('status', status, 'count', count)), '[]') from
			(select status, count(*) from orders where created_at > ${hourAgo} group by status) as counted) as orders,
		(select coalesce(json_agg(json_build_object('job', job, 'ok', ok,
			'ageS', extract(epoch from ${now} - finished_at)::float8)), '[]') from job_runs) as jobs,
		(select coalesce(json_agg(json_build_object('name', coalesce(nullif(application_name, ''), client_addr::text, '?'),
			'lagBytes', coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::float8)), '[]')
			from pg_stat_replication where not pg_is_in_recovery()) as replicas`.execute(db);
	const [figures] = rows;
	if (!figures) throw new Error('PostgreSQL returned no figures.');
	return figures;
}
