import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMain } from '../../apps/server/src/commands/run-main.ts';
import { openPostgres } from '../../apps/server/src/platform/database/open-postgres.ts';
import { freePort } from '../../apps/server/src/testing/nginx.ts';
import { cloneTemplate, prepareTemplate } from '../../apps/server/src/testing/test-databases.ts';
import { addNode, requireTools, say, unpackDebian } from './debian-base.ts';

const ROOT = join(import.meta.dirname, '../..');
const NEEDED = { debootstrap: 'debootstrap', buildah: 'buildah' };
const IMAGE = 'localhost/dukan:tried';
const OPEN_MS = 120_000;

/**
 * Builds the image of the Dockerfile with buildah and opens the shop in it, by the image's own entry point
 * and as its user. debootstrap makes the two base images under the names that the Dockerfile uses, so no
 * image registry is needed. Both steps run in a chroot (isolation=chroot), which needs no container engine.
 */
async function tryContainer(): Promise<void> {
	requireTools('npm run container', NEEDED);
	const folder = join(ROOT, '.cache/machine');
	makeBase('docker.io/library/debian:bookworm-slim', unpackDebian(folder));
	const withNode = join(folder, 'with-node');
	rmSync(withNode, { recursive: true, force: true });
	execFileSync('cp', ['-a', join(folder, 'base'), withNode]);
	// Until the Dockerfile has installed libatomic1, the pinned Node would not start. The Node that runs npm
	// here does not need it.
	addNode(withNode, process.env.npm_node_execpath);
	makeBase('docker.io/library/node:22-bookworm-slim', withNode);
	say('building the image');
	buildah(
		'build',
		'--format=docker',
		'--pull=never',
		'--network=host',
		'--isolation=chroot',
		'--tag',
		IMAGE,
		ROOT,
	);
	await openShop();
}

type ImageConfig = { User: string; Entrypoint: string[]; Cmd: string[]; Env: string[] };

async function openShop(): Promise<void> {
	const dataDir = join(ROOT, '.cache/test');
	mkdirSync(dataDir, { recursive: true });
	const postgres = await openPostgres({ databaseUrl: undefined, dataDir }, say);
	const container = buildah('from', '--pull=never', IMAGE);
	try {
		const database = await cloneTemplate(postgres.url, await prepareTemplate(postgres.url, say));
		const { Docker: image } = JSON.parse(buildah('inspect', '--type=image', IMAGE));
		const config: ImageConfig = image.config;
		const port = await freePort();
		const shop = spawn(
			'buildah',
			[
				'run',
				'--isolation=chroot',
				'--network=host',
				`--user=${config.User}`,
				`--env=DATABASE_URL=${database.url}`,
				`--env=PORT=${port}`,
				container,
				'--',
				...config.Entrypoint,
				...config.Cmd,
			],
			{ stdio: ['ignore', 'inherit', 'inherit'] },
		);
		const ended = new Promise<number | null>((done) => shop.once('exit', done));
		await Promise.race([
			isOpen(`http://127.0.0.1:${port}`),
			ended.then((code) => Promise.reject(new Error(`The shop ended with ${code}.`))),
		]);
		const { pid, user } = findShop(shop.pid ?? 0);
		if (user === 0) throw new Error('The shop runs as root.');
		say(`open; the shop is user ${user}`);
		process.kill(pid, 'SIGTERM');
		const code = await ended;
		if (code !== 0) throw new Error(`Asked to stop, the shop ended with ${code}.`);
		say('stopped, exit 0');
		await database.drop();
	} finally {
		buildah('rm', container);
		await postgres.stop();
	}
}

/** Finds the process of the shop among the processes that buildah started. */
function findShop(parent: number): { pid: number; user: number } {
	for (const pid of childrenOf(parent)) {
		const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
		if (words.includes('apps/server/src/server.mjs') && !words[0]?.includes('buildah')) {
			const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
			return { pid, user: Number(user) };
		}
	}
	throw new Error('The process of the shop is not found.');
}

function childrenOf(pid: number): number[] {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
		.trim()
		.split(' ')
		.filter(Boolean);
	return children.map(Number).flatMap((child) => [child, ...childrenOf(child)]);
}

async function isOpen(origin: string): Promise<void> {
	const until = Date.now() + OPEN_MS;
	for (;;) {
		const response = await fetch(`${origin}/readyz`).catch(() => undefined);
		await response?.arrayBuffer();
		if (response?.ok) break;
		if (Date.now() > until) throw new Error(`The shop did not open in ${OPEN_MS / 1000} s.`);
		await pause(500);
	}
	const page = await fetch(origin);
	if (!page.ok || !(await page.text()).includes('</html>')) throw new Error('The home page is not whole.');
}

function makeBase(name: string, dir: string): void {
	say(`making ${name}`);
	const container = buildah('from', 'scratch');
	buildah('add', '--quiet', container, dir, '/');
	buildah('commit', '--quiet', '--rm', container, name);
}

function buildah(...args: string[]): string {
	return execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

runMain(tryContainer);
