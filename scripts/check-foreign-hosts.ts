import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignAddresses } from './supply-chain.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Files that a browser gets from the shop: bundles, styles, the sources of pages and drawings. None of them
 * may request anything from another host.
 */
const FILES = [
	'apps/storefront/build/current/client/**/*.{js,css,svg,html,json,webmanifest}',
	'apps/storefront/public/**/*.{svg,html,webmanifest}',
	'apps/backoffice/build/current/**/*.{js,css,html}',
	'{apps/storefront/app,apps/backoffice/src,packages/ui/src}/**/*.{ts,tsx,css}',
	'packages/demo-catalogue/src/**/*.ts',
	'apps/server/src/areas/running/operations/**/*.ts',
];

const problems = globSync(FILES, { cwd: ROOT })
	.filter((file) => !file.endsWith('.test.ts'))
	.flatMap((file) =>
		foreignAddresses(readFileSync(join(ROOT, file), 'utf8')).map(
			(address) => `${file}: ${address.slice(0, 80)}`,
		),
	);
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
