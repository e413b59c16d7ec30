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
import { signalFamily } from '../faults/own-postgres.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy/cluster');
const BIN = '/usr/lib/postgresql/15/bin';
const ADDRESS = '127.0.0.1';
const PROGRAMS = {
	patroni: '/usr/bin/patroni',
	etcd: '/usr/bin/etcd',
	haproxy: '/usr/sbin/haproxy',
	pgbouncer: '/usr/sbin/pgbouncer',
	postgres: `${BIN}/postgres`,
};
const READY_MS = 180_000;

export const missingPrograms = Object.values(PROGRAMS).filter((program) => !existsSync(program));

/** A program of the cluster that can be killed and started again. */
type Part = { process: ChildProcess; start: () => void };
type Node = Part & { name: string; restPort: number; dir: string };
type Member = { name: string; role: string; state: string };

export type Cluster = {
	/** The database through PgBouncer in transaction mode. */
	pooledUrl: string;
	/** The primary through HAProxy. */
	directUrl: string;
	/** The standbys through HAProxy. */
	standbyUrl: string;
	members: () => Promise<Member[]>;
	/** Ends PostgreSQL and Patroni of a node with kill -9. The returned function starts them again. */
	killNode: (role: 'primary' | 'standby') => Promise<() => void>;
	killEtcdLeader: () => Promise<() => void>;
	killPooler: () => () => void;
	patch: (config: object) => Promise<void>;
	close: () => Promise<void>;
};

/**
 * Runs Debian's etcd, Patroni, PostgreSQL 15, HAProxy and PgBouncer on loopback, with the configuration of
 * deploy/cluster.
 */
export async function startCluster(): Promise<Cluster> {
	const place = new Workplace();
	const secret = () => randomBytes(16).toString('hex');
	const passwords = {
		DUKAN_PASSWORD: secret(),
		REPLICATION_PASSWORD: secret(),
		SUPERUSER_PASSWORD: secret(),
		REWIND_PASSWORD: secret(),
	};
	const ports = { primary: await freePort(), standby: await freePort(), pooler: await freePort() };
	const etcds = await startEtcds(place);
	const etcdHosts = etcds.map(({ port }) => `${ADDRESS}:${port}`).join(',');
	const nodes: Node[] = [];
	const servers: string[] = [];
	for (const name of ['one', 'two', 'three']) {
		const [port, restPort, dir] = [await freePort(), await freePort(), join(place.folder(name), 'data')];
		const values = { NODE: name, ADDRESS, ADDRESS_RANGE: '127.0.0.0/8', DATA: dir, BIN };
		const config = place.configure(`${name}.yml`, 'patroni.yml', {
			...passwords,
			...values,
			PORT: port,
			REST_PORT: restPort,
			ETCD_HOSTS: etcdHosts,
		});
		nodes.push(Object.assign(place.run(name, PROGRAMS.patroni, [config]), { name, restPort, dir }));
		servers.push(`server ${name} ${ADDRESS}:${port} check port ${restPort}`);
	}
	const proxied = {
		ADDRESS,
		PRIMARY_PORT: ports.primary,
		STANDBY_PORT: ports.standby,
		POOLER_PORT: ports.pooler,
		RUN: place.root,
		SERVERS: servers.join('\n\t'),
	};
	place.write('userlist.txt', `"dukan" "${passwords.DUKAN_PASSWORD}"\n`);
	const proxy = ['-db', '-f', place.configure('haproxy.cfg', 'haproxy.cfg', proxied)];
	const haproxy = place.run('haproxy', PROGRAMS.haproxy, proxy);
	const pooling = [place.configure('pgbouncer.ini', 'pgbouncer.ini', proxied)];
	const pooler = place.run('pgbouncer', PROGRAMS.pgbouncer, pooling);
	const urlOf = (port: number, user: string, password: string) =>
		`postgres://${user}:${password}@${ADDRESS}:${port}/${user}`;
	const shopUrl = (port: number) => urlOf(port, 'dukan', passwords.DUKAN_PASSWORD);
	const close = async () => {
		await endAll([haproxy, pooler, ...nodes, ...etcds].map((part) => part.process));
		for (const node of nodes) killPostgres(node.dir);
		place.remove();
	};
	try {
		await waitFor(async () => {
			const all = await askMembers(nodes);
			const healthy = all.filter(({ state }) => state === 'running' || state === 'streaming');
			return healthy.length === 3 && all.some(({ role }) => role === 'sync_standby');
		}, `three nodes and a synchronous standby (see ${place.root})`);
		await createDatabase(urlOf(ports.primary, 'postgres', passwords.SUPERUSER_PASSWORD));
	} catch (error) {
		await close();
		throw error;
	}
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
			pooler.process.kill('SIGKILL');
			return () => {
				rmSync(join(place.root, 'pgbouncer.pid'), { force: true });
				pooler.start();
			};
		},
		patch: async (config) => {
			const body = JSON.stringify(config);
			for (const { restPort } of nodes) {
				const url = `http://${ADDRESS}:${restPort}/config`;
				if (await fetch(url, { method: 'PATCH', body }).then(({ ok }) => ok, isFalse)) return;
			}
			throw new Error('No node took the configuration.');
		},
		close,
	};
}

