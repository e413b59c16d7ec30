import { createHash } from 'node:crypto';
import {
	existsSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain, Refusal, ROOT, say } from './root.mjs';
import { run } from './run.mjs';

const STOREFRONT = join(ROOT, 'apps/storefront');
const BACKOFFICE = join(ROOT, 'apps/backoffice');
const SHARED_SOURCES = [
	'packages/domain/src',
	'packages/i18n/src',
	'packages/ui/src',
	'package-lock.json',
	'scripts/build.mjs',
];
/** The source folders of each build. */
const STOREFRONT_SOURCES = [
	...SHARED_SOURCES,
	'apps/storefront/app',
	'apps/storefront/public',
	'apps/storefront/service-worker',
	'apps/storefront/service-worker.vite.config.ts',
	'apps/storefront/vite.config.ts',
	'apps/storefront/react-router.config.ts',
];
const BACKOFFICE_SOURCES = [
	...SHARED_SOURCES,
	'apps/backoffice/src',
	'apps/backoffice/index.html',
	'apps/backoffice/vite.config.ts',
	'apps/backoffice/courier.html',
	'apps/backoffice/courier.vite.config.ts',
	'apps/backoffice/courier-worker',
	'apps/backoffice/courier-worker.vite.config.ts',
];

const MIN_COMPRESSED_BYTES = 400;

/** The number of builds that are kept for each application, because a process may still serve an earlier one. */
const KEPT_BUILDS = 3;

/** Builds the storefront and the back-office, each only if its sources have changed. */
export async function ensureBuilt() {
	await ifStale(STOREFRONT, STOREFRONT_SOURCES, buildStorefront);
	await ifStale(BACKOFFICE, BACKOFFICE_SOURCES, buildBackoffice);
}

/**
 * Makes the links that PostgreSQL's libraries need. The shop's own account may not write into node_modules.
 */
function linkPostgres() {
	return run(pinnedNode(), ['apps/server/src/commands/link-postgres.ts']);
}

/**
 * R15: builds an application if its sources have changed. Each build has its own folder, build/<hash of its
 * sources>, which never changes once it is complete. A rename replaces the link `build/current`. A process
 * that serves an earlier build keeps its files.
 */
async function ifStale(app, sources, build) {
	const wanted = hashOf(sources.map((path) => join(ROOT, path)));
	const folder = join(app, 'build', wanted.slice(0, 12));
	const mark = join(folder, '.built');
	if (!existsSync(mark)) {
		// Two builds may run at once. Each has its own folder, and the first to finish is used.
		const unfinished = `${folder}.${process.pid}`;
		await build(unfinished, wanted);
		writeFileSync(join(unfinished, '.built'), wanted);
		if (!existsSync(mark)) {
			rmSync(folder, { recursive: true, force: true });
			renameSync(unfinished, folder);
		} else rmSync(unfinished, { recursive: true });
	}
	pointTo(folder, join(app, 'build/current'));
	removeOldBuilds(join(app, 'build'), basename(folder));
}

function pointTo(folder, link) {
	if (existsSync(link) && realpathSync(link) === realpathSync(folder)) return;
	const next = `${link}.${process.pid}`;
	rmSync(next, { force: true });
	symlinkSync(process.platform === 'win32' ? folder : basename(folder), next, 'junction');
	// Windows cannot rename a folder over another.
	if (process.platform === 'win32') rmSync(link, { recursive: true, force: true });
	renameSync(next, link);
}

function removeOldBuilds(dir, current) {
	const isBuild = (name) => name !== current && existsSync(join(dir, name, '.built'));
	const builtAt = (name) => statSync(join(dir, name, '.built')).mtimeMs;
	const former = readdirSync(dir)
		.filter((name) => !name.startsWith('current') && isBuild(name))
		.sort((a, b) => builtAt(b) - builtAt(a));
	for (const name of former.slice(KEPT_BUILDS - 1)) rmSync(join(dir, name), { recursive: true });
}

async function buildStorefront(folder, wanted) {
	say('building the storefront');
	const cli = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
	const env = { BUILD_DIR: relative(STOREFRONT, folder) };
	const code = await run(pinnedNode(), [cli, 'build', '--logLevel', 'warn'], { cwd: STOREFRONT, env });
	const workerCode = code || (await buildWorker(wanted, env));
	if (workerCode !== 0) throw new Refusal('The storefront could not be built: see above.');
	await compress(join(folder, 'client'));
}

/** Also builds the courier's page and its worker, each as a bundle of its own. */
async function buildBackoffice(folder, wanted) {
	say('building the back-office');
	const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
	const env = { BUILD_DIR: relative(BACKOFFICE, folder), BUILD_ID: wanted.slice(0, 12) };
	for (const config of ['vite.config.ts', 'courier.vite.config.ts', 'courier-worker.vite.config.ts']) {
		const options = ['build', '--config', config, '--logLevel', 'warn'];
		const code = await run(pinnedNode(), [vite, ...options], { cwd: BACKOFFICE, env });
		if (code !== 0) throw new Refusal('The back-office could not be built: see above.');
	}
	await compress(folder);
}

/** Puts the name of the build into the service worker, so that browsers notice every new build. */
function buildWorker(buildId, { BUILD_DIR }) {
	const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
	const config = ['build', '--config', 'service-worker.vite.config.ts', '--logLevel', 'warn'];
	const env = { BUILD_ID: buildId.slice(0, 12), BUILD_DIR };
	return run(pinnedNode(), [vite, ...config], { cwd: STOREFRONT, env });
}

function hashOf(paths) {
	const hash = createHash('sha256');
	for (const file of paths.flatMap(filesUnder).sort())
		hash.update(file.slice(ROOT.length)).update(readFileSync(file));
	return hash.digest('hex');
}

function filesUnder(path) {
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** Compresses the files once at the best quality, so that the server only has to send them. */
async function compress(dir) {
	const files = filesUnder(dir).filter((file) => /\.(js|css|svg|json|html|txt|webmanifest)$/.test(file));
	await Promise.all(
		files.map(async (file) => {
			const content = readFileSync(file);
			if (content.length < MIN_COMPRESSED_BYTES) return;
			const params = {
				[constants.BROTLI_PARAM_QUALITY]: 11,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			};
			writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
			writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
		}),
	);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
	orExplain(ensureInstalled().then(ensureBuilt).then(linkPostgres));
