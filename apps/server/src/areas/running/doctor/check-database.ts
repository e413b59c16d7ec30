import pg from 'pg';
import { openDatabase } from '../../../platform/database/database.ts';
import { listPendingMigrations } from '../../../platform/database/migrate.ts';
import { NotifyListener } from '../../../platform/database/notify-listener.ts';
import { isRestoreUnfinished, UnfinishedRestore } from '../../../platform/database/unfinished-restore.ts';
import { PATIENT_CONNECTIONS } from '../../../platform/jobs/patient-database.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { type Finding, type HealthCheck, type Reading, runChecks } from '../operations/health-check.ts';
import { readShopHealth } from '../operations/read-shop-health.ts';
import { SHOP_CHECKS } from '../operations/shop-checks.ts';

const OLDEST_VERSION = 15;
const CLOCK_DIFFERENCE_MS = 5000;
/** Connections outside of the pool: the listener, the search index, the jobs, and one for a command. */
const OTHER_CONNECTIONS = 7 + PATIENT_CONNECTIONS;
const CONNECT_TIMEOUT_MS = 5000;

type Addresses = { url: string; directUrl: string };

type Server = Addresses & {
	version: number;
	encoding: string;
	fsync: string;
	commit: string;
	mayCreate: boolean;
	maxConnections: number;
	connectionsOfProcess: number;
	clockDifferenceMs: number;
};

const SERVER_CHECKS: readonly HealthCheck<Server>[] = [
	{
		name: 'PostgreSQL',
		read: ({ version }) => ({ found: String(version), isGood: version >= OLDEST_VERSION }),
		otherwise: 'bad',
		remedy: `${OLDEST_VERSION} or newer is needed`,
	},
	{
		name: 'rights',
		read: ({ mayCreate }) => ({
			found: mayCreate ? 'the schema can be brought up to date' : 'no CREATE on the database and its schema',
			isGood: mayCreate,
		}),
		otherwise: 'warning',
		remedy: 'let another role migrate, and set MIGRATE=off here (docs/operations.md)',
	},
	{
		name: 'encoding',
		read: ({ encoding }) => ({ found: encoding, isGood: encoding === 'UTF8' }),
		otherwise: 'bad',
		remedy: 'createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0',
	},
	{
		name: 'durability',
		read: ({ fsync, commit }) => ({
			found: `fsync ${fsync}, synchronous_commit ${commit}`,
			isGood: fsync === 'on' && commit !== 'off',
		}),
		otherwise: 'bad',
		remedy: 'both on: acknowledged orders would be lost with a crash',
	},
	{
		name: 'max_connections',
		read: ({ maxConnections, connectionsOfProcess }) => ({
			found: `${maxConnections}, and each process may take ${connectionsOfProcess}`,
			isGood: maxConnections >= 2 * connectionsOfProcess,
		}),
		otherwise: 'warning',
		remedy: 'raise max_connections, lower POOL_SIZE, or put PgBouncer in front',
	},
	{
		name: 'clock of the database',
		read: ({ clockDifferenceMs }) => ({
			found: `${Math.round(clockDifferenceMs / 1000)} s apart`,
			isGood: clockDifferenceMs < CLOCK_DIFFERENCE_MS,
		}),
		otherwise: 'bad',
		remedy: 'NTP on both machines: codes and sessions expire by these clocks',
	},
	{
		name: 'notifications',
		read: ({ directUrl }) => tryToListen(directUrl),
		otherwise: 'bad',
		remedy: 'DATABASE_DIRECT_URL must lead to the primary, past a pooler',
	},
	{
		name: 'pooler',
		read: ({ url, directUrl }) => (url === directUrl ? undefined : tryToConnect(url)),
		otherwise: 'bad',
		remedy: 'is PgBouncer running, has it this database and user?',
	},
];

type Opened = { owners: number; isDemo: boolean; orders: number; fillDemoCatalogue: boolean };

/** Checks whether the shop may open. */
const OPENING_CHECKS: readonly HealthCheck<Opened>[] = [
	{
		name: 'owner',
		read: ({ owners }) => ({ found: owners > 0 ? String(owners) : 'none', isGood: owners > 0 }),
		otherwise: 'bad',
		remedy: 'open the link that the start of the server printed (journalctl), or npm run staff',
	},
	{
		name: 'demo goods',
		read: ({ isDemo }) => ({ found: isDemo ? 'this is still the demo shop' : 'none', isGood: !isDemo }),
		otherwise: 'warning',
		remedy: 'start your own shop in the back-office (Content, My shop) before you open',
	},
	{
		name: 'DEMO_CATALOGUE',
		read: ({ fillDemoCatalogue, orders }) => ({
			found: fillDemoCatalogue ? 'on, for the first day' : 'off',
			isGood: !fillDemoCatalogue || orders === 0,
		}),
		otherwise: 'warning',
		remedy: 'off, now that the shop has orders',
	},
];

