import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../apps/server/src/commands/run-main.ts';

const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps';

export const say = (line: string) => console.log(`· ${line}`);

/** Unpacks a Debian 12 once and returns its root folder. Callers must copy it before they change it. */
export function unpackDebian(folder: string): string {
	const base = join(folder, 'base');
	if (existsSync(join(base, 'ready'))) return base;
	say('unpacking a Debian 12 (once)');
	rmSync(base, { recursive: true, force: true });
	mkdirSync(base, { recursive: true });
	execFileSync(
		'debootstrap',
		['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', base, 'http://deb.debian.org/debian'],
		{ stdio: ['ignore', 'ignore', 'inherit'] },
	);
	writeFileSync(join(base, 'ready'), '');
	return base;
}

/**
 * Adds a Node and this machine's npm under /usr/local, with the registry and the certificates that npm uses
 * here.
 */
export function addNode(dir: string, node = process.execPath): void {
	const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
	cpSync(node, join(dir, 'usr/local/bin/node'));
	cpSync(join(npm, 'npm'), join(dir, 'usr/local/lib/node_modules/npm'), { recursive: true });
	symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(dir, 'usr/local/bin/npm'));
	const setting = (name: string) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim();
	const lines = [`registry=${setting('registry')}`];
	const certificates = setting('cafile');
	if (existsSync(certificates)) {
		cpSync(certificates, join(dir, 'etc/ssl/npm.pem'), { dereference: true });
		lines.push('cafile=/etc/ssl/npm.pem');
	}
	writeFileSync(join(dir, 'root/.npmrc'), `${lines.join('\n')}\n`);
}

/**
 * Checks that the command runs as root and that the programs exist. `tools` names the Debian package of each
 * program.
 */
export function requireTools(command: string, tools: Readonly<Record<string, string>>): void {
	if (process.getuid?.() !== 0) throw new UsageError(`${command} needs root: it starts a Debian of its own.`);
	const dirs = (process.env.PATH ?? '').split(':');
	for (const tool of Object.keys(tools))
		if (!dirs.some((dir) => existsSync(join(dir, tool))))
			throw new UsageError(`${command} needs ${tool}: apt-get install ${Object.values(tools).join(' ')}`);
}
