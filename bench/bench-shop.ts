import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import type { Report } from './report.ts';

/**
 * A bench gets a filled database of its own, the server of that database, a folder for pictures, and a
 * report.
 */
export type BenchShop = {
	databaseUrl: string;
	serverUrl: string;
	dataDir: string;
	report: Report;
	/**
	 * True if the bench was named in the command. It then takes the time that full figures need. The whole
	 * round takes some ten minutes.
	 */
	full: boolean;
};

/**
 * Opens a process of the shop without log lines and without limits by address. `server` may be the entry of
 * another checkout.
 */
export function startShop(
	{ databaseUrl, dataDir }: Pick<BenchShop, 'databaseUrl' | 'dataDir'>,
	settings: Record<string, string> = {},
	server?: string,
): Promise<ServerProcess> {
	return startServer(
		{
			DATABASE_URL: databaseUrl,
			DATA_DIR: dataDir,
			LOG_LEVEL: 'silent',
			DEMO_CATALOGUE: 'off',
			ADDRESS_LIMIT_FACTOR: '1000000',
			...settings,
		},
		server,
	);
}

/** Opens a database connection without time-outs, for the statements of the bench itself. */
export async function withDatabase<Result>(
	databaseUrl: string,
	work: (db: Database) => Promise<Result>,
): Promise<Result> {
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	return work(db).finally(() => db.destroy());
}

export const say = (line: string) => console.log(`· ${line}`);

/** Returns the value of an option such as `--minutes=10`. */
export function readOption(name: string): string | undefined {
	return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}

export function readNumber(name: string): number | undefined {
	const given = readOption(name);
	if (given !== undefined && !(Number(given) > 0)) throw new Error(`--${name}=${given} is no number.`);
	return given === undefined ? undefined : Number(given);
}
