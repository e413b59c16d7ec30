import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { type BenchShop, startShop } from '../bench-shop.ts';
import { prepareBuyers } from '../order-load.ts';
import { countMissing, startBuying } from './buyers.ts';
import { openOwnPostgres } from './own-postgres.ts';

const DISK_MB = 600;
const FULL_MS = { full: 20_000, short: 8000 };
const BACK_MS = 60_000;
const CHUNK = Buffer.alloc(1024 * 1024);

/**
 * R17: fills the small disk of a PostgreSQL. The shop must refuse orders with 503, /readyz must report the
 * problem, and no confirmed order may be lost.
 */
export async function fullDisk(bench: BenchShop): Promise<void> {
	if (process.getuid?.() !== 0) {
		bench.report.note('R17 full disk skipped: only root may mount a small one');
		return;
	}
	const disk = mkdtempSync(join(tmpdir(), 'dukan-disk-'));
	execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
	chmodSync(disk, 0o755);
	try {
		await measure(bench, disk);
	} finally {
		execFileSync('umount', ['--lazy', disk]);
		rmSync(disk, { recursive: true, force: true });
	}
}

async function measure({ report, full, dataDir }: BenchShop, disk: string): Promise<void> {
	const postgres = await openOwnPostgres({ parent: disk });
	const db = openDatabase(postgres.url, () => {}, { noQueryTimeout: true });
	const shop = await startShop({ databaseUrl: postgres.url, dataDir: join(dataDir, 'full-disk') });
	try {
		const buying = startBuying(await prepareBuyers(db), () => [shop.origin]);
		await pause(2000);
		fillUp(join(disk, 'somebody-elses'));
		const states = new Set<string>();
		const endAt = performance.now() + (full ? FULL_MS.full : FULL_MS.short);
		while (performance.now() < endAt) {
			const response = await fetch(`${shop.origin}/readyz`);
			states.add(`${response.status} ${(await response.json()).status}`);
			await pause(200);
		}
		rmSync(join(disk, 'somebody-elses'));
		const before = buying.told.length;
		const freedAt = performance.now();
		while (buying.told.length === before && performance.now() - freedAt < BACK_MS) await pause(100);
		const backS = ((performance.now() - freedAt) / 1000).toFixed(1);
		await buying.stop();
		const lost = await countMissing(db, buying.told);
		const refused = [...buying.refused].map(([status, count]) => `${count} × ${status}`).join(', ');
		report.check(
			'R17 the disk of PostgreSQL is full',
			'503 only, /readyz knows, 0 lost, back by itself',
			`refused ${refused}; /readyz ${[...states].join(', ')}; ${lost} lost of ${buying.told.length}; orders again after ${backS} s`,
			(buying.refused.get(500) ?? 0) === 0 &&
				[...states].some((state) => state.startsWith('503')) &&
				lost === 0 &&
				buying.told.length > before,
		);
	} finally {
		await shop.stop();
		await db.destroy();
		await postgres.close();
	}
}

/** Writes until the disk is full. */
function fillUp(path: string): void {
	const file = openSync(path, 'w');
	try {
		for (;;) writeSync(file, CHUNK);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
	} finally {
		closeSync(file);
	}
}
