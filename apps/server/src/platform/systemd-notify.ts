import { spawnSync } from 'node:child_process';

/**
 * Owner: backups. S28: written in the transaction of the change itself, so that no code can leave it out. It names no one: it
 * holds an id and the moment of registration.
 */
export function notifySystemd(state: 'READY=1' | 'STOPPING=1'): void {
	if (!process.env.NOTIFY_SOCKET) return;
	spawnSync('systemd-notify', [state], { stdio: 'ignore', timeout: 5000 });
}
