import { chromium } from '@playwright/test';
import { fillDemoOrders } from '../apps/server/src/commands/demo/insert-orders.ts';
import { startStaffSession } from '../apps/server/src/features/staff/staff-sessions.queries.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './cpu-per-request.ts';
import { openPhone } from './slow-phone.ts';

const MAX_LIST_MS = 3000;
const RUNS = 5;

/** COUR-02: a courier opens the page for the first time, on the slow line; and how long the demo takes to be made up. */
export async function courier({ databaseUrl, dataDir, report }: BenchShop): Promise<void> {
	const startMs = performance.now();
	await fillDemoOrders(databaseUrl, new Date());
	const filledMs = performance.now() - startMs;
	const token = await signInCourier(databaseUrl);
	const shop = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
	const chrome = await chromium.launch({
		executablePath: process.env.BROWSER_PATH ?? '',
		args: ['--no-sandbox'],
	});
	try {
		const shownMs: number[] = [];
		const bytes: number[] = [];
		for (let run = 0; run < RUNS; run += 1) {
			const visit = await openPhone(chrome, shop.origin);
			await visit.page.context().addCookies([{ name: 'staff', value: token, url: shop.origin }]);
			await visit.page.goto('/courier');
			const shown = await visit.page.waitForFunction(
				() => document.querySelector('article') && performance.now(),
			);
			shownMs.push(Number(await shown.jsonValue()));
			await visit.quiet();
			bytes.push(visit.traffic().bytes);
			await visit.close();
		}
		const ms = median(shownMs);
		report.table(`The courier’s list, cold, 400 kbit/s, 300 ms, CPU slowed 4 times; median of ${RUNS}`, [
			{
				'shown ms': Math.round(ms),
				KB: (median(bytes) / 1000).toFixed(1),
				'demo orders ms': Math.round(filledMs),
			},
		]);
		report.check(
			'courier, cold: today’s list is shown',
			`at most ${MAX_LIST_MS} ms`,
			`${Math.round(ms)} ms`,
			ms <= MAX_LIST_MS,
		);
	} finally {
		await chrome.close();
		await shop.stop();
	}
}

async function signInCourier(databaseUrl: string): Promise<string> {
	const db = openDatabase(databaseUrl, console.error);
	try {
		const { id } = await db
			.selectFrom('staff_accounts')
			.select('id')
			.where('login', '=', 'demo-courier')
			.executeTakeFirstOrThrow();
		return await startStaffSession(db, id, new Date());
	} finally {
		await db.destroy();
	}
}
