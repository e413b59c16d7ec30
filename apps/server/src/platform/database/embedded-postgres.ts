import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { choosePlace, type Place } from './embedded-postgres-place.ts';
import { lockFile } from './lock-file.ts';
import { runProgram } from './run-program.ts';

const MAJOR_VERSION = '18';
const SUPERUSER = 'dukan';
const DATABASE = 'dukan';
const START_TIMEOUT_S = 60;
/** Killed processes of an earlier run may still use its memory for a moment. */
const START_TRIES = 5;
const START_PAUSE_MS = 500;
const LAST_CLIENT_CHECK = 'dukan last client';
/** Connections that were just closed stay in PostgreSQL's list for a moment. */
const LAST_CLIENT_LOOKS = 5;
const LAST_CLIENT_PAUSE_MS = 100;

export type EmbeddedPostgres = {
	url: string;
	stop: () => Promise<void>;
	/** Stops PostgreSQL even while others are connected, for a database that is thrown away. */
	stopAtOnce: () => Promise<void>;
	/** R2: restarts PostgreSQL on the same port if its main process has ended. Returns whether it had ended. */
	restartIfDead: () => Promise<boolean>;
};

/**
 * Starts a real PostgreSQL from the npm package of its binaries, with its data under the shop's data folder.
 * If one still runs because an earlier server was killed, it is used as it is.
 */
export async function startEmbeddedPostgres(
	dataDir: string,
	say: (line: string) => void,
	options: { port?: number; settings?: Record<string, string> } = {},
): Promise<EmbeddedPostgres> {
	const place = choosePlace(dataDir, say);
	restoreLibraryLinks(place.nativeDir);
	const cluster = join(place.homeDir, 'cluster');
	const password = await createCluster(place, cluster, say);

	const stop = async (url: string) => {
		if (await isLastClient(url))
			await runProgram(place, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-s']);
	};
	const start = (port: number | undefined) =>
		startProgram(place, { cluster, password, port, settings: options.settings ?? {} });
	const running = await findRunning(cluster, password);
	if (!running) say('starting PostgreSQL');
	const url = running ?? (await start(options.port));
	return {
		url,
		stop: () => stop(url),
		stopAtOnce: () => stopCluster(place, cluster),
		restartIfDead: async () => {
			if (isMainProcessAlive(cluster)) return false;
			await start(Number(new URL(url).port));
			return true;
		},
	};
}

/** Stops the server of a data folder if it runs, even while others use it. Returns whether it ran. */
export async function stopEmbeddedPostgres(dataDir: string): Promise<boolean> {
	const place = choosePlace(dataDir, () => {});
	const cluster = join(place.homeDir, 'cluster');
	if (!isMainProcessAlive(cluster)) return false;
	await stopCluster(place, cluster);
	return true;
}

async function stopCluster(place: Place, cluster: string): Promise<void> {
	await runProgram(place, 'pg_ctl', ['stop', '-D', cluster, '-m', 'immediate', '-w', '-s']);
}

async function startProgram(
	place: Place,
	{
		cluster,
		password,
		port,
		settings,
	}: { cluster: string; password: string; port: number | undefined; settings: Record<string, string> },
): Promise<string> {
	for (let tries = 1; ; tries += 1) {
		const started = await runProgram(place, 'pg_ctl', [
			'start',
			'-D',
			cluster,
			'-w',
			'-t',
			String(START_TIMEOUT_S),
			'-s',
			'-l',
			join(place.homeDir, 'postgres.log'),
			'-o',
			`-p ${port ?? (await freePort())} ${memorySettings()} ${asOptions(settings)}`,
		]);
		// This attempt failed, but another process may have started PostgreSQL first.
		const url = await findRunning(cluster, password);
		if (url) return url;
		if (tries === START_TRIES)
			throw new StartError(`PostgreSQL did not start. ${started.output}\n${lastLines(place)}`);
		await pause(START_PAUSE_MS);
	}
}

/** After a kill another program may have got the process number; Linux tells which program has it. */
function isMainProcessAlive(cluster: string): boolean {
	try {
		const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
		process.kill(pid, 0);
		return process.platform !== 'linux' || readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/**
 * PostgreSQL's default of 128 MB holds the lists of some 100,000 products. An eighth of the machine leaves room for the shop's
 * processes and for the system's own file cache. It is set at each start, so that it follows the machine.
 */
function memorySettings(): string {
	const megabytes = Math.floor(totalmem() / 2 ** 20);
	const buffers = Math.min(1024, Math.max(128, Math.floor(megabytes / 8)));
	return `-c shared_buffers=${buffers}MB -c effective_cache_size=${Math.floor(megabytes / 2)}MB`;
}

function asOptions(settings: Record<string, string>): string {
	return Object.entries(settings)
		.map(([name, value]) => `-c ${name}=${value}`)
		.join(' ');
}

function lastLines(place: Place): string {
	return readFileSync(join(place.homeDir, 'postgres.log'), 'utf8').trim().split('\n').slice(-5).join('\n');
}

/** Several servers may share one embedded PostgreSQL: the last one to leave stops it. */
async function isLastClient(url: string): Promise<boolean> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 3000,
		application_name: LAST_CLIENT_CHECK,
	});
	// Another server that stops may stop PostgreSQL meanwhile.
	client.on('error', () => {});
	try {
		await client.connect();
		for (let look = 1; ; look += 1) {
			// Servers that stop at the same moment see each other's checks, which must not count as use of the
			// database.
			const { rowCount } = await client.query(
				`select from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`,
				[LAST_CLIENT_CHECK],
			);
			if (rowCount === 0) return true;
			if (look === LAST_CLIENT_LOOKS) return false;
			await pause(LAST_CLIENT_PAUSE_MS);
		}
	} catch {
		return false;
	} finally {
		await client.end().catch(() => {});
	}
}

