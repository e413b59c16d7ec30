import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../apps/server/src/testing/nginx.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy/cluster');
const BIN = '/usr/lib/postgresql/15/bin';
const ADDRESS = '127.0.0.1';
const PROGRAMS = [
	'/usr/bin/patroni',
	'/usr/bin/etcd',
	'/usr/sbin/haproxy',
	'/usr/sbin/pgbouncer',
	`${BIN}/postgres`,
];
const READY_MS = 180_000;

export const missingPrograms = PROGRAMS.filter((program) => !existsSync(program));

type Node = { name: string; port: number; restPort: number; dir: string; process: ChildProcess };
type Member = { name: string; role: string; state: string };

export type Cluster = {
	/** Through PgBouncer, in transaction mode. */
	pooledUrl: string;
	/** To the primary, through HAProxy. */
	directUrl: string;
	/** To the standbys, through HAProxy. */
	standbyUrl: string;
	members: () => Promise<Member[]>;
	/** kill -9 of PostgreSQL and Patroni of a node; what is returned starts it again. */
	killNode: (role: 'primary' | 'standby') => Promise<() => void>;
	killEtcdLeader: () => Promise<() => void>;
	killPooler: () => () => void;
	patch: (config: object) => Promise<void>;
	close: () => Promise<void>;
};

/** Debian's etcd, Patroni, PostgreSQL 15, HAProxy and PgBouncer on loopback, configured by deploy/cluster. */
export async function startCluster(): Promise<Cluster> {
	const root = mkdtempSync(join(tmpdir(), 'dukan-cluster-'));
	chmodSync(root, 0o755);
	const account = { uid: idOf('-u'), gid: idOf('-g') };
	const folder = (name: string) => {
		mkdirSync(join(root, name), { mode: 0o700 });
		chownSync(join(root, name), account.uid, account.gid);
		return join(root, name);
	};
	const run = (name: string, program: string, args: string[]) => {
		const log = openSync(join(root, `${name}.out`), 'a');
		const asRoot = program.endsWith('etcd') || program.endsWith('haproxy');
		return spawn(program, args, {
			stdio: ['ignore', log, log],
			cwd: root,
			env: { PATH: process.env.PATH, HOME: root, LC_ALL: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: '' },
			...(!asRoot && process.getuid?.() === 0 && account),
		});
	};
	const write = (name: string, text: string) => {
		const path = join(root, name);
		writeFileSync(path, text, { mode: 0o600 });
		chownSync(path, account.uid, account.gid);
		return path;
	};
	const fill = (file: string, values: Record<string, string | number>) =>
		Object.entries(values)
			.toSorted(([a], [b]) => b.length - a.length)
			.reduce(
				(text, [word, value]) => text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), String(value)),
				readFileSync(join(DEPLOY, file), 'utf8'),
			);

	const etcds: { client: number; args: string[]; process: ChildProcess }[] = [];
	const peers = [await freePort(), await freePort(), await freePort()];
	const members = peers.map((port, index) => `etcd${index}=http://${ADDRESS}:${port}`).join(',');
	for (const [index, peer] of peers.entries()) {
		const client = await freePort();
		const options = {
			name: `etcd${index}`,
			'data-dir': folder(`etcd${index}`),
			'listen-client-urls': `http://${ADDRESS}:${client}`,
			'advertise-client-urls': `http://${ADDRESS}:${client}`,
			'listen-peer-urls': `http://${ADDRESS}:${peer}`,
			'initial-advertise-peer-urls': `http://${ADDRESS}:${peer}`,
			'initial-cluster': members,
			'heartbeat-interval': '200',
			'election-timeout': '2000',
		};
		const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
		etcds.push({ client, args, process: run(`etcd${index}`, '/usr/bin/etcd', args) });
	}

	const secret = () => randomBytes(16).toString('hex');
	const passwords = {
		DUKAN_PASSWORD: secret(),
		REPLICATION_PASSWORD: secret(),
		SUPERUSER_PASSWORD: secret(),
		REWIND_PASSWORD: secret(),
	};
	const nodes: Node[] = [];
	for (const name of ['one', 'two', 'three']) {
		const [port, restPort, dir] = [await freePort(), await freePort(), join(folder(name), 'data')];
		const settings = fill('patroni.yml', {
			...passwords,
			NODE: name,
			ADDRESS,
			ADDRESS_RANGE: '127.0.0.0/8',
			PORT: port,
			REST_PORT: restPort,
			ETCD_HOSTS: etcds.map(({ client }) => `${ADDRESS}:${client}`).join(','),
			DATA: dir,
			BIN,
		});
		const path = write(`${name}.yml`, settings);
		nodes.push({ name, port, restPort, dir, process: run(name, '/usr/bin/patroni', [path]) });
	}

	const [primaryPort, standbyPort, poolerPort] = [await freePort(), await freePort(), await freePort()];
	const servers = nodes
		.map(({ name, port, restPort }) => `server ${name} ${ADDRESS}:${port} check port ${restPort}`)
		.join('\n\t');
	const places = {
		ADDRESS,
		PRIMARY_PORT: primaryPort,
		STANDBY_PORT: standbyPort,
		POOLER_PORT: poolerPort,
		RUN: root,
		SERVERS: servers,
	};
	chownSync(root, account.uid, account.gid);
	write('userlist.txt', `"dukan" "${passwords.DUKAN_PASSWORD}"\n`);
	const haproxy = run('haproxy', '/usr/sbin/haproxy', [
		'-db',
		'-f',
		write('haproxy.cfg', fill('haproxy.cfg', places)),
	]);
	const poolerConfig = write('pgbouncer.ini', fill('pgbouncer.ini', places));
	let pooler = run('pgbouncer', '/usr/sbin/pgbouncer', [poolerConfig]);

	const askMembers = async (): Promise<Member[]> => {
		for (const { restPort } of nodes) {
			const answer = await fetch(`http://${ADDRESS}:${restPort}/cluster`, {
				signal: AbortSignal.timeout(2000),
			})
				.then((response) => response.json() as Promise<{ members: Member[] }>)
				.catch(() => undefined);
			if (answer) return answer.members;
		}
		return [];
	};
	const address = (port: number, user: string, password: string, database: string) =>
		`postgres://${user}:${password}@${ADDRESS}:${port}/${database}`;
	const close = async () => {
		const started = [
			haproxy,
			pooler,
			...nodes.map((node) => node.process),
			...etcds.map((etcd) => etcd.process),
		];
		for (const child of started) child.kill('SIGTERM');
		await Promise.race([Promise.all(started.map(exited)), pause(30_000)]);
		for (const child of started) child.kill('SIGKILL');
		for (const node of nodes) killPostgres(node.dir);
		rmSync(root, { recursive: true, force: true });
	};
	try {
		await waitFor(async () => {
			const all = await askMembers();
			const healthy = all.filter(({ state }) => state === 'running' || state === 'streaming');
			return healthy.length === 3 && all.some(({ role }) => role === 'sync_standby');
		}, `three nodes and a synchronous standby (see ${root})`);
		await createDatabase(address(primaryPort, 'postgres', passwords.SUPERUSER_PASSWORD, 'postgres'));
	} catch (error) {
		await close();
		throw error;
	}
	const nodeOf = async (role: 'primary' | 'standby') => {
		const all = (await askMembers()).filter(({ name }) => isAlive(nodes.find((node) => node.name === name)));
		const member = all.find((one) =>
			role === 'primary' ? one.role === 'leader' : one.role.includes('standby') || one.role === 'replica',
		);
		const node = nodes.find(({ name }) => name === member?.name);
		if (!node) throw new Error(`The cluster has no ${role}: ${JSON.stringify(all)}`);
		return node;
	};
	return {
		pooledUrl: address(poolerPort, 'dukan', passwords.DUKAN_PASSWORD, 'dukan'),
		directUrl: address(primaryPort, 'dukan', passwords.DUKAN_PASSWORD, 'dukan'),
		standbyUrl: address(standbyPort, 'dukan', passwords.DUKAN_PASSWORD, 'dukan'),
		members: askMembers,
		killNode: async (role) => {
			const node = await nodeOf(role);
			node.process.kill('SIGKILL');
			killPostgres(node.dir);
			return () => {
				node.process = run(node.name, '/usr/bin/patroni', [join(root, `${node.name}.yml`)]);
			};
		},
		killEtcdLeader: async () => {
			const leader = await findEtcdLeader(etcds.map(({ client }) => client));
			const etcd = etcds[leader];
			etcd?.process.kill('SIGKILL');
			return () => {
				if (etcd) etcd.process = run(`etcd${leader}`, '/usr/bin/etcd', etcd.args);
			};
		},
		killPooler: () => {
			pooler.kill('SIGKILL');
			return () => {
				rmSync(join(root, 'pgbouncer.pid'), { force: true });
				pooler = run('pgbouncer', '/usr/sbin/pgbouncer', [poolerConfig]);
			};
		},
		patch: async (config) => {
			for (const { restPort } of nodes) {
				const url = `http://${ADDRESS}:${restPort}/config`;
				const done = await fetch(url, { method: 'PATCH', body: JSON.stringify(config) }).catch(
					() => undefined,
				);
				if (done?.ok) return;
			}
			throw new Error('No node took the configuration.');
		},
		close,
	};
}

