import { resolve } from 'node:path';
import { type BankConfig, readBanksConfig } from '../areas/money/banks/banks-config.ts';
import { readSmsConfig, type SmsConfig } from '../areas/shop/sms/sms-config.ts';
import { DATABASE_TIMEOUT_MS, POOL_SIZE } from '../platform/database/database.ts';
import { LOG_LEVELS, type LogLevel } from '../platform/http/request-log.ts';
import { type Environment, flag, integer, networks, oneOf, origin, url } from '../platform/read-settings.ts';
import { withSecretFiles } from '../platform/secret-files.ts';

/** All settings of the process. The environment is read here and nowhere else. */
export type Config = {
	port: number;
	host: string;
	dataDir: string;
	/** Without it the server starts its own PostgreSQL under dataDir. */
	databaseUrl: string | undefined;
	/** PostgreSQL itself, where databaseUrl leads through a pooler in transaction mode: for LISTEN, migrations, jobs. */
	databaseDirectUrl: string | undefined;
	/** Connections of this process for requests. */
	poolSize: number;
	/** A streaming replica of it, for what everyone may read. */
	databaseReplicaUrl: string | undefined;
	/** How long a query or a new connection may take before the request is refused (R7). */
	databaseTimeoutMs: number;
	publicOrigin: string | undefined;
	/** By which pages name themselves: PUBLIC_ORIGIN, or else this machine. */
	pageOrigin: string;
	logLevel: LogLevel;
	/** Addresses or ranges of proxies whose X-Forwarded-For is believed. */
	trustProxy: string | false;
	metricsToken: string | undefined;
	pictureCacheMb: number;
	/** Render the pictures of the home page at the start, before a visitor asks for them. */
	warmPictures: boolean;
	pageCacheMb: number;
	/** A database that somebody else runs is filled only when that is asked for. */
	fillDemoCatalogue: boolean;
	/** Multiplies every limit per network address, for load tests from one machine. */
	addressLimitFactor: number;
	/** Refuse what is more than can be done; off only to see what happens without. */
	overloadGuard: boolean;
	/** Bring the schema up to date at the start; off: refuse an older one. */
	migrate: boolean;
	sms: SmsConfig;
	/** PAY-01: banks that take cards in advance. */
	banks: BankConfig[];
	/** Vite in the process, for `npm run dev`. */
	development: boolean;
	/** The page that shows every UI part; for development and tests. */
	kitPage: boolean;
	/** Built storefront: the folder with client/ and server/. */
	storefrontBuildDir: string;
	/** Built back-office: the folder with index.html. */
	backofficeBuildDir: string;
};

export function readConfig(given: Environment): Config {
	const env = withSecretFiles(given);
	const development = flag(env, 'DEVELOPMENT', false);
	const port = integer(env, 'PORT', 3000, 0, 65_535);
	const publicOrigin = origin(env, 'PUBLIC_ORIGIN');
	const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
	return {
		port,
		host: env.HOST || '0.0.0.0',
		dataDir: resolve(env.DATA_DIR || '.data'),
		databaseUrl,
		databaseDirectUrl: url(env, 'DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
		poolSize: integer(env, 'POOL_SIZE', POOL_SIZE, 2, 1000),
		databaseReplicaUrl: url(env, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
		databaseTimeoutMs: integer(env, 'DATABASE_TIMEOUT_MS', DATABASE_TIMEOUT_MS, 100, 600_000),
		publicOrigin,
		pageOrigin: publicOrigin ?? `http://localhost:${port}`,
		logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
		trustProxy: networks(env, 'TRUST_PROXY') ?? false,
		metricsToken: env.METRICS_TOKEN || undefined,
		pictureCacheMb: integer(env, 'PICTURE_CACHE_MB', 512, 1, 1_000_000),
		warmPictures: flag(env, 'WARM_PICTURES', true),
		pageCacheMb: integer(env, 'PAGE_CACHE_MB', 8, 0, 100_000),
		fillDemoCatalogue: flag(env, 'DEMO_CATALOGUE', databaseUrl === undefined),
		addressLimitFactor: integer(env, 'ADDRESS_LIMIT_FACTOR', 1, 1, 1_000_000),
		overloadGuard: flag(env, 'OVERLOAD_GUARD', true),
		migrate: flag(env, 'MIGRATE', true),
		sms: readSmsConfig(env, { development }),
		banks: readBanksConfig(env),
		development,
		kitPage: flag(env, 'KIT_PAGE', development),
		storefrontBuildDir: resolve(import.meta.dirname, '../../../storefront/build/current'),
		backofficeBuildDir: resolve(import.meta.dirname, '../../../backoffice/build/current'),
	};
}
