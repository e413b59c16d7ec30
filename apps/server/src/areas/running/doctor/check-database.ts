import pg from 'pg';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { listPendingMigrations } from '../../../platform/database/migrate.ts';
import { NotifyListener } from '../../../platform/database/notify-listener.ts';
import { isRestoreUnfinished, UnfinishedRestore } from '../../../platform/database/unfinished-restore.ts';
import { PATIENT_CONNECTIONS } from '../../../platform/jobs/patient-database.ts';
import type { PlatformConfig } from '../../../platform/platform-config.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const OLDEST_VERSION = 15;
const CLOCK_DIFFERENCE_MS = 5000;
const BACKUP_AGE_MS = 26 * HOUR_MS;
/** Beside the pool: listener, index, jobs, and one for a command. */
const OTHER_CONNECTIONS = 7 + PATIENT_CONNECTIONS;

type Server = {
	version: number;
	encoding: string;
	fsync: string;
	commit: string;
	readOnly: boolean;
	mayCreate: boolean;
	maxConnections: number;
	now: Date;
};

type Shop = {
	owners: number;
	isDemo: boolean;
	orders: number;
	lastBackup: Date | null;
	backupOk: boolean | null;
};

export async function checkDatabase(
	{ url, directUrl }: { url: string; directUrl: string },
	config: Pick<PlatformConfig, 'poolSize' | 'fillDemoCatalogue'>,
): Promise<Finding[]> {
	const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 5000 });
	try {
		await client.connect();
	} catch (error) {
		const found = (error as Error).message || String((error as NodeJS.ErrnoException).code);
		return [
			bad('database', {
				found,
				remedy: 'is PostgreSQL running, are name and password right in DATABASE_URL?',
			}),
		];
	}
	try {
		const findings = [...(await checkServer(client, config)), await checkNotifications(directUrl)];
		if (url !== directUrl) findings.push(await checkPooler(url));
		if (await isRestoreUnfinished(client))
			return [
				...findings,
				bad('restore', { found: 'not finished', remedy: new UnfinishedRestore().message }),
			];
		return [...findings, ...(await checkShop(client, config))];
	} finally {
		await client.end();
	}
}

async function checkServer(
	client: pg.Client,
	{ poolSize }: Pick<PlatformConfig, 'poolSize'>,
): Promise<Finding[]> {
	const { rows } =
		await client.query<Server>(`select current_setting('server_version_num')::integer / 10000 as version,
		current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
		current_setting('synchronous_commit') as commit, current_setting('max_connections')::integer as "maxConnections",
		pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly",
		has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate",
		clock_timestamp() as now`);
	const [server] = rows;
	if (!server) return [];
	const differenceMs = Math.abs(server.now.getTime() - Date.now());
	return [
		server.version >= OLDEST_VERSION
			? good('PostgreSQL', String(server.version))
			: bad('PostgreSQL', { found: String(server.version), remedy: `${OLDEST_VERSION} or newer is needed` }),
		server.readOnly
			? bad('changes', { found: 'read-only', remedy: 'DATABASE_URL must lead to the primary' })
			: good('changes', 'possible'),
		server.mayCreate
			? good('rights', 'the schema can be brought up to date')
			: warning('rights', {
					found: 'no CREATE on the database and its schema',
					remedy: 'let another role migrate, and set MIGRATE=off here (docs/operations.md)',
				}),
		server.encoding === 'UTF8'
			? good('encoding', 'UTF8')
			: bad('encoding', {
					found: server.encoding,
					remedy: 'createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0',
				}),
		server.fsync === 'on' && server.commit !== 'off'
			? good('durability', `synchronous_commit ${server.commit}`)
			: bad('durability', {
					found: `fsync ${server.fsync}, synchronous_commit ${server.commit}`,
					remedy: 'both on: acknowledged orders would be lost with a crash',
				}),
		server.maxConnections >= 2 * (poolSize + OTHER_CONNECTIONS)
			? good('connections', `${server.maxConnections} for ${poolSize + OTHER_CONNECTIONS} of each process`)
			: warning('connections', {
					found: `${server.maxConnections}, and each process may take ${poolSize + OTHER_CONNECTIONS}`,
					remedy: 'raise max_connections, lower POOL_SIZE, or put PgBouncer in front',
				}),
		differenceMs < CLOCK_DIFFERENCE_MS
			? good('clock of the database', 'the same')
			: bad('clock of the database', {
					found: `${Math.round(differenceMs / 1000)} s apart`,
					remedy: 'NTP on both machines: codes and sessions expire by these clocks',
				}),
	];
}

async function checkNotifications(url: string): Promise<Finding> {
	const listener = new NotifyListener(url, { onNotify: {}, onGap: () => {}, onError: () => {} });
	try {
		await listener.start();
		await listener.requireNotifications({ timeoutMs: 5000 });
		return good('notifications', 'arrive');
	} catch (error) {
		return bad('notifications', { found: 'do not arrive', remedy: (error as Error).message });
	} finally {
		await listener.stop();
	}
}

async function checkPooler(url: string): Promise<Finding> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
	try {
		await client.connect();
		await client.query('select 1');
		return good('pooler', 'responds');
	} catch (error) {
		return bad('pooler', {
			found: (error as Error).message,
			remedy: 'is PgBouncer running, has it this database and user?',
		});
	} finally {
		await client.end().catch(() => {});
	}
}

async function checkShop(
	client: pg.Client,
	config: Pick<PlatformConfig, 'fillDemoCatalogue'>,
): Promise<Finding[]> {
	const pending = await listPendingMigrations(client);
	if (pending.length > 0)
		return [
			warning('schema', {
				found: `${pending.length} steps are missing, the first is ${pending[0]}`,
				remedy: 'back up; the next start of a server brings it up to date',
			}),
		];
	const { rows } = await client.query<Shop>(`select
		(select count(*)::integer from staff_accounts where role = 'owner' and not disabled and password_hash is not null) as owners,
		exists (select from demo_shop) as "isDemo",
		(select count(*)::integer from orders) as orders,
		(select max(finished_at) from backups where ok) as "lastBackup",
		(select ok from backups order by started_at desc limit 1) as "backupOk"`);
	const [shop] = rows;
	if (!shop) return [];
	return [
		good('schema', 'up to date'),
		shop.owners > 0
			? good('owner', `${shop.owners}`)
			: bad('owner', {
					found: 'none',
					remedy: 'open the link that the start of the server printed (journalctl), or npm run staff',
				}),
		shop.isDemo
			? warning('demo goods', {
					found: 'this is still the demo shop',
					remedy: 'start your own shop in the back-office (Content, My shop) before you open',
				})
			: good('demo goods', 'none'),
		config.fillDemoCatalogue && shop.orders > 0
			? warning('DEMO_CATALOGUE', { found: 'on', remedy: 'off, now that the shop has orders' })
			: good('DEMO_CATALOGUE', config.fillDemoCatalogue ? 'on, for the first day' : 'off'),
		checkBackup(shop),
	];
}

function checkBackup({ lastBackup, backupOk }: Shop): Finding {
	const remedy = 'systemctl enable --now dukan-backup.timer; journalctl -u dukan-backup tells why one failed';
	if (!lastBackup) return bad('backup', { found: 'there was never a whole one', remedy });
	const ageMs = Date.now() - lastBackup.getTime();
	const found = `${(ageMs / DAY_MS).toFixed(1)} days ago${backupOk ? '' : ', and the last one failed'}`;
	return ageMs < BACKUP_AGE_MS && backupOk ? good('backup', found) : bad('backup', { found, remedy });
}
