import { judgeDocuments } from './documents/judge-documents.ts';

/** Part of npm run check: links, paths and commands of documents exist, and each setting is documented once. */
const problems = judgeDocuments();
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
