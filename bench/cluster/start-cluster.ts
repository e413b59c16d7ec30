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

/** A program of the cluster that can be killed and started again. */
type Part = { process: ChildProcess; start: () => void };
type Etcd = Part & { port: number };
type Node = Part & { name: string; port: number; restPort: number; dir: string };
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
	const place = new Workplace();
	const passwords = newPasswords();
	const etcds = await startEtcds(place);
	const nodes = await startNodes(place, { passwords, etcds });
	const ports = { primary: await freePort(), standby: await freePort(), pooler: await freePort() };
	const proxies = startProxies(place, { passwords, nodes, ports });
	const close = async () => {
		await endAll([...Object.values(proxies), ...nodes, ...etcds].map((part) => part.process));
		for (const node of nodes) killPostgres(node.dir);
		place.remove();
	};
	try {
		await waitFor(async () => {
			const all = await askMembers(nodes);
			const healthy = all.filter(({ state }) => state === 'running' || state === 'streaming');
			return healthy.length === 3 && all.some(({ role }) => role === 'sync_standby');
		}, `three nodes and a synchronous standby (see ${place.root})`);
		await createDatabase(urlOf(ports.primary, 'postgres', passwords.SUPERUSER_PASSWORD, 'postgres'));
	} catch (error) {
		await close();
		throw error;
	}
	const shopUrl = (port: number) => urlOf(port, 'dukan', passwords.DUKAN_PASSWORD, 'dukan');
	return {
		pooledUrl: shopUrl(ports.pooler),
		directUrl: shopUrl(ports.primary),
		standbyUrl: shopUrl(ports.standby),
		members: () => askMembers(nodes),
		killNode: async (role) => {
			const node = await findNode(nodes, role);
			node.process.kill('SIGKILL');
			killPostgres(node.dir);
			return () => node.start();
		},
		killEtcdLeader: async () => {
			const leader = await findEtcdLeader(etcds);
			leader.process.kill('SIGKILL');
			return () => leader.start();
		},
		killPooler: () => {
			proxies.pooler.process.kill('SIGKILL');
			return () => {
				rmSync(join(place.root, 'pgbouncer.pid'), { force: true });
				proxies.pooler.start();
			};
		},
		patch: (config) => patchConfig(nodes, config),
		close,
	};
}

/** A folder with what the programs read and write, and the account that they run as. */
class Workplace {
	readonly root = mkdtempSync(join(tmpdir(), 'dukan-cluster-'));
	readonly #account = { uid: idOf('-u'), gid: idOf('-g') };

