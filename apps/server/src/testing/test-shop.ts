import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { PasswordHasher } from '../auth/password-hashing.ts';
import { signIn } from '../auth/sign-in.ts';
import { trueChance } from '../captcha/chance.ts';
import { drawPuzzle } from '../captcha/draw-puzzle.ts';
import { PuzzlePool } from '../captcha/puzzle-pool.ts';
import { readConfig } from '../config.ts';
import { createMetrics } from '../operations/metrics.ts';
import { OrderEvents } from '../orders/order-events.ts';
import { AnswerCache } from '../platform/cache/answer-cache.ts';
import { later } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { ReadSource } from '../platform/database/read-source.ts';
import type { App } from '../platform/http/app-type.ts';
import { createWorkGates } from '../platform/overload/work-gates.ts';
import { SearchMisses } from '../search/search-misses.ts';
import type { Services } from '../services.ts';
import type { Pages } from '../storefront/pages.ts';
import { checkedSerializers } from './checked-serializers.ts';
import { cloneTemplate } from './test-databases.ts';

/** Stands still until a test moves it. */
class TestClock {
	now = new Date('2026-11-15T07:00:00Z');

	pass(ms: number): void {
		this.now = later(this.now, ms);
	}
}

export type TestShop = Services & { app: App; time: TestClock };

/** The real application on a database of its own, closed when the test ends. Pages only where a test brings them. */
export async function openTestShop(
	t: { after: (work: () => Promise<void>) => void },
	options: { env?: Record<string, string>; pages?: Pages; openDatabase?: (url: string) => Database } = {},
): Promise<TestShop> {
	const { TEST_SERVER_URL, TEST_TEMPLATE } = process.env;
	if (!TEST_SERVER_URL || !TEST_TEMPLATE)
		throw new Error('Run the tests with npm test: it prepares their database.');
	const database = await cloneTemplate(TEST_SERVER_URL, TEST_TEMPLATE);
	const dataDir = mkdtempSync(join(tmpdir(), 'dukan-test-'));
	const config = readConfig({
		DATA_DIR: dataDir,
		DATABASE_URL: database.url,
		LOG_LEVEL: 'silent',
		...options.env,
	});
	const db = options.openDatabase?.(database.url) ?? openDatabase(database.url, () => {});
	const metrics = createMetrics();
	const cache = new AnswerCache({ maxBytes: 16_000_000, onEvent: metrics.countCacheEvent });
	const clock = new TestClock();
	const passwords = new PasswordHasher({ atOnce: 2 });
	const puzzles = new PuzzlePool({ size: 0, draw: () => drawPuzzle(trueChance), onError: () => {} });
	const orderEvents = new OrderEvents();
	const forSignIn = { config, db, passwords, clock: () => clock.now };
	const fail = (error: unknown) => {
		throw error;
	};
	const services: Services = {
		...forSignIn,
		signIn: (form, visitor) => signIn(forSignIn, form, visitor),
		databaseUrl: database.url,
		reading: new ReadSource(db, undefined),
		searchMisses: new SearchMisses({ db, clock: () => clock.now, onError: fail }),
		shelf: undefined,
		gates: createWorkGates({ guard: config.overloadGuard }),
		...{ cache, orderEvents, puzzles },
	};
	const app = await createApp(services, metrics, options.pages, checkedSerializers());
	t.after(async () => {
		await app.close();
		await db.destroy();
		await database.drop();
		rmSync(dataDir, { recursive: true, force: true });
	});
	return { ...services, app, time: clock };
}
