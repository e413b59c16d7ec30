import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMPORT_RULES } from './imports/import-rules.ts';
import { judgeAreas, judgeFolders } from './imports/judge-areas.ts';
import { judgeImports } from './imports/judge-imports.ts';
import { holdsStraySql } from './imports/judge-sql.ts';
import { isThere, listSources, readImports } from './imports/read-imports.ts';

/**
 * A part of npm run check: imports follow the directions of import-rules.ts and areas.ts, form no cycle and
 * lead to existing files. SQL is only in *.queries.ts files.
 */
const root = join(import.meta.dirname, '..');
const sources = listSources(root);
const imports = readImports(root, sources);
const lines = [
	...[...judgeImports(imports, IMPORT_RULES), ...judgeAreas(imports), ...judgeFolders(sources)].map(
		({ rule, from, to }) => `${rule}: ${from} → ${to}`,
	),
	...sources
		.filter((file) => holdsStraySql(file, readFileSync(join(root, file), 'utf8')))
		.map((file) => `SQL outside of *.queries.ts: ${file}`),
	...imports.filter((one) => !isThere(root, one)).map(({ from, to }) => `leads nowhere: ${from} → ${to}`),
];
for (const line of lines) console.error(line);
if (lines.length > 0) {
	const whys = IMPORT_RULES.filter(
		({ name, why }) => why && lines.some((line) => line.startsWith(`${name}:`)),
	);
	for (const { name, why } of whys) console.error(`${name}: ${why}`);
	process.exitCode = 1;
}
