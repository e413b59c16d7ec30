import { relative } from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import type { TestMessage } from './test-result.ts';

/** A test that needs longer hangs. */
const TEST_TIMEOUT_MS = 600_000;
/** Everything that tests opened must be closed when the last one has ended; a busy machine may need a moment. */
const DRAIN_TIMEOUT_MS = 60_000;

/** Runs the test files of one group in this process and fails when they leave anything open. */
async function runGroup(files: string[]): Promise<void> {
	// The channel alone must not hold the process open.
	process.channel?.unref();
	const send = (message: TestMessage) => process.send?.(message);
	let failed = false;
	const events = run({ files, isolation: 'none', concurrency: false, timeout: TEST_TIMEOUT_MS });
	for await (const { type, data } of events) {
		if (type === 'test:stderr' || type === 'test:stdout') process.stderr.write(data.message);
		if (type !== 'test:pass' && type !== 'test:fail') continue;
		const isFailure = type === 'test:fail';
		failed ||= isFailure;
		// A suite fails because of its tests, which are reported themselves, or because of its own hooks.
		const isSuite = data.details.type === 'suite';
		const error = isFailure ? data.details.error : undefined;
		if (isSuite && !(error && isOwnFailure(error))) continue;
		send({
			kind: 'result',
			result: {
				file: relative(process.cwd(), data.file ?? ''),
				title: data.name,
				ms: data.details.duration_ms,
				outcome: isFailure ? 'failed' : data.skip || data.todo ? 'skipped' : 'passed',
				...(error && { error: inspect(error.cause ?? error) }),
			},
		});
	}
	if (failed) process.exitCode = 1;
	setTimeout(() => {
		send({ kind: 'left behind', what: process.getActiveResourcesInfo() });
		process.exit(1);
	}, DRAIN_TIMEOUT_MS).unref();
}

function isOwnFailure(error: Error): boolean {
	return !('failureType' in error) || error.failureType !== 'subtestsFailed';
}

await runGroup(process.argv.slice(2));
