import { spawnSync } from 'node:child_process';

/**
 * Tells systemd that the service is ready or stopping (Type=notify), so that `systemctl restart` returns when
 * the shop serves. Node has no datagram sockets of the unix family, so systemd's own program writes the
 * message. Without systemd nothing happens.
 */
export function notifySystemd(state: 'READY=1' | 'STOPPING=1'): void {
	if (!process.env.NOTIFY_SOCKET) return;
	spawnSync('systemd-notify', [state], { stdio: 'ignore', timeout: 5000 });
}