function idOf(flag: '-u' | '-g'): number {
	return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

async function createDatabase(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(
			`create database dukan owner dukan encoding 'UTF8' locale 'C.UTF-8' template template0`,
		);
	} finally {
		await client.end();
	}
}

async function findEtcdLeader(ports: readonly number[]): Promise<number> {
	for (const [index, port] of ports.entries()) {
		const metrics = await fetch(`http://${ADDRESS}:${port}/metrics`).then(
			(response) => response.text(),
			() => '',
		);
		if (/^etcd_server_is_leader 1$/m.test(metrics)) return index;
	}
	throw new Error('etcd has no leader.');
}

/** PostgreSQL's main process and those it started. */
function processesOf(dir: string): number[] {
	const file = join(dir, 'postmaster.pid');
	if (!existsSync(file)) return [];
	const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
	try {
		const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
		return [pid, ...children.split('\n').filter(Boolean).map(Number)];
	} catch {
		return [];
	}
}

function killPostgres(dir: string): void {
	for (const pid of processesOf(dir)) signalIfAlive(pid, 'SIGKILL');
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(pid, signal);
	} catch {
		// Gone with its parent.
	}
}

function isAlive(node: Node | undefined): boolean {
	return node?.process.exitCode === null && node.process.signalCode === null && !node.process.killed;
}

function exited(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((done) => child.once('exit', () => done()));
}

export async function waitFor(test: () => Promise<boolean>, what: string): Promise<void> {
	const deadline = performance.now() + READY_MS;
	while (!(await test().catch(() => false))) {
		if (performance.now() > deadline) throw new Error(`Not within ${READY_MS / 1000} s: ${what}.`);
		await pause(200);
	}
}
