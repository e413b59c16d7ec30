import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestMessage } from '../scripts/tests/test-result.ts';

/** Characters of a page's outline that are shown beside a failure. */
const PAGE_SHOWN = 2000;

/** Sends each result to `npm test`, which started Playwright. */
export default class ParentReporter implements Reporter {
	onTestEnd(test: TestCase, result: TestResult): void {
		const expected = result.status === test.expectedStatus;
		const message: TestMessage = {
			kind: 'result',
			result: {
				file: relative(process.cwd(), test.location.file),
				title: `${test.title} [${test.parent.project()?.name}]`,
				ms: result.duration,
				outcome: result.status === 'skipped' ? 'skipped' : expected ? 'passed' : 'failed',
				...(!expected && { error: describe(result) }),
			},
		};
		process.send?.(message);
	}

	onError(error: { message?: string }): void {
		console.error(error.message);
	}

	printsToStdio(): boolean {
		return true;
	}
}

/** Why it failed, at which line, and what the page showed then. */
function describe({ errors, attachments }: TestResult): string {
	const page = attachments.find(({ name }) => name === 'error-context')?.path;
	const shown = page === undefined ? '' : (/```yaml.*?```/s.exec(readFileSync(page, 'utf8'))?.[0] ?? '');
	const found = errors.flatMap(({ message, snippet }) => [message, snippet ?? '']);
	return [...found, shown.slice(0, PAGE_SHOWN)].join('\n');
}
