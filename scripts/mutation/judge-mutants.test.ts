import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AREAS, type Area, globsWithin } from './areas.ts';
import { judgeMutants, type MutationReport, readEquivalents, scoreOf, sumOf } from './judge-mutants.ts';

const FILE = 'packages/domain/src/cart/cart.ts';
const SOURCE = 'const a = 1;\n\treturn stock > 0 &&\n\t\tisSold;\n';
const atLine2 = (from: number, to: number) => ({
	start: { line: 2, column: from },
	end: { line: 2, column: to },
});
const report = (...statuses: string[]): MutationReport => ({
	files: {
		[FILE]: {
			source: SOURCE,
			mutants: statuses.map((status) => ({
				status,
				mutatorName: 'EqualityOperator',
				replacement: 'stock >= 0',
				location: atLine2(9, 18),
			})),
		},
	},
});
const DOCUMENT = `# Title
- a list before any file
### ${FILE}
No reader tells the two apart.
\`\`\`diff
- return stock > 0 &&
+ return stock >= 0 &&
\`\`\`
`;

test('a survivor is shown with its line before and after, and counts against the score', () => {
	const { counts, survivors } = judgeMutants([report('Killed', 'Timeout', 'Survived', 'NoCoverage')], []);
	assert.deepEqual(survivors[0], {
		file: FILE,
		line: 2,
		mutator: 'EqualityOperator',
		before: 'return stock > 0 &&',
		after: 'return stock >= 0 &&',
	});
	const all = sumOf(counts.values());
	assert.deepEqual(all, { mutants: 4, killed: 1, timedOut: 1, equivalent: 0, survived: 2 });
	assert.equal(scoreOf(all), 50);
});

test('an equivalent mutant of the document is not counted, once for each entry', () => {
	const { counts, survivors, outdated } = judgeMutants(
		[report('Killed', 'Survived', 'Survived')],
		readEquivalents(DOCUMENT),
	);
	assert.equal(survivors.length, 1);
	assert.deepEqual(outdated, []);
	assert.equal(scoreOf(sumOf(counts.values())), 50);
});

test('an entry that matches no survivor of a mutated file is outdated; of another file it waits', () => {
	const equivalents = readEquivalents(DOCUMENT);
	assert.deepEqual(judgeMutants([report('Killed')], equivalents).outdated, equivalents);
	assert.deepEqual(judgeMutants([], equivalents).outdated, []);
});

test('a path of the command line narrows an area to a folder or a file', () => {
	const [domain, orders] = AREAS as [Area, Area];
	assert.equal(globsWithin(domain, 'packages/domain/src/cart/')[0], 'packages/domain/src/cart/**/*.ts');
	assert.equal(globsWithin(domain, FILE)[0], FILE);
	assert.deepEqual(globsWithin(orders, FILE), []);
	assert.deepEqual(globsWithin(orders, 'apps/server/src/features/orders/move-order.ts'), [
		'apps/server/src/features/orders/move-order.ts',
	]);
	assert.deepEqual(globsWithin(orders, 'apps/server/src/features/orders/order-events.ts'), []);
	assert.deepEqual(globsWithin(domain, 'packages/domain'), domain.mutate);
});
