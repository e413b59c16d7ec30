import { join } from 'node:path';
import { AREAS, GROUND, TREES, type TreeName } from './imports/areas.ts';
import { arrowsOf } from './imports/judge-areas.ts';
import { listSources, readImports } from './imports/read-imports.ts';

/**
 * npm run areas: prints which area uses which, and by how many imports, from the highest area down. The areas
 * that all may use are left out.
 */
const root = join(import.meta.dirname, '..');
const arrows = arrowsOf(readImports(root, listSources(root)));

console.log(`From the ground up: ${AREAS.join(', ')}. All use ${GROUND.join(' and ')}, which are not drawn.`);
for (const tree of Object.keys(TREES) as TreeName[]) {
	const own = arrows.filter((arrow) => arrow.tree === tree);
	console.log(`\n${tree}: ${own.length} arrows`);
	for (const [from, targets] of Map.groupBy(own, (arrow) => arrow.from))
		console.log(
			`  ${from.padEnd(12)} → ${targets.map(({ to, imports }) => `${to} (${imports})`).join(', ')}`,
		);
}
