import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What a browser gets from us: bundles, styles, pages' sources, drawings. None may name a host that it would ask. */
const FILES = [
	'apps/storefront/build/current/client/**/*.{js,css,svg,html,json,webmanifest}',
	'apps/storefront/public/**/*.{svg,html,webmanifest}',
	'apps/backoffice/build/current/**/*.{js,css,html}',
	'{apps/storefront/app,apps/backoffice/src,packages/ui/src}/**/*.{ts,tsx,css}',
	'packages/demo-catalogue/src/**/*.ts',
	'apps/server/src/features/operations/**/*.ts',
];

/** Addresses that are names or mentions, never asked: XML namespaces and the frameworks' help in error messages. */
const MENTIONS = [
	/^https?:\/\/www\.w3\.org\/(1998|1999|2000|XML)/,
	// The vocabulary's name in data for search engines.
	/^https:\/\/schema\.org/,
	/^https:\/\/react\.dev\//,
	/^https:\/\/reactrouter\.com\//,
	/^https:\/\/github\.com\/ungap\/url-search-params/,
	// Under the plots of the back-office: redux and immer.
	/^https:\/\/redux(-toolkit)?\.js\.org\/Errors/,
	/^https:\/\/bit\.ly\/3cXEKWf/,
	// Under the page editor: ProseMirror's help, and a hint that names the scheme alone.
	/^https:\/\/prosemirror\.net\/docs\//,
	/^https:\/\/,$/,
	/^https?:\/\/(localhost|shop|\$)/,
	// Where people may go to install the app.
	/^https:\/\/(apps\.apple\.com|play\.google\.com)\//,
];

const problems: string[] = [];
for (const file of globSync(FILES, { cwd: ROOT })) {
	if (file.endsWith('.test.ts')) continue;
	const text = readFileSync(join(ROOT, file), 'utf8');
	for (const [address] of text.matchAll(/(?:https?|wss?):\/\/[^\s"'`)<>\\]+|(?<=url\(["']?)\/\/[^\s"')]+/g)) {
		if (!MENTIONS.some((mention) => mention.test(address))) problems.push(`${file}: ${address.slice(0, 80)}`);
	}
}
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
