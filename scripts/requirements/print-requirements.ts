import { join } from 'node:path';
import { judgeRequirements } from './judge-requirements.ts';
import { readProofs } from './read-proofs.ts';
import { readRequirements, requirementsPage } from './read-requirements.ts';

/** npm run requirements: prints every requirement with its proofs, by set. */
const MAX_LINE_LENGTH = 110;

const root = join(import.meta.dirname, '../..');
const requirements = readRequirements(requirementsPage(root));
const proofs = readProofs(root);

for (const { number, text, sets, notYet } of requirements) {
	const start = text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH - 1)}…` : text;
	console.log(`${number} [${notYet ? `not yet: ${notYet}` : sets.join(', ')}] ${start}`);
	const own = proofs.filter(({ numbers }) => numbers.includes(number));
	for (const { set, file, title } of own) console.log(`    ${set.padEnd(5)}  ${file}: ${title}`);
	if (own.length === 0 && !notYet) console.log('    nothing proves it');
}

const built = requirements.filter(({ notYet }) => !notYet);
const problems = judgeRequirements(requirements, proofs);
console.log(`\n${built.length} lines are built, ${requirements.length - built.length} not yet.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
