import { resolve } from 'node:path';
import { type BankConfig, readBanksConfig } from '../areas/money/banks/banks-config.ts';
import { readSmsConfig, type SmsConfig } from '../areas/shop/sms/sms-config.ts';
import { DATABASE_TIMEOUT_MS, POOL_SIZE } from '../platform/database/database.ts';
import { LOG_LEVELS } from '../platform/http/request-log.ts';
import type { PlatformConfig } from '../platform/platform-config.ts';
import { type Environment, flag, integer, networks, oneOf, origin, url } from '../platform/read-settings.ts';
import { withSecretFiles } from '../platform/secret-files.ts';

/** All settings of the process. Only this file reads the environment. */
export type Config = PlatformConfig & {
	sms: SmsConfig;
	/** PAY-01: the banks that take cards in advance. */
	banks: BankConfig[];
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
		embeddedDatabase: flag(env, 'EMBEDDED_DATABASE', !publicOrigin?.startsWith('https:')),
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
