import { StartError } from '../start-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

export type OpenPostgres = Omit<EmbeddedPostgres, 'stopAtOnce'> & {
	/**
	 * For work that needs a session of its own: LISTEN, migrations, jobs, long reads. The same address unless there is a
	 * pooler.
	 */
	directUrl: string;
};

type Addresses = {
	databaseUrl: string | undefined;
	databaseDirectUrl?: string | undefined;
	dataDir: string;
};

/** The embedded PostgreSQL is for trying, developing and testing: nobody keeps it up to date, and no archive follows it. */
export function requireOwnPostgres({
	databaseUrl,
	embeddedDatabase,
}: {
	databaseUrl: string | undefined;
	embeddedDatabase: boolean;
}): void {
	if (databaseUrl === undefined && !embeddedDatabase)
		throw new StartError(
			'With an https PUBLIC_ORIGIN the shop needs a PostgreSQL of its own: set DATABASE_URL (dukan setup does), or EMBEDDED_DATABASE=on to use the embedded one, which is for trying only.',
		);
}

/** Opens the PostgreSQL of DATABASE_URL or, without one, an embedded one with these settings. */
export async function openPostgres(
	{ databaseUrl, databaseDirectUrl, dataDir }: Addresses,
	say: (line: string) => void,
	settings: Record<string, string> = {},
): Promise<OpenPostgres> {
	const postgres = databaseUrl
		? { url: databaseUrl, stop: async () => {}, restartIfDead: async () => false }
		: await startEmbeddedPostgres(dataDir, say, { settings });
	return { ...postgres, directUrl: databaseDirectUrl ?? postgres.url };
}
