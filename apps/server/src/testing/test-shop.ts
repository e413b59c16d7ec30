import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Pages } from '../areas/content/page-rendering/pages.ts';
import { LiveListing, STALE_LISTING_TAG } from '../areas/goods/lists/live-listing.ts';
import { ProductViews } from '../areas/goods/popularity/product-views.ts';
import { SearchCounts } from '../areas/goods/search/search-counts.ts';
import { openBanks } from '../areas/money/banks/open-banks.ts';
import { registerShopGauges } from '../areas/running/operations/shop-gauges.ts';
import { OrderEvents } from '../areas/selling/orders/order-events.ts';
import { createApp } from '../main/app.ts';
import { readConfig } from '../main/config.ts';
import { listenForChanges } from '../main/listen-for-changes.ts';
import { PERSONAL } from '../main/personal.ts';
import { publicShop } from '../main/public-shop.ts';
import type { Services } from '../main/services.ts';
import { QueryCache } from '../platform/cache/query-cache.ts';
import { ResponseCache } from '../platform/cache/response-cache.ts';
import { later } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { ReplicaRouter } from '../platform/database/replica-router.ts';
import type { App } from '../platform/http/app-type.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { KnownClients } from '../platform/overload/client-of.ts';
import { createConcurrencyLimiters } from '../platform/overload/concurrency-limiters.ts';
import { HASH_COST, type HashCost } from '../platform/passwords/hash-cost.ts';
import { PasswordHasher } from '../platform/passwords/password-hashing.ts';
import { checkedSerializers } from './checked-serializers.ts';
import { LockJournal } from './lock-journal.ts';
import { RecordedRows } from './query-rows/recorded-rows.ts';
import { SettledChanges } from './settled-changes.ts';
import { cloneTemplate } from './test-databases.ts';

/**
 * A hash costs only 1 MiB and one pass, because the tests are about who gets in and not about how long a
 * guess takes. The real cost has a test of its own.
 */
const TEST_HASH_COST: HashCost = { ...HASH_COST, memory: 1024, passes: 1 };

/** A clock that stands still until a test moves it. */
class TestClock {
	now = new Date('2026-11-15T07:00:00Z');

	pass(ms: number): void {
		this.now = later(this.now, ms);
	}
}

/** Waiting for the database or for a free core may take as long as a busy machine needs. */
const PATIENT_MS = 60_000;

/**
 * This is short, because each GET of a test waits until earlier changes are handled, and further changes need
 * not be collected.
 */
const BATCH_MS = 1;

/**
 * If TEST_ROWS_DIR is set, a full run compares the rows of all its processes with the types that the queries
 * declare.
 */
const { TEST_ROWS_DIR } = process.env;
const recordedRows = TEST_ROWS_DIR ? new RecordedRows() : undefined;
if (TEST_ROWS_DIR) process.once('exit', () => recordedRows?.writeTo(TEST_ROWS_DIR));

export type TestShop = Services & {
	/**
	 * Each GET of this application waits until the shop knows all changes made so far. A server process knows
	 * them within a second.
	 */
	app: App;
	time: TestClock;
	/** Resolves once cache and listing index know all changes that are committed so far. */
	settled: () => Promise<void>;
	/**
	 * Registers whatever else a test opens on this database. It is closed before the database, and what was
	 * opened last is closed first.
	 */
	onClose: (close: () => Promise<unknown>) => void;
};

type Options = {
	env?: Record<string, string>;
	/** Set only by tests that render pages. */
	pages?: Pages;
	/** A database to use instead of a new one; it is not dropped. */
	databaseUrl?: string;
	openDatabase?: (url: string) => Database;
	/**
	 * Set only by a test that takes locks in another order on purpose. Otherwise any such lock fails the test.
	 */
	journal?: LockJournal;
	passwords?: PasswordHasher;
};

/**
 * Opens the real application on a database of its own, and closes it when the test ends. As in the server
 * process, lists come from the listing index and responses from the cache, and both follow the database's
 * notifications.
 */
