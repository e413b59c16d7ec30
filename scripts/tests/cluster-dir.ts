import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The required memory. The template, the databases of all tests at once and PostgreSQL's log take a third of
 * it.
 */
const NEEDED_BYTES = 2_000_000_000;

type Memory = { memoryDir: string; freeBytes: (dir: string) => number };

/**
 * Files in this folder are in memory on Linux. A container's share of it may be small, and memory itself may
 * be short.
 */
const LINUX: Memory = {
	memoryDir: '/dev/shm',
	freeBytes: (dir) => {
		const { bavail, bsize } = statfsSync(dir);
		return Math.min(bavail * bsize, process.availableMemory());
	},
};

/**
 * Returns the folder of the tests' PostgreSQL. It is in memory if there is room (decision 006), and otherwise
 * below .cache/.
 */
export function clusterDir(cacheDir: string, { memoryDir, freeBytes }: Memory = LINUX): string {
	if (!existsSync(memoryDir) || freeBytes(memoryDir) < NEEDED_BYTES) return cacheDir;
	const clone = createHash('sha256').update(cacheDir).digest('hex').slice(0, 8);
	return join(memoryDir, `dukan-test-${clone}`);
}
