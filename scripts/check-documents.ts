import { judgeDocuments } from './documents/judge-documents.ts';

/**
 * A part of npm run check: the links, paths and commands in documents exist, and each setting is documented
 * once.
 */
const problems = judgeDocuments();
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
