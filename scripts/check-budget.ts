import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The limit for the scripts of the first view of home, compressed with Brotli. The framework alone takes 97
 * KB.
 */
const MAX_SCRIPT_BYTES = 126_000;
const MAX_STYLE_BYTES = 16_000;

/** COUR-02: the limit for the courier's page with all its files. */
const MAX_COURIER_BYTES = 90_000;

const CLIENT_DIR = join(import.meta.dirname, '../apps/storefront/build/current/client');

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(
	readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'),
);

/** Returns the files of a chunk and of everything that it imports. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
	const chunk = manifest[key];
	if (!chunk || seen.has(chunk.file)) return seen;
	seen.add(chunk.file);
	for (const style of chunk.css ?? []) seen.add(style);
	for (const next of chunk.imports ?? []) filesOf(next, seen);
	return seen;
}

function keyOf(ending: RegExp): string {
	const key = Object.keys(manifest).find((candidate) => ending.test(candidate));
	if (!key) throw new Error(`The build has no ${ending}.`);
	return key;
}

function weight(files: Set<string>, extension: string): number {
	const wanted = [...files].filter((file) => file.endsWith(extension));
	return wanted.reduce((sum, file) => sum + compressedSize(file), 0);
}

function compressedSize(file: string, dir = CLIENT_DIR): number {
	try {
		return readFileSync(join(dir, `${file}.br`)).length;
	} catch {
		// The file is too small to be compressed.
		return readFileSync(join(dir, file)).length;
	}
}

const files = new Set<string>();
for (const part of [/entry\.client\.tsx/, /app\/root\.tsx|^root\.tsx/, /home\/home\.screen\.tsx/])
	filesOf(keyOf(part), files);
// Only the heaviest language counts.
const texts = Math.max(
	...['tm', 'ru', 'en'].map((language) =>
		weight(filesOf(keyOf(new RegExp(`shop-${language}\\.ts$`))), '.js'),
	),
);
const script = weight(files, '.js') + texts;
const style = weight(files, '.css');

console.log(
	`  home: ${script} bytes of script (at most ${MAX_SCRIPT_BYTES}), ${style} of style (at most ${MAX_STYLE_BYTES})`,
);

const COURIER_DIR = join(import.meta.dirname, '../apps/backoffice/build/current/courier');
const courier = readdirSync(join(COURIER_DIR, 'assets'))
	.filter((name) => /\.(js|css)$/.test(name))
	.map((name) => `assets/${name}`)
	.reduce(
		(sum, file) => sum + compressedSize(file, COURIER_DIR),
		compressedSize('courier.html', COURIER_DIR),
	);
console.log(`  courier: ${courier} bytes (at most ${MAX_COURIER_BYTES})`);

const isGood = script <= MAX_SCRIPT_BYTES && style <= MAX_STYLE_BYTES && courier <= MAX_COURIER_BYTES;
process.exitCode = isGood ? 0 : 1;
