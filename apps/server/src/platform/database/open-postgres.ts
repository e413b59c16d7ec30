import type { Config } from '../../config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** The PostgreSQL of DATABASE_URL, or, without one, our own with these settings. */
export async function openPostgres(
	{ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
	say: (line: string) => void,
	settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
	return databaseUrl
		? { url: databaseUrl, stop: async () => {} }
		: startEmbeddedPostgres(dataDir, say, { settings });
}
