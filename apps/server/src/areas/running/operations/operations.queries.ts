import { maskPhone } from '@dukan/domain/base/text/phone.ts';
import type {
	BackupWire,
	OperationsWire,
	SmsRowWire,
} from '@dukan/domain/running/operations/staff-operations.api.ts';
import type { SmsState } from '@dukan/domain/shop/sms/sms-budget.ts';
import type { StaffPage } from '@dukan/domain/staff/team/staff.api.ts';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

const LARGEST_TABLES = 8;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export async function readDatabaseHealth(db: Database): Promise<OperationsWire['database']> {
	const [{ rows: about }, { rows: tables }, { rows: replicas }] = await Promise.all([
		sql<{ version: string; started: Date; bytes: number; used: number; active: number; max: number }>`
			select current_setting('server_version') as version, pg_postmaster_start_time() as started,
				pg_database_size(current_database())::float8 as bytes, current_setting('max_connections')::integer as max,
				(select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used,
				(select count(*)::integer from pg_stat_activity where state = 'active' and backend_type = 'client backend') as active`.execute(
			db,
		),
		sql<OperationsWire['database']['tables'][number]>`
			select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes, greatest(c.reltuples, 0)::float8 as rows
			from pg_class c join pg_namespace n on n.oid = c.relnamespace
			where c.relkind = 'r' and n.nspname = 'public' order by 2 desc, 1 limit ${LARGEST_TABLES}`.execute(db),
		sql<OperationsWire['database']['replicas'][number]>`
			select coalesce(nullif(application_name, ''), client_addr::text, '?') as name, coalesce(state, '?') as state,
				pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as "lagBytes",
				extract(epoch from replay_lag)::float8 as "lagS"
			from pg_stat_replication order by 1`.execute(db),
	]);
	const [first] = about;
	if (!first) throw new Error('PostgreSQL said nothing about itself.');
	return {
		version: first.version,
		startedAt: first.started.toISOString(),
		bytes: first.bytes,
		tables,
		connections: { used: first.used, active: first.active, max: first.max },
		replicas,
	};
}

/** A message was sent, was too late to be sent, or is still to be sent. */
const STATES: Readonly<Record<SmsState, (now: Date) => RawBuilder<unknown>>> = {
	sent: () => sql`sent_at is not null`,
	expired: (now) => sql`sent_at is null and (text = '' or expires_at <= ${now})`,
	waiting: (now) => sql`sent_at is null and text <> '' and expires_at > ${now}`,
};

export async function countSms(
	db: Database,
	now: Date,
): Promise<Omit<OperationsWire['sms'], 'gateway' | 'worker' | 'hourlyBudget' | 'spent'>> {
	const { rows } = await sql<{
		waiting: number;
		retrying: number;
		oldest: Date | null;
		sent: number;
		expired: number;
		sentLastHour: number;
	}>`select (count(*) filter (where ${STATES.waiting(now)}))::integer as waiting,
			(count(*) filter (where ${STATES.waiting(now)} and tries > 0))::integer as retrying,
			min(made_at) filter (where ${STATES.waiting(now)}) as oldest,
			(count(*) filter (where sent_at > ${later(now, -DAY_MS)}))::integer as sent,
			(count(*) filter (where ${STATES.expired(now)} and made_at > ${later(now, -DAY_MS)}))::integer as expired,
			(count(*) filter (where sent_at > ${later(now, -HOUR_MS)}))::integer as "sentLastHour"
		from sms_outbox where made_at > ${later(now, -2 * DAY_MS)}`.execute(db);
	const [counts] = rows;
	if (!counts) throw new Error('The outbox was not counted.');
	const { oldest, ...numbers } = counts;
	return { ...numbers, oldestWaitingAt: iso(oldest) };
}

export async function listSmsRows(
	db: Database,
	{ state, limit, offset }: { state?: SmsState; limit: number; offset: number },
	now: Date,
): Promise<StaffPage<SmsRowWire>> {
	const where = state ? sql`where ${STATES[state](now)}` : sql``;
	type Row = {
		id: number;
		phone: string;
		state: SmsState;
		made_at: Date;
		sent_at: Date | null;
		expires_at: Date;
		next_try_at: Date;
		tries: number;
		put_off: boolean;
		trouble: string;
	};
	const [{ rows }, counted] = await Promise.all([
		sql<Row>`select id, phone, case when ${STATES.sent(now)} then 'sent' when ${STATES.expired(now)} then 'expired'
				else 'waiting' end as state, made_at, sent_at, expires_at, next_try_at, tries, put_off, trouble
			from sms_outbox ${where} order by id desc limit ${limit} offset ${offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from sms_outbox ${where}`.execute(db),
	]);
	return {
		rows: rows.map((row) => ({
			id: row.id,
			phone: maskPhone(row.phone),
			state: row.state,
			madeAt: row.made_at.toISOString(),
			sentAt: iso(row.sent_at),
			expiresAt: row.expires_at.toISOString(),
			nextTryAt: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
			tries: row.tries,
			trouble: row.trouble,
			canRetry: row.state === 'waiting' && row.put_off,
		})),
		count: counted.rows[0]?.count ?? 0,
	};
}

export async function listJobs(db: Database): Promise<OperationsWire['jobs']> {
	const rows = await db.selectFrom('job_runs').selectAll().orderBy('job').execute();
	return rows.map(({ started_at, finished_at, ...row }) => ({
		...row,
		startedAt: started_at.toISOString(),
		finishedAt: finished_at.toISOString(),
	}));
}

export async function readBackups(db: Database): Promise<OperationsWire['backups']> {
	const newest = async (onlyGood: boolean): Promise<BackupWire | null> => {
		const row = await db
			.selectFrom('backups')
			.selectAll()
			.$if(onlyGood, (query) => query.where('ok', '=', true).where('finished_at', 'is not', null))
			.orderBy('started_at', 'desc')
			.executeTakeFirst();
		if (!row) return null;
		const { started_at, finished_at, bytes, kind, ok, note } = row;
		return {
			kind,
			ok,
			note,
			startedAt: started_at.toISOString(),
			finishedAt: iso(finished_at),
			bytes: bytes === null ? null : Number(bytes),
		};
	};
	const [last, lastGood] = await Promise.all([newest(false), newest(true)]);
	return { last, lastGood };
}

export async function listMigrations(db: Database): Promise<OperationsWire['migrations']> {
	const rows = await db.selectFrom('migrations').selectAll().orderBy('number', 'desc').execute();
	return rows.map(({ number, name, applied_at }) => ({ number, name, appliedAt: applied_at.toISOString() }));
}

type JobRun = { started_at: Date; finished_at: Date; ok: boolean; note: string; process: string };

/** Stores the last run of a job in place of the one before. */
export async function noteJobRun(db: Database, job: string, run: JobRun): Promise<void> {
	await db
		.insertInto('job_runs')
		.values({ job, ...run })
		.onConflict((conflict) => conflict.column('job').doUpdateSet(run))
		.execute();
}

/** R7: reads no more than any request does, so that readiness fails only when requests fail. */
export async function isDatabaseReadOnly(db: Database): Promise<boolean> {
	const { rows } = await sql<{ readOnly: boolean }>`
		select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly"
		from migrations limit 1`.execute(db);
	return rows[0]?.readOnly ?? false;
}

/** Makes every process mark everything with this tag as stale. */
export async function announceChange(trx: Database, tag: string): Promise<void> {
	await sql`select pg_notify('shop_changes', ${tag})`.execute(trx);
}
