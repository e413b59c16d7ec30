import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The template, the databases of all tests at once and PostgreSQL's log take a third of it. */
const NEEDED_BYTES = 2_000_000_000;

type Memory = { memoryDir: string; freeBytes: (dir: string) => number };

/** Linux keeps in memory what is written there. A container's share of it may be small, and memory itself short. */
const LINUX: Memory = {
	memoryDir: '/dev/shm',
	freeBytes: (dir) => {
		const { bavail, bsize } = statfsSync(dir);
		return Math.min(bavail * bsize, process.availableMemory());
	},
};

/** The folder of the tests' PostgreSQL: in memory where there is room (decision 006), otherwise below .cache/. */
export function clusterDir(cacheDir: string, { memoryDir, freeBytes }: Memory = LINUX): string {
	if (!existsSync(memoryDir) || freeBytes(memoryDir) < NEEDED_BYTES) return cacheDir;
	const clone = createHash('sha256').update(cacheDir).digest('hex').slice(0, 8);
	return join(memoryDir, `dukan-test-${clone}`);
}