	constructor() {
		chmodSync(this.root, 0o755);
		chownSync(this.root, this.#account.uid, this.#account.gid);
	}

	folder(name: string): string {
		const path = join(this.root, name);
		mkdirSync(path, { mode: 0o700 });
		chownSync(path, this.#account.uid, this.#account.gid);
		return path;
	}

	write(name: string, text: string): string {
		const path = join(this.root, name);
		writeFileSync(path, text, { mode: 0o600 });
		chownSync(path, this.#account.uid, this.#account.gid);
		return path;
	}

	/** A file of deploy/cluster with its words in capitals filled in. */
	configure(name: string, file: string, values: Record<string, string | number>): string {
		const text = Object.entries(values)
			.toSorted(([a], [b]) => b.length - a.length)
			.reduce(
				(filled, [word, value]) => filled.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), String(value)),
				readFileSync(join(DEPLOY, file), 'utf8'),
			);
		return this.write(name, text);
	}

	run(name: string, program: string, args: readonly string[]): Part {
		const asRoot = program.endsWith('etcd') || program.endsWith('haproxy');
		const start = () => {
			const log = openSync(join(this.root, `${name}.out`), 'a');
			return spawn(program, args, {
				stdio: ['ignore', log, log],
				cwd: this.root,
				env: { PATH: process.env.PATH, HOME: this.root, LC_ALL: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: '' },
				...(!asRoot && process.getuid?.() === 0 && this.#account),
			});
		};
		const part: Part = {
			process: start(),
			start: () => {
				part.process = start();
			},
		};
		return part;
	}

	remove(): void {
		rmSync(this.root, { recursive: true, force: true });
	}
}

type Passwords = ReturnType<typeof newPasswords>;

function newPasswords() {
	const secret = () => randomBytes(16).toString('hex');
	return {
		DUKAN_PASSWORD: secret(),
		REPLICATION_PASSWORD: secret(),
		SUPERUSER_PASSWORD: secret(),
		REWIND_PASSWORD: secret(),
	};
}

async function startEtcds(place: Workplace): Promise<Etcd[]> {
	const peers = [await freePort(), await freePort(), await freePort()];
	const members = peers.map((port, index) => `etcd${index}=http://${ADDRESS}:${port}`).join(',');
	const etcds: Etcd[] = [];
	for (const [index, peer] of peers.entries()) {
		const port = await freePort();
		const name = `etcd${index}`;
		const options = {
			name,
			'data-dir': place.folder(name),
			'listen-client-urls': `http://${ADDRESS}:${port}`,
			'advertise-client-urls': `http://${ADDRESS}:${port}`,
			'listen-peer-urls': `http://${ADDRESS}:${peer}`,
			'initial-advertise-peer-urls': `http://${ADDRESS}:${peer}`,
			'initial-cluster': members,
			'heartbeat-interval': '200',
			'election-timeout': '2000',
		};
		const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
		etcds.push(Object.assign(place.run(name, '/usr/bin/etcd', args), { port }));
	}
	return etcds;
}

async function startNodes(
	place: Workplace,
	{ passwords, etcds }: { passwords: Passwords; etcds: readonly Etcd[] },
): Promise<Node[]> {
	const nodes: Node[] = [];
	for (const name of ['one', 'two', 'three']) {
		const [port, restPort, dir] = [await freePort(), await freePort(), join(place.folder(name), 'data')];
		const config = place.configure(`${name}.yml`, 'patroni.yml', {
			...passwords,
			NODE: name,
			ADDRESS,
			ADDRESS_RANGE: '127.0.0.0/8',
			PORT: port,
			REST_PORT: restPort,
			ETCD_HOSTS: etcds.map((etcd) => `${ADDRESS}:${etcd.port}`).join(','),
			DATA: dir,
			BIN,
		});
		nodes.push(Object.assign(place.run(name, '/usr/bin/patroni', [config]), { name, port, restPort, dir }));
	}
	return nodes;
}

function startProxies(
	place: Workplace,
	{
		passwords,
		nodes,
		ports,
	}: {
		passwords: Passwords;
		nodes: readonly Node[];
		ports: { primary: number; standby: number; pooler: number };
	},
): { haproxy: Part; pooler: Part } {
	const values = {
		ADDRESS,
		PRIMARY_PORT: ports.primary,
		STANDBY_PORT: ports.standby,
		POOLER_PORT: ports.pooler,
		RUN: place.root,
		SERVERS: nodes
			.map(({ name, port, restPort }) => `server ${name} ${ADDRESS}:${port} check port ${restPort}`)
			.join('\n\t'),
	};
	place.write('userlist.txt', `"dukan" "${passwords.DUKAN_PASSWORD}"\n`);
	const haproxy = place.configure('haproxy.cfg', 'haproxy.cfg', values);
	const pooler = place.configure('pgbouncer.ini', 'pgbouncer.ini', values);
	return {
		haproxy: place.run('haproxy', '/usr/sbin/haproxy', ['-db', '-f', haproxy]),
		pooler: place.run('pgbouncer', '/usr/sbin/pgbouncer', [pooler]),
	};
}

const urlOf = (port: number, user: string, password: string, database: string) =>
	`postgres://${user}:${password}@${ADDRESS}:${port}/${database}`;

/** As the first node that responds sees them. */
async function askMembers(nodes: readonly Node[]): Promise<Member[]> {
	for (const { restPort } of nodes) {
		const answer = await fetch(`http://${ADDRESS}:${restPort}/cluster`, { signal: AbortSignal.timeout(2000) })
			.then((response) => response.json() as Promise<{ members: Member[] }>)
			.catch(() => undefined);
		if (answer) return answer.members;
	}
	return [];
}

async function findNode(nodes: readonly Node[], role: 'primary' | 'standby'): Promise<Node> {
	const all = (await askMembers(nodes)).filter(({ name }) =>
		isAlive(nodes.find((node) => node.name === name)),
	);
	const member = all.find((one) =>
		role === 'primary' ? one.role === 'leader' : one.role.includes('standby') || one.role === 'replica',
	);
	const node = nodes.find(({ name }) => name === member?.name);
	if (!node) throw new Error(`The cluster has no ${role}: ${JSON.stringify(all)}`);
	return node;
}

async function patchConfig(nodes: readonly Node[], config: object): Promise<void> {
	for (const { restPort } of nodes) {
		const url = `http://${ADDRESS}:${restPort}/config`;
		const done = await fetch(url, { method: 'PATCH', body: JSON.stringify(config) }).catch(() => undefined);
		if (done?.ok) return;
	}
	throw new Error('No node took the configuration.');
}

async function endAll(processes: readonly ChildProcess[]): Promise<void> {
	for (const child of processes) child.kill('SIGTERM');
	await Promise.race([Promise.all(processes.map(exited)), pause(30_000)]);
	for (const child of processes) child.kill('SIGKILL');
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

async function findEtcdLeader(etcds: readonly Etcd[]): Promise<Etcd> {
	for (const etcd of etcds) {
		const metrics = await fetch(`http://${ADDRESS}:${etcd.port}/metrics`).then(
			(response) => response.text(),
			() => '',
		);
		if (/^etcd_server_is_leader 1$/m.test(metrics)) return etcd;
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
