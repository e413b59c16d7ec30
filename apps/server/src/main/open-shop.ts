import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { watchBannerSchedule } from '../areas/content/banners/watch-schedule.ts';
import { openPages } from '../areas/content/page-rendering/open-pages.ts';
import { LiveListing, STALE_LISTING_TAG } from '../areas/goods/lists/live-listing.ts';
import { ProductViews } from '../areas/goods/popularity/product-views.ts';
import { watchSales } from '../areas/goods/prices/switch-sales.ts';
import { SearchCounts } from '../areas/goods/search/search-counts.ts';
import { openBanks } from '../areas/money/banks/open-banks.ts';
import { registerShopGauges } from '../areas/running/operations/shop-gauges.ts';
import { OrderEvents } from '../areas/selling/orders/order-events.ts';
import { startSmsWorker } from '../areas/shop/sms/start-sms-worker.ts';
import { fillEmptyShop } from '../commands/demo/fill-empty-shop.ts';
import { QueryCache } from '../platform/cache/query-cache.ts';
import { ResponseCache } from '../platform/cache/response-cache.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate, requireSchema } from '../platform/database/migrate.ts';
import { openPostgres, requireOwnPostgres } from '../platform/database/open-postgres.ts';
import { ReplicaRouter } from '../platform/database/replica-router.ts';
import { supervisePostgres } from '../platform/database/supervise-postgres.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { closePatientDatabase, openPatientDatabase } from '../platform/jobs/patient-database.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { KnownClients } from '../platform/overload/client-of.ts';
import { createConcurrencyLimiters } from '../platform/overload/concurrency-limiters.ts';
import { HashWorker } from '../platform/passwords/hash-worker.ts';
import { PasswordHasher } from '../platform/passwords/password-hashing.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { explainDatabaseError } from './explain-start.ts';
import { shopJobs } from './jobs.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { PERSONAL } from './personal.ts';
import { publicShop } from './public-shop.ts';
import type { Services } from './services.ts';

const MEGABYTE = 1024 * 1024;

export type OpenShop = {
	app: FastifyInstance;
	services: Services;
	/** Closes everything that was opened, in reverse order. */
	close: () => Promise<void>;
};

/** Opens the shop. Everything is closed in reverse order at the end, and also when a later step fails. */
export async function openShop(
	config: Config,
	say: (line: string) => void,
	signal: AbortSignal = new AbortController().signal,
): Promise<OpenShop> {
	const resources = new AsyncDisposableStack();
	const close = () => resources.disposeAsync();
	try {
		return { ...(await openResources(resources, config, { say, signal })), close };
	} catch (error) {
		await close();
		throw error;
	}
}

/**
 * Opens everything that a process of the shop consists of, in order. Each resource is added to the stack
 * where it is opened.
 */
async function openResources(
	resources: AsyncDisposableStack,
	config: Config,
	{ say: print, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<Omit<OpenShop, 'close'>> {
	// The start can be cancelled between any two steps, which closes everything that is open by then.
	const say = (line: string) => {
		signal.throwIfAborted();
		print(line);
	};
	const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);

	requireOwnPostgres(config);
	const postgres = resources.adopt(await openPostgres(config, say), (opened) => opened.stop());
	signal.throwIfAborted();
	await (config.migrate ? migrate(postgres.directUrl, say) : requireSchema(postgres.directUrl)).catch(
		explainDatabaseError,
	);
	if (config.fillDemoCatalogue) await fillEmptyShop(postgres.directUrl, { dataDir: config.dataDir, say });
	signal.throwIfAborted();

	const metrics = createMetrics();
	const open = (url: string, name: 'primary' | 'replica') =>
		resources.adopt(
			openDatabase(url, warn('database connection lost'), {
				timeoutMs: config.databaseTimeoutMs,
				poolSize: config.poolSize,
				onPool: (pool) => metrics.watchPool(name, pool),
				throughPooler: config.databaseDirectUrl !== undefined && url === postgres.url,
			}),
			(opened) => opened.destroy(),
		);
	const db = open(postgres.url, 'primary');
	const patient = resources.adopt(
		openPatientDatabase(postgres.directUrl, warn('database connection lost')),
		closePatientDatabase,
	);
	const replica = config.databaseReplicaUrl ? open(config.databaseReplicaUrl, 'replica') : undefined;
	const pages = resources.adopt(await openPages(config), (opened) => opened.close());
	const hashing = resources.adopt(new HashWorker(), (opened) => opened.stop());

	const freshness = config.development ? { freshMs: 0 } : {};
	const queryCache = new QueryCache(freshness);
	const cache = new ResponseCache({
		maxBytes: config.pageCacheMb * MEGABYTE,
		...freshness,
		onEvent: metrics.countCacheEvent,
	});
	const listing = resources.adopt(
		new LiveListing(postgres.directUrl, {
			onError: warn('the listing index was not read'),
			onCaughtUp: () => cache.markStale(STALE_LISTING_TAG),
		}),
		(opened) => opened.stop(),
	);
	const clock = () => new Date();
	const searchCounts = resources.adopt(
		new SearchCounts({ db, clock, onError: warn('searches are not counted') }),
		(opened) => opened.stop(),
	);
	const productViews = resources.adopt(
		new ProductViews({ db, clock, onError: warn('views are not counted') }),
		(opened) => opened.stop(),
	);
	const services: Services = {
		config,
		db,
		databaseUrl: postgres.directUrl,
		reading: new ReplicaRouter(db, replica),
		cache,
		queryCache,
		clients: new KnownClients(),
		limiters: createConcurrencyLimiters({ guard: config.overloadGuard, onRefused: metrics.countRefused }),
		clock,
		passwords: new PasswordHasher({
			atOnce: Math.max(1, availableParallelism() - 1),
			derive: hashing.derive,
			...(!config.overloadGuard && { maxWaitMs: Number.POSITIVE_INFINITY }),
		}),
		orderEvents: new OrderEvents(),
		banks: openBanks(config.banks),
		searchCounts,
		productViews,
		listing,
		readShop: publicShop({ listing, clock, queryCache }),
		personal: PERSONAL,
		metrics,
	};
	const app = await createApp(services, pages);

	const notifications = await listenForChanges(services, {
		onError: warn('no notifications from the database'),
	});
	resources.defer(() => notifications.stop());
	registerShopGauges(metrics, services, { isListening: notifications.isConnected });
	await notifications.requireNotifications();
	resources.adopt(
		supervisePostgres(postgres, {
			onRestarted: () => app.log.warn('the embedded PostgreSQL was gone and has been started again'),
			onError: warn('the embedded PostgreSQL is gone and does not start'),
		}),
		(started) => started.stop(),
	);
	resources.adopt(await watchSales(services, warn('the times of sales were not read')), (started) =>
		started.stop(),
	);
	await listing.load();
	signal.throwIfAborted();
	searchCounts.start();
	productViews.start();
	if (config.sms.worker) resources.adopt(startSmsWorker(services, app.log), (worker) => worker.stop());
	resources.adopt(
		await JobQueue.start({
			databaseUrl: postgres.directUrl,
			jobs: shopJobs(services, patient),
			migrate: config.migrate,
			onError: warn('the job queue has no connection'),
		}),
		(queue) => queue.stop(),
	);
	resources.adopt(watchBannerSchedule(services, warn('the schedule of banners was not read')), (started) =>
		started.stop(),
	);
	// The application is added last, so that requests end before anything that they use is closed.
	resources.defer(() => app.close());
	return { app, services };
}
