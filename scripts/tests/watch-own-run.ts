import { spawn } from 'node:child_process';
import { join } from 'node:path';

const END_RUN = join(import.meta.dirname, 'end-run.ts');

/**
 * Starts a watcher that ends this process's children if this process is killed. The returned function tells
 * the watcher that nothing is left.
 */
export function watchOwnRun(cacheDir: string, clusterDir: string): () => void {
	// A parent that has a channel to this process made it the head of a process group. The parent ends it by
	// closing the channel.
	const isHead = process.connected && process.platform !== 'win32';
	process.on('disconnect', () => process.exit(1));
	process.channel?.unref();
	const watcher = spawn(process.execPath, [END_RUN, String(isHead ? process.pid : 0), cacheDir, clusterDir], {
		detached: true,
		stdio: ['pipe', 'ignore', 'ignore'],
	});
	watcher.unref();
	return () => watcher.stdin.end('ended');
}
