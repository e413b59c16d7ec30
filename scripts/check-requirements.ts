import { join } from 'node:path';
import { judgeRequirements } from './requirements/judge-requirements.ts';
import { readProofs } from './requirements/read-proofs.ts';
import { readRequirements, requirementsPage } from './requirements/read-requirements.ts';

/**
 * A part of npm run check: each line of docs/requirements.md has a test or bench in the sets that it names.
 */
const root = join(import.meta.dirname, '..');
const problems = judgeRequirements(readRequirements(requirementsPage(root)), readProofs(root));
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
