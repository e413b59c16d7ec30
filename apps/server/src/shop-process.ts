import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { setImmediate as aTurn, setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { HashWorker } from './auth/hash-worker.ts';
import { PasswordHasher } from './auth/password-hashing.ts';
import { watchBannerSchedule } from './banners/watch-schedule.ts';
import { trueChance } from './captcha/chance.ts';
import { drawPuzzle } from './captcha/draw-puzzle.ts';
import { PuzzlePool } from './captcha/puzzle-pool.ts';
import { LiveListing, STALE_LISTING_TAG } from './catalogue/live-listing.ts';
import { type Config, readConfig } from './config.ts';
import { fillEmptyShop } from './fill-empty-shop.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { createMetrics } from './operations/metrics.ts';
import { OrderEvents } from './orders/order-events.ts';
import { AnswerCache } from './platform/cache/answer-cache.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate, requireSchema, SchemaError } from './platform/database/migrate.ts';
import { openPostgres } from './platform/database/open-postgres.ts';
import { ReadSource } from './platform/database/read-source.ts';
import { createWorkGates } from './platform/overload/work-gates.ts';
import { ConfigError } from './platform/read-settings.ts';
import { SearchMisses } from './search/search-misses.ts';
import { startSmsWorker } from './sms/start-sms-worker.ts';
import { firstOwnerLink } from './staff/first-owner.ts';
import { openPages } from './storefront/open-pages.ts';

const MEGABYTE = 1024 * 1024;

/** R9: what is still running after this is cut off. */
const STOP_TIMEOUT_MS = 9_000;
const DOOR_OPEN_MS = 100;
/** One takes a fifth of a second to draw; a burst of resets finds these ready. */
const PUZZLES_AHEAD = 20;
const IDLE_SWEEP_MS = 100;

/** A reason not to start that the person at the terminal can mend. */
class StartError extends Error {}

const say = (line: string) => console.log(`· ${line}`);

async function start(): Promise<void> {
	const config = readConfig(process.env);
	await requireFreePort(config);

	const postgres = await openPostgres(config, say);
	const prepareSchema = config.migrate ? migrate(postgres.url, say) : requireSchema(postgres.url);
	await prepareSchema.catch(explainDatabaseError);
	if (config.fillDemoCatalogue) await fillEmptyShop(postgres.url, say);

	const metrics = createMetrics();
	const cache = new AnswerCache({
		maxBytes: config.pageCacheMb * MEGABYTE,
		...(config.development && { freshMs: 0 }),
		onEvent: metrics.countCacheEvent,
	});
	const warnLost = (error: Error) => app.log.warn({ err: error }, 'database connection lost');
	const open = (url: string) => openDatabase(url, warnLost, { timeoutMs: config.databaseTimeoutMs });
	const db = open(postgres.url);
	const replica = config.databaseReplicaUrl ? open(config.databaseReplicaUrl) : undefined;
	const reading = new ReadSource(db, replica);
	const hashing = new HashWorker();
	const passwords = new PasswordHasher({
		atOnce: Math.max(1, availableParallelism() - 1),
		derive: hashing.derive,
	});
	const orderEvents = new OrderEvents();
	const puzzles = new PuzzlePool({
		size: PUZZLES_AHEAD,
		draw: () => drawPuzzle(trueChance),
		onError: (error) => app.log.warn({ err: error }, 'a puzzle was not drawn'),
	});
	const { url: databaseUrl } = postgres;
	const clock = () => new Date();
	const searchMisses = new SearchMisses({
		db,
		clock,
		onError: (error) => app.log.warn({ err: error }, 'searches without result are not counted'),
	});
	const listing = new LiveListing(postgres.url, {
		onError: (error) => app.log.warn({ err: error }, 'the listing index was not read'),
		onCaughtUp: () => cache.drop(STALE_LISTING_TAG),
	});
	const services = {
		...{
			config,
			db,
			databaseUrl,
			reading,
			cache,
			gates: createWorkGates({ guard: config.overloadGuard, onRefused: metrics.countRefused }),
			passwords,
			orderEvents,
			puzzles,
			searchMisses,
			listing,
			clock,
		},
	};

	const pages = await openPages(config);
	const app = await createApp(services, metrics, pages);
	const notifications = await listenForChanges(services, {
		onError: (error) => app.log.warn({ err: error }, 'notices are not heard'),
	});
	await listing.load();
	searchMisses.start();
	const sms = config.sms.worker ? startSmsWorker(services, app.log) : undefined;
	const housekeeping = startHousekeeping(services, (error) =>
		app.log.warn({ err: error }, 'housekeeping failed'),
	);
	const schedule = watchBannerSchedule(services, (error) =>
		app.log.warn({ err: error }, 'the schedule of banners was not read'),
	);
	// Fastify tells each address it listens on; one line for people is enough.
	app.log.level = 'warn';
	await app.listen({ port: config.port, host: config.host });
	app.log.level = config.logLevel;
	const { port } = app.server.address() as { port: number };
	console.log(`\nDükan is open: http://localhost:${port}\n`);
	if (config.sms.outboxPage) say(`SMS that would be sent: http://localhost:${port}/sms-outbox`);
	const ownerLink = await firstOwnerLink(services);
	if (ownerLink) say(`The back-office has no owner yet. To become it, open once, within a day: ${ownerLink}`);
	process.send?.({ port });
	flushCompileCache();

	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
		// Connections that fall idle only now, after their last answer, would hold the server for a minute.
		setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS).unref();
		// Whoever knocked before we were told to stop is let in, and the door is closed just after it was looked at: closing
		// it resets the connections of those who stand before it.
		await pause(DOOR_OPEN_MS);
		await aTurn();
		await app.close();
		await Promise.all([notifications.stop(), housekeeping.stop(), schedule.stop(), sms?.stop()]);
		await searchMisses.stop();
		await hashing.stop();
		await listing.stop();
		await pages.close();
		await Promise.all([db.destroy(), replica?.destroy()]);
		await postgres.stop();
		process.exit(0);
	};
	process.on('SIGTERM', stop);
	process.on('SIGINT', stop);
	// Whoever started us is gone.
	process.on('disconnect', stop);
}

/** Asked before anything is started, so that the sentence comes at once. */
async function requireFreePort({ port, host }: Config): Promise<void> {
	const probe = createServer();
	try {
		await new Promise<void>((done, fail) => {
			probe.once('error', fail);
			probe.listen(port, host, done);
		});
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
		throw new StartError(
			`Port ${port} is taken: stop what uses it, or choose another, e.g. PORT=${port + 1} npm start.`,
		);
	} finally {
		probe.close();
	}
}

function explainDatabaseError(error: unknown): never {
	if (error instanceof SchemaError) throw new StartError(error.message);
	const { code, message } = error as NodeJS.ErrnoException;
	throw new StartError(`The database cannot be used: ${message || code}. Check DATABASE_URL.`);
}

export function runShop(): void {
	start().catch((error: unknown) => {
		const foreseen = error instanceof StartError || error instanceof ConfigError;
		console.error(foreseen ? error.message : error);
		process.exit(1);
	});
}
