import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
/** Everything each build is made of. */
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
];

const MIN_COMPRESSED_BYTES = 400;

/** Builds the storefront and the back-office, each when what it is made of has changed. */
export async function ensureBuilt() {
	await ifStale(STOREFRONT, STOREFRONT_SOURCES, buildStorefront);
	await ifStale(BACKOFFICE, BACKOFFICE_SOURCES, buildBackoffice);
}

async function ifStale(app, sources, build) {
	const mark = join(app, 'build/.built');
	const wanted = hashOf(sources.map((path) => join(ROOT, path)));
	if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
	await build(wanted);
	writeFileSync(mark, wanted);
}

async function buildStorefront(wanted) {
	say('building the storefront');
	const cli = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
	const code = await run(pinnedNode(), [cli, 'build', '--logLevel', 'warn'], { cwd: STOREFRONT });
	const workerCode = code || (await buildWorker(wanted));
	if (workerCode !== 0) throw new Refusal('The storefront could not be built: see above.');
	await compress(join(STOREFRONT, 'build/client'));
}

async function buildBackoffice() {
	say('building the back-office');
	const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
	const code = await run(pinnedNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: BACKOFFICE });
	if (code !== 0) throw new Refusal('The back-office could not be built: see above.');
	await compress(join(BACKOFFICE, 'build'));
}

/** The service worker carries the build's name, so that browsers see a new one with every build. */
function buildWorker(buildId) {
	const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
	const config = ['build', '--config', 'service-worker.vite.config.ts', '--logLevel', 'warn'];
	const env = { BUILD_ID: buildId.slice(0, 12) };
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

/** Once, at the best quality: the server only sends the files. */
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
	orExplain(ensureInstalled().then(ensureBuilt));