const SCHEMA_CHECK: HealthCheck<readonly string[]> = {
	name: 'schema',
	read: (pending) => ({
		found: pending.length === 0 ? 'up to date' : `${pending.length} steps are missing from ${pending[0]} on`,
		isGood: pending.length === 0,
	}),
	otherwise: 'warning',
	remedy: 'back up; the next start of a server brings it up to date',
};

export async function checkDatabase(addresses: Addresses, config: ConfigWithSms): Promise<Finding[]> {
	const client = new pg.Client({
		connectionString: addresses.directUrl,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
	});
	try {
		await client.connect();
	} catch (error) {
		const found = (error as Error).message || String((error as NodeJS.ErrnoException).code);
		const remedy = 'is PostgreSQL running, are name and password right in DATABASE_URL?';
		return [{ name: 'database', state: 'bad', found, remedy }];
	}
	try {
		const findings = await runChecks(SERVER_CHECKS, await readServer(client, addresses, config.poolSize));
		if (await isRestoreUnfinished(client)) {
			const { message: remedy } = new UnfinishedRestore();
			return [...findings, { name: 'restore', state: 'bad', found: 'not finished', remedy }];
		}
		const pending = await listPendingMigrations(client);
		findings.push(...(await runChecks([SCHEMA_CHECK], pending)));
		if (pending.length > 0) return findings;
		const { rows } = await client.query<Omit<Opened, 'fillDemoCatalogue'>>(`select
			(select count(*)::integer from staff_accounts where role = 'owner' and not disabled and password_hash is not null) as owners,
			exists (select from demo_shop) as "isDemo", (select count(*)::integer from orders) as orders`);
		const { fillDemoCatalogue } = config;
		for (const row of rows)
			findings.push(...(await runChecks(OPENING_CHECKS, { ...row, fillDemoCatalogue })));
		return [...findings, ...(await checkShop(addresses.directUrl, config))];
	} finally {
		await client.end();
	}
}

/** Makes the checks that the operations screen and alerts make too. */
async function checkShop(url: string, config: ConfigWithSms): Promise<Finding[]> {
	const db = openDatabase(url, () => {}, { poolSize: 1 });
	try {
		return await runChecks(SHOP_CHECKS, await readShopHealth({ db, config, clock: () => new Date() }));
	} finally {
		await db.destroy();
	}
}

async function readServer(client: pg.Client, addresses: Addresses, poolSize: number): Promise<Server> {
	const { rows } = await client.query<
		Omit<Server, keyof Addresses | 'connectionsOfProcess' | 'clockDifferenceMs'> & { now: Date }
	>(`select current_setting('server_version_num')::integer / 10000 as version,
		current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
		current_setting('synchronous_commit') as commit, current_setting('max_connections')::integer as "maxConnections",
		has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate",
		clock_timestamp() as now`);
	const [server] = rows;
	if (!server) throw new Error('PostgreSQL said nothing about itself.');
	return {
		...addresses,
		...server,
		connectionsOfProcess: poolSize + OTHER_CONNECTIONS,
		clockDifferenceMs: Math.abs(server.now.getTime() - Date.now()),
	};
}

async function tryToListen(url: string): Promise<Reading> {
	const listener = new NotifyListener(url, { onNotify: {}, onGap: () => {}, onError: () => {} });
	try {
		await listener.start();
		await listener.requireNotifications({ timeoutMs: CONNECT_TIMEOUT_MS });
		return { found: 'arrive', isGood: true };
	} catch (error) {
		return { found: `do not arrive: ${(error as Error).message}`, isGood: false };
	} finally {
		await listener.stop();
	}
}

async function tryToConnect(url: string): Promise<Reading> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
	try {
		await client.connect();
		await client.query('select 1');
		return { found: 'responds', isGood: true };
	} catch (error) {
		return { found: (error as Error).message, isGood: false };
	} finally {
		await client.end().catch(() => {});
	}
}