const isFalse = () => false;

/** A folder for the files of the programs, and the account under which they run. */
class Workplace {
	readonly root = mkdtempSync(join(tmpdir(), 'dukan-cluster-'));
	readonly #account = { uid: idOf('-u'), gid: idOf('-g') };

	constructor() {
		chmodSync(this.root, 0o755);
		this.#give(this.root);
	}

	folder(name: string): string {
		const path = join(this.root, name);
		mkdirSync(path, { mode: 0o700 });
		return this.#give(path);
	}

	write(name: string, text: string): string {
		const path = join(this.root, name);
		writeFileSync(path, text, { mode: 0o600 });
		return this.#give(path);
	}

	/**
	 * Writes a file of deploy/cluster with values in place of its words in capitals, and returns the path.
	 */
	configure(name: string, file: string, values: Record<string, string | number>): string {
		const text = readFileSync(join(DEPLOY, file), 'utf8');
		return this.write(
			name,
			text.replaceAll(/\b[A-Z][A-Z_]+\b/g, (word) => String(values[word] ?? word)),
		);
	}

	run(name: string, program: string, args: readonly string[]): Part {
		const asRoot = program === PROGRAMS.etcd || program === PROGRAMS.haproxy;
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

	#give(path: string): string {
		chownSync(path, this.#account.uid, this.#account.gid);
		return path;
	}
}

async function startEtcds(place: Workplace): Promise<(Part & { port: number })[]> {
	const peers = [await freePort(), await freePort(), await freePort()];
	const members = peers.map((port, index) => `etcd${index}=http://${ADDRESS}:${port}`).join(',');
	const etcds = [];
	for (const [index, peer] of peers.entries()) {
		const port = await freePort();
		const name = `etcd${index}`;
		const [client, own] = [`http://${ADDRESS}:${port}`, `http://${ADDRESS}:${peer}`];
		const options = [
			...[`--name=${name}`, `--data-dir=${place.folder(name)}`, `--initial-cluster=${members}`],
			...[`--listen-client-urls=${client}`, `--advertise-client-urls=${client}`],
			...[`--listen-peer-urls=${own}`, `--initial-advertise-peer-urls=${own}`],
			...['--heartbeat-interval=200', '--election-timeout=2000'],
		];
		etcds.push(Object.assign(place.run(name, PROGRAMS.etcd, options), { port }));
	}
	return etcds;
}

/** Returns the members of the cluster as the first responding node sees them. */
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
	const alive = nodes.filter(
		({ process }) => process.exitCode === null && process.signalCode === null && !process.killed,
	);
	const members = await askMembers(nodes);
	const wanted = role === 'primary' ? /^leader$/ : /standby|replica/;
	const node = alive.find(({ name }) =>
		members.some((member) => member.name === name && wanted.test(member.role)),
	);
	if (!node) throw new Error(`The cluster has no ${role}: ${JSON.stringify(members)}`);
	return node;
}

async function findEtcdLeader<Etcd extends { port: number }>(etcds: readonly Etcd[]): Promise<Etcd> {
	for (const etcd of etcds) {
		const metrics = await fetch(`http://${ADDRESS}:${etcd.port}/metrics`).then(
			(response) => response.text(),
			() => '',
		);
		if (/^etcd_server_is_leader 1$/m.test(metrics)) return etcd;
	}
	throw new Error('etcd has no leader.');
}

async function createDatabase(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client
		.query(`create database dukan owner dukan encoding 'UTF8' locale 'C.UTF-8' template template0`)
		.finally(() => client.end());
}

function killPostgres(dir: string): void {
	const file = join(dir, 'postmaster.pid');
	if (existsSync(file)) signalFamily(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
}

async function endAll(processes: readonly ChildProcess[]): Promise<void> {
	const exited = (child: ChildProcess) =>
		child.exitCode !== null || child.signalCode !== null
			? Promise.resolve()
			: new Promise<void>((done) => child.once('exit', () => done()));
	for (const child of processes) child.kill('SIGTERM');
	await Promise.race([Promise.all(processes.map(exited)), pause(30_000)]);
	for (const child of processes) child.kill('SIGKILL');
}

function idOf(flag: '-u' | '-g'): number {
	return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

export async function waitFor(test: () => Promise<boolean>, what: string): Promise<void> {
	const deadline = performance.now() + READY_MS;
	while (!(await test().catch(() => false))) {
		if (performance.now() > deadline) throw new Error(`Not within ${READY_MS / 1000} s: ${what}.`);
		await pause(200);
	}
}