/**
 * Makes the links with the libraries' short names. npm packages contain no symbolic links, and no install
 * scripts run.
 */
export function restoreLibraryLinks(nativeDir: string): void {
	const list = join(nativeDir, 'pg-symlinks.json');
	if (!existsSync(list)) return;
	const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
	for (const { source, target } of links) {
		const link = join(nativeDir, '..', target);
		if (!existsSync(link)) linkLibrary(basename(source), link);
	}
}

function linkLibrary(source: string, link: string): void {
	try {
		symlinkSync(source, link);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		// Another process has made it meanwhile.
		if (code === 'EEXIST') return;
		throw new StartError(
			`The libraries of the embedded PostgreSQL are not linked (${code}): run npm run build once as the owner of this folder, or set DATABASE_URL.`,
		);
	}
}

/** When several processes start for the first time, one makes the cluster and the others wait for it. */
async function createCluster(place: Place, cluster: string, say: (line: string) => void): Promise<string> {
	const unlock = await lockFile(join(place.homeDir, 'creating.lock'));
	try {
		return await findOrCreateCluster(place, cluster, say);
	} finally {
		unlock();
	}
}

async function findOrCreateCluster(
	place: Place,
	cluster: string,
	say: (line: string) => void,
): Promise<string> {
	const passwordFile = join(place.homeDir, 'password');
	if (existsSync(join(cluster, 'PG_VERSION'))) {
		const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
		if (version !== MAJOR_VERSION) {
			throw new StartError(
				`${cluster} was made by PostgreSQL ${version}, this is ${MAJOR_VERSION}. Nothing is lost: with the former version of the shop run npm run backup, ` +
					'move that folder away, and with this version run npm run restore -- <folder of the backup>.',
			);
		}
		return readFileSync(passwordFile, 'utf8');
	}

	say('creating the database files');
	const password = randomBytes(24).toString('hex');
	writeFileSync(passwordFile, password, { mode: 0o600 });
	if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);

	// The cluster is made in a folder of another name and renamed when it is complete, so that a kill half-way
	// leaves nothing that looks finished.
	const unfinished = `${cluster}.new`;
	rmSync(unfinished, { recursive: true, force: true });
	const settings = {
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		timezone: 'UTC',
		log_timezone: 'UTC',
	};
	const made = await runProgram(place, 'initdb', [
		'-D',
		unfinished,
		'-U',
		SUPERUSER,
		`--pwfile=${passwordFile}`,
		'--auth=scram-sha-256',
		'--encoding=UTF8',
		'--locale=C',
		'--locale-provider=builtin',
		'--builtin-locale=C.UTF-8',
		...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
	]);
	if (made.exitCode !== 0) throw new StartError(`The database files could not be made: ${made.output}`);
	renameSync(unfinished, cluster);
	return password;
}

/** Returns the address of a server that runs on this cluster and responds, or undefined. */
async function findRunning(cluster: string, password: string): Promise<string | undefined> {
	const pidFile = join(cluster, 'postmaster.pid');
	if (!existsSync(pidFile)) return undefined;
	const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
	if (!Number.isInteger(port) || port <= 0) return undefined;
	const address = (database: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

	const client = new pg.Client({ connectionString: address('postgres'), connectionTimeoutMillis: 3000 });
	try {
		await client.connect();
		const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
		if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
		return address(DATABASE);
	} catch {
		return undefined;
	} finally {
		await client.end().catch(() => {});
	}
}

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
	const address = probe.address();
	await new Promise((done) => probe.close(done));
	if (address === null || typeof address === 'string')
		throw new Error('The system gave no free port for PostgreSQL.');
	return address.port;
}
