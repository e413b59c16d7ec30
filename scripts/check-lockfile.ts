import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, lockProblems, unpinned, type Wanted } from './supply-chain.ts';

const ROOT = join(import.meta.dirname, '..');

/** The lockfile of the project and that of mutation testing, which is installed separately. */
const LOCKFILES = ['package-lock.json', 'scripts/mutation/package-lock.json'];
const MANIFESTS = '{.,packages/*,apps/*,e2e,bench,scripts/mutation}/package.json';
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const problems = [
	...LOCKFILES.flatMap((file) =>
		lockProblems(readJson<{ packages: Record<string, LockedPackage> }>(file).packages),
	),
	...globSync(MANIFESTS, { cwd: ROOT }).flatMap((file) => {
		const manifest = readJson<Record<string, Wanted>>(file);
		return KINDS.flatMap((kind) => unpinned(manifest[kind] ?? {})).map((problem) => `${file}: ${problem}`);
	}),
];
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
