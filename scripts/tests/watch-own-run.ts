import { spawn } from 'node:child_process';
import { join } from 'node:path';

const END_RUN = join(import.meta.dirname, 'end-run.ts');

/** Has everything ended that this process leaves if it is killed. The function that is returned says that nothing is left. */
export function watchOwnRun(cacheDir: string, clusterDir: string): () => void {
	// A parent with a channel to this process made it the head of a group of its own, and ends it by closing the channel.
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
