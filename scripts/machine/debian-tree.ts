import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { requireTools, say, unpackDebian } from './debian-base.ts';

const NEEDED = {
	debootstrap: 'debootstrap',
	'systemd-nspawn': 'systemd-container',
	nsenter: 'util-linux',
};
/**
 * The states in which systemd is up. "degraded" means that some unit failed, which is normal without
 * hardware.
 */
const UP = /^(running|degraded)$/;
const BOOT_MS = 120_000;

export type Debian = {
	dir: string;
	/** Runs a command in a root shell and shows it. The first command that fails ends the shell. */
	run: (command: string) => Promise<string>;
	stop: () => Promise<void>;
	/** Ends the machine as a power cut would: it writes nothing more. */
	kill: () => Promise<void>;
};

/**
 * Boots a new Debian 12 in a folder, with systemd as its first process and other folders mounted in it. It
 * uses this machine's network, so only one such machine may run a shop at a time.
 */
export async function bootDebian(
	folder: string,
	name: string,
	places: Readonly<Record<string, string>>,
): Promise<Debian> {
	requireTools('npm run machine-trial', NEEDED);
	const base = unpackDebian(folder);
	const dir = join(folder, name);
	rmSync(dir, { recursive: true, force: true });
	execFileSync('cp', ['-a', base, dir]);
	writeFileSync(join(dir, 'etc/apt/apt.conf.d/yes'), 'APT::Get::Assume-Yes "true";\n');
	say(`starting the machine ${name}`);
	const binds = Object.entries(places).map(([inside, outside]) => {
		mkdirSync(outside, { recursive: true });
		return `--bind=${outside}:${inside}`;
	});
	const machine = spawn(
		'systemd-nspawn',
		[
			...['--quiet', '--register=no', '--keep-unit', '--resolv-conf=copy-host', `--directory=${dir}`],
			...binds,
			'--boot',
		],
		{ stdio: 'ignore' },
	);
	const gone = new Promise<void>((done) => machine.once('exit', () => done()));
	const leader = await whenBooted(machine);
	const shell = openShell(leader);
	return {
		dir,
		run: shell.run,
		stop: async () => {
			shell.close();
			// On SIGTERM nspawn asks systemd to power off, by SIGRTMIN+4.
			machine.kill('SIGTERM');
			await gone;
		},
		kill: async () => {
			shell.close();
			// When the first process of the machine is killed, all others end with it.
			process.kill(Number(leader), 'SIGKILL');
			await gone;
		},
	};
}

async function whenBooted(machine: ChildProcess): Promise<string> {
	const until = Date.now() + BOOT_MS;
	while (Date.now() < until) {
		await pause(500);
		if (machine.exitCode !== null) throw new Error(`systemd-nspawn ended with ${machine.exitCode}.`);
		const leader = childOf(machine.pid ?? 0);
		if (leader && UP.test(stateOf(leader))) return leader;
	}
	throw new Error(`The Debian did not come up in ${BOOT_MS / 1000} s.`);
}

function childOf(pid: number): string | undefined {
	const tasks = `/proc/${pid}/task`;
	for (const task of readdirSync(tasks)) {
		const [child] = readFileSync(join(tasks, task, 'children'), 'utf8')
			.trim()
			.split(' ');
		if (child) return child;
	}
	return undefined;
}

function stateOf(leader: string): string {
	try {
		return execFileSync('nsenter', ['--target', leader, '--all', 'systemctl', 'is-system-running'], {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
		}).trim();
	} catch (error) {
		// In the states "degraded" and "starting" the command ends with an error code.
		return String((error as { stdout?: unknown }).stdout ?? '').trim();
	}
}

function openShell(leader: string): { run: (command: string) => Promise<string>; close: () => void } {
	const mark = '--end-of-command--';
	const shell = spawn('nsenter', ['--target', leader, '--all', '/bin/bash'], {
		stdio: ['pipe', 'pipe', 'inherit'],
		env: {
			HOME: '/root',
			PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
			DEBIAN_FRONTEND: 'noninteractive',
			LANG: 'C.UTF-8',
		},
	});
	const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
	const run = async (command: string): Promise<string> => {
		console.log(`# ${command}`);
		shell.stdin.write(`{ ${command}\n} 2>&1 </dev/null\necho "${mark}$?"\n`);
		const output: string[] = [];
		for (;;) {
			const { value, done } = await lines.next();
			if (done) throw new Error(`The shell ended in: ${command}`);
			const end = value.indexOf(mark);
			if (end < 0) {
				output.push(value);
				continue;
			}
			if (end > 0) output.push(value.slice(0, end));
			const code = value.slice(end + mark.length);
			if (code === '0') return output.join('\n');
			throw new Error(`exit ${code} of: ${command}\n${output.slice(-40).join('\n')}`);
		}
	};
	return { run, close: () => shell.stdin.end() };
}
