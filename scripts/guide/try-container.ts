import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../../apps/server/src/platform/database/open-postgres.ts';
import { freePort } from '../../apps/server/src/testing/nginx.ts';
import { cloneTemplate, prepareTemplate } from '../../apps/server/src/testing/test-databases.ts';
import { addNode, requireTools, say, unpackDebian } from './debian-base.ts';

const ROOT = join(import.meta.dirname, '../..');
const NEEDED = { debootstrap: 'debootstrap', podman: 'podman', crun: 'crun', conmon: 'conmon' };
const IMAGE = 'localhost/dukan:tried';
const CONTAINER = 'dukan-tried';
const OPEN_MS = 120_000;
/** What deploy/compose.yml allows it, and no more. */
const LIMITS = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];

/**
 * Builds the image of the Dockerfile with podman and opens the shop in it. The two images that it begins with are made by
 * debootstrap, so that no registry of images is needed; their names are the Dockerfile's.
 */
async function tryContainer(): Promise<void> {
	requireTools('npm run container', NEEDED);
	const folder = join(ROOT, '.cache/guide');
	makeBase('docker.io/library/debian:bookworm-slim', unpackDebian(folder));
	const withNode = join(folder, 'with-node');
	rmSync(withNode, { recursive: true, force: true });
	execFileSync('cp', ['-a', join(folder, 'base'), withNode]);
	// The pinned Node would need libatomic1 before the Dockerfile has installed it; the one that runs npm here does not.
	addNode(withNode, process.env.npm_node_execpath);
	makeBase('docker.io/library/node:22-bookworm-slim', withNode);
	say('building the image');
	podman('build', '--pull=never', '--network=host', '--isolation=chroot', '--tag', IMAGE, ROOT);
	say(`the image: ${podman('image', 'inspect', '--format={{.Size}} bytes, user {{.User}}', IMAGE)}`);
	await openShop();
}

async function openShop(): Promise<void> {
	const dataDir = join(ROOT, '.cache/test');
	mkdirSync(dataDir, { recursive: true });
	const postgres = await openPostgres({ databaseUrl: undefined, dataDir }, say);
	try {
		const database = await cloneTemplate(postgres.url, await prepareTemplate(postgres.url, say));
		const port = await freePort();
		podman('rm', '--force', '--ignore', CONTAINER);
		podman(
			...['run', '--detach', '--name', CONTAINER, '--network=host', '--cgroups=disabled', ...LIMITS],
			...['--env', `DATABASE_URL=${database.url}`, '--env', `PORT=${port}`, IMAGE],
		);
		try {
			await isOpen(`http://127.0.0.1:${port}`);
			const user = podman('exec', CONTAINER, 'node_modules/.bin/node', '-p', 'process.getuid()');
			if (user === '0') throw new Error('The shop runs as root.');
			say(`open; the shop is user ${user}`);
			podman('stop', '--time=15', CONTAINER);
			const code = podman('inspect', '--format={{.State.ExitCode}}', CONTAINER);
			if (code !== '0') throw new Error(`Asked to stop, the shop ended with ${code}.`);
			say('stopped, exit 0');
		} catch (error) {
			console.error(podman('logs', '--tail=30', CONTAINER));
			throw error;
		} finally {
			podman('rm', '--force', CONTAINER);
			await database.drop();
		}
	} finally {
		await postgres.stop();
	}
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
	const archive = `${dir}.tar`;
	execFileSync('tar', ['--create', '--numeric-owner', '--file', archive, '--directory', dir, '.']);
	podman('import', '--quiet', archive, name);
	rmSync(archive);
}

function podman(...args: string[]): string {
	return execFileSync('podman', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

await tryContainer();
