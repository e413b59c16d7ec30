import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestMessage } from '../scripts/tests/test-result.ts';

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
				...(!expected && { error: result.errors.map(({ message }) => message).join('\n') }),
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
