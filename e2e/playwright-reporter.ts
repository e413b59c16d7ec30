import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import type { TestMessage } from '../scripts/tests/test-result.ts';

/** The number of characters of the page's outline that are shown with a failure. */
const PAGE_SHOWN = 2000;

/**
 * The number of steps that are shown with a failure. The last one reveals a step that hung until the
 * time-out, which no error names.
 */
const STEPS_SHOWN = 5;

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

/** Describes a failure with its reason, its line, the last steps and the page at that time. */
function describe({ errors, attachments, steps }: TestResult): string {
	const found = errors.flatMap(({ message, snippet }) => [message, snippet ?? '']);
	const page = attachments.find(({ name }) => name === 'error-context')?.path;
	const shown = page === undefined ? '' : outline(readFileSync(page, 'utf8'));
	return [...found, lastSteps(steps), shown].join('\n');
}

function lastSteps(steps: TestStep[]): string {
	const own = steps.filter(({ category }) => category !== 'hook').slice(-STEPS_SHOWN);
	return own
		.map(({ title, duration, location }) => `line ${location?.line ?? '?'}: ${title} (${duration} ms)`)
		.join('\n');
}

/** Returns the main part of the page, because the menus before it are the same on every page. */
function outline(context: string): string {
	const shown = /```yaml(.*?)```/s.exec(context)?.[1] ?? '';
	const main = shown.search(/^ *- main/m);
	return shown.slice(Math.max(main, 0)).slice(0, PAGE_SHOWN);
}
