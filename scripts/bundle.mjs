import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { orExplain, Refusal, ROOT, say } from './root.mjs';
import { runtimePackages } from './runtime-packages.mjs';

/** The applications that run in production: the server, and the built storefront that it renders. */
export const RUNNING = ['apps/server', 'apps/storefront'];
/** The place of the installed package. The documents, the systemd units and `dukan` name it. */
const HOME = 'opt/dukan/package';
const DEPENDS = [
	'postgresql (>= 15)',
	'pgbackrest',
	'nginx-light | nginx',
	'openssl',
	'rsync',
	'openssh-client',
	'adduser',
	'ca-certificates',
	'libatomic1',
	'systemd',
];
const RECOMMENDS = ['certbot', 'systemd-timesyncd'];
/** Scripts that dpkg runs as root. Their sources are in deploy/package. */
const MAINTAINER_SCRIPTS = ['postinst', 'prerm', 'postrm'];

/**
 * npm run bundle [-- folder]: makes a Debian package with the built shop, the modules that it needs and its
 * Node, for machines of this kind. It is installed there with: apt install ./dukan_….deb && dukan setup
 */
async function bundle() {
	if (!hasDpkg()) throw new Refusal('npm run bundle makes a Debian package: it needs dpkg-deb.');
	await ensureInstalled();
	await ensureBuilt();
	const dir = resolve(process.argv[2] ?? join(ROOT, '.cache/bundle'));
	const version = packageVersion();
	const architecture = output('dpkg', ['--print-architecture']);
	const tree = join(dir, 'tree');
	rmSync(tree, { recursive: true, force: true });
	copyShop(join(tree, HOME), version);
	copyMachineFiles(tree);
	writeControl(tree, { version, architecture });
	const name = `dukan_${version}_${architecture}.deb`;
	say(`writing ${join(dir, name)}`);
	// The files belong to root and all may read them. `dukan setup` writes secrets elsewhere.
	output('chmod', ['-R', 'u=rwX,go=rX', tree]);
	for (const script of MAINTAINER_SCRIPTS) chmodSync(join(tree, 'DEBIAN', script), 0o755);
	output('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z6', '--build', tree, join(dir, name)]);
	rmSync(tree, { recursive: true });
	const hash = createHash('sha256')
		.update(readFileSync(join(dir, name)))
		.digest('hex');
	writeFileSync(join(dir, `${name}.sha256`), `${hash}  ${name}\n`);
	say(`done; on the other machine, as root: apt install ./${name} && dukan setup`);
}

/**
 * Returns a version that grows with every commit, so that dpkg knows the newer of two packages. Uncommitted
 * changes add the time in seconds.
 */
function packageVersion() {
	const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	if (!existsSync(join(ROOT, '.git'))) return version;
	const count = output('git', ['rev-list', '--count', 'HEAD']);
	const commit = output('git', ['rev-parse', '--short=10', 'HEAD']);
	const changed = output('git', ['status', '--porcelain', '--untracked-files=no']) !== '';
	return `${version}+${count}.${changed ? `changed${Math.floor(Date.now() / 1000)}.` : ''}${commit}`;
}

function copyShop(home, version) {
	say('collecting what runs');
	const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
	const isInstalled = (path) => existsSync(join(ROOT, path));
	const packages = runtimePackages(lockfile, RUNNING, isInstalled);
	const own = packages
		.filter((path) => lockfile.packages[path].link)
		.map((path) => lockfile.packages[path].resolved);
	for (const path of packages.filter((path) => !lockfile.packages[path].link)) copy(path, home);
	for (const path of packages.filter((path) => lockfile.packages[path].link)) link(path, home);
	for (const path of [...own, 'apps/server']) copy(path, home, isRunning);
	for (const app of ['storefront', 'backoffice']) {
		copy(`apps/${app}/package.json`, home);
		const build = readlinkSync(join(ROOT, `apps/${app}/build/current`));
		copy(`apps/${app}/build/${build}`, home);
		link(`apps/${app}/build/current`, home);
	}
	for (const path of ['deploy', 'docs/operations.md', 'LICENSE']) copy(path, home);
	const node = readdirSync(join(ROOT, 'node_modules')).find((name) => /^node-linux-/.test(name));
	if (!node) throw new Refusal('The Node of the shop is not installed: npm ci.');
	copy(`node_modules/${node}`, home);
	link('node_modules/.bin/node', home);
	const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	writeFileSync(join(home, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, '\t')}\n`);
}

/** Tells whether the package needs a file. Tests and their helpers are left out. */
function isRunning(path) {
	return !/\.test\.ts$|\/src\/testing(\/|$)|\/node_modules(\/|$)|tsconfig\.(json|tsbuildinfo)$|\/\.[a-z]/.test(
		path,
	);
}

function copy(path, home, filter = () => true) {
	const from = join(ROOT, path);
	mkdirSync(dirname(join(home, path)), { recursive: true });
	cpSync(from, join(home, path), {
		recursive: true,
		verbatimSymlinks: true,
		filter: (file) => filter(file.slice(ROOT.length)),
	});
}

/** Copies a relative link of npm, which leads to the same place in the copy. */
function link(path, home) {
	mkdirSync(dirname(join(home, path)), { recursive: true });
	symlinkSync(readlinkSync(join(ROOT, path)), join(home, path));
}

function copyMachineFiles(tree) {
	const put = (from, to) => {
		mkdirSync(dirname(join(tree, to)), { recursive: true });
		cpSync(join(ROOT, 'deploy', from), join(tree, to));
	};
	put('dukan', 'usr/bin/dukan');
	for (const unit of readdirSync(join(ROOT, 'deploy')).filter((name) => /\.(service|timer)$/.test(name)))
		put(unit, `lib/systemd/system/${unit}`);
	// Debian's unit does not start PostgreSQL again after a crash.
	put('package/postgresql-restart.conf', 'lib/systemd/system/postgresql@.service.d/dukan.conf');
}

function writeControl(tree, { version, architecture }) {
	const control = join(tree, 'DEBIAN');
	mkdirSync(control, { recursive: true });
	const lines = {
		Package: 'dukan',
		Version: version,
		Architecture: architecture,
		Maintainer: 'Dükan <root@localhost>',
		'Installed-Size': output('du', ['--summarize', '--block-size=1024', tree]).split('\t')[0],
		Depends: DEPENDS.join(', '),
		Recommends: RECOMMENDS.join(', '),
		Section: 'web',
		Priority: 'optional',
		Description:
			'Dükan, an online electronics shop\n The shop, its back-office and its own Node. "dukan setup" makes a running shop of the machine.',
	};
	const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\n`);
	writeFileSync(join(control, 'control'), text.join(''));
	for (const script of MAINTAINER_SCRIPTS) {
		const source = readFileSync(join(ROOT, 'deploy/package', script), 'utf8');
		writeFileSync(join(control, script), source.replaceAll('@VERSION@', version));
	}
}

function hasDpkg() {
	try {
		output('dpkg-deb', ['--version']);
		return true;
	} catch {
		return false;
	}
}

function output(command, args) {
	return execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) orExplain(bundle());