export async function openTestShop(
	t: { after: (work: () => Promise<void>) => void },
	options: Options = {},
): Promise<TestShop> {
	const { TEST_SERVER_URL, TEST_TEMPLATE } = process.env;
	if (!TEST_SERVER_URL || !TEST_TEMPLATE)
		throw new Error('Run the tests with npm test: it prepares their database.');
	const database = options.databaseUrl
		? { url: options.databaseUrl, drop: async () => {} }
		: await cloneTemplate(TEST_SERVER_URL, TEST_TEMPLATE);
	const dataDir = mkdtempSync(join(tmpdir(), 'dukan-test-'));
	const config = readConfig({
		DATA_DIR: dataDir,
		DATABASE_URL: database.url,
		LOG_LEVEL: 'silent',
		...options.env,
	});
	const metrics = createMetrics();
	const journal = options.journal ?? new LockJournal();
	const openPatient = (url: string) => {
		const patient = openDatabase(url, () => {}, {
			timeoutMs: PATIENT_MS,
			onPool: (pool) => metrics.watchPool('primary', pool),
			watched: (pool) => journal.watch(pool),
		});
		return recordedRows ? patient.withPlugin(recordedRows) : patient;
	};
	const db = (options.openDatabase ?? openPatient)(database.url);
	const cache = new ResponseCache({ maxBytes: 16_000_000, onEvent: metrics.countCacheEvent });
	const queryCache = new QueryCache();
	const time = new TestClock();
	const clock = () => time.now;
	const passwords = options.passwords ?? new PasswordHasher({ atOnce: 2, cost: TEST_HASH_COST });
	const fail = (error: unknown) => {
		throw error;
	};
	const listing = new LiveListing(database.url, {
		onError: () => {},
		onCaughtUp: () => cache.markStale(STALE_LISTING_TAG),
	});
	const services: Services = {
		config,
		db,
		databaseUrl: database.url,
		reading: new ReplicaRouter(db, undefined),
		cache,
		queryCache,
		clients: new KnownClients(),
		limiters: createConcurrencyLimiters({ guard: config.overloadGuard, maxWaitMs: PATIENT_MS }),
		clock,
		passwords,
		orderEvents: new OrderEvents(),
		banks: openBanks(config.banks),
		searchCounts: new SearchCounts({ db, clock, onError: fail }),
		productViews: new ProductViews({ db, clock, onError: fail }),
		listing,
		readShop: publicShop({ listing, clock, queryCache }),
		personal: PERSONAL,
		metrics,
	};
	await listing.loadSearch();
	const app = await createApp(services, options.pages, checkedSerializers());
	const changes = new SettledChanges(database.url);
	const notifications = await listenForChanges(services, {
		onError: () => {},
		onHandled: (tag) => changes.onHandled(tag),
		batchMs: BATCH_MS,
	});
	registerShopGauges(metrics, services, { isListening: notifications.isConnected });
	const settled = async () => {
		await changes.settled();
		await listing.caughtUp();
	};
	const closing: (() => Promise<unknown>)[] = [];
	t.after(async () => {
		for (const close of closing.toReversed()) await close();
		await app.close();
		await notifications.stop();
		await Promise.all([listing.stop(), changes.close(), db.destroy()]);
		await database.drop();
		rmSync(dataDir, { recursive: true, force: true });
		if (!options.journal) assert.deepEqual(journal.violations, [], 'locks in another order (lock-order.ts)');
	});
	return {
		...services,
		app: settleBeforeReads(app, settled),
		time,
		settled,
		onClose: (close) => closing.push(close),
	};
}

function settleBeforeReads(app: App, settled: () => Promise<void>): App {
	const inject = app.inject.bind(app);
	return Object.assign(app, {
		inject: async (asked: InjectOptions | string) => {
			if (typeof asked === 'string' || (asked.method ?? 'GET') === 'GET') await settled();
			return inject(asked);
		},
	});
}
