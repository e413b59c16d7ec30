import { StartError } from '../start-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

export type OpenPostgres = Omit<EmbeddedPostgres, 'stopAtOnce'> & {
	/**
	 * The address for work that needs a session of its own: LISTEN, migrations, jobs, long reads. It differs
	 * from the other address only behind a pooler.
	 */
	directUrl: string;
};

type Addresses = {
	databaseUrl: string | undefined;
	databaseDirectUrl?: string | undefined;
	dataDir: string;
};

/**
 * Refuses the embedded PostgreSQL for a real shop. It is meant for trials, development and tests: no one
 * updates it, and it has no archive.
 */
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
