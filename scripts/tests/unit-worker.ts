import { relative, resolve } from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { ownCpuSeconds } from './cpu-seconds.ts';
import type { TestMessage } from './test-result.ts';

/** A test that takes longer hangs. */
const TEST_TIMEOUT_MS = 600_000;
/** After its last test a file must have closed everything. A busy machine may need this long. */
const DRAIN_TIMEOUT_MS = 60_000;

const send = (message: TestMessage) => process.send?.(message);

/**
 * Runs the tests of one file. The run ends when nothing is open any more. If something stays open, this
 * process ends.
 */
async function runFile(file: string): Promise<void> {
	let failed = false;
	let openTests = 0;
	let draining: NodeJS.Timeout | undefined;
	const events = run({
		files: [resolve(file)],
		isolation: 'none',
		concurrency: false,
		timeout: TEST_TIMEOUT_MS,
	});
	for await (const { type, data } of events) {
		clearTimeout(draining);
		if (type === 'test:stderr' || type === 'test:stdout') process.stderr.write(data.message);
		if (type === 'test:diagnostic' && data.message.startsWith('Error: ')) sendProblem(file, data.message);
		if (type === 'test:enqueue' && data.nesting === 0) openTests += 1;
		if (type !== 'test:pass' && type !== 'test:fail') continue;
		if (data.nesting === 0) openTests -= 1;
		if (openTests === 0) draining = setTimeout(endWithWhatIsOpen, DRAIN_TIMEOUT_MS, file).unref();
		const isFailure = type === 'test:fail';
		failed ||= isFailure;
		// A suite also fails if one of its tests fails, which is reported already. Only a failure of its own
		// hooks is reported here.
		const isSuite = data.details.type === 'suite';
		const error = isFailure ? data.details.error : undefined;
		if (isSuite && !(error && isOwnFailure(error))) continue;
		send({
			kind: 'result',
			result: {
				file: relative(process.cwd(), data.file ?? file),
				title: data.name,
				ms: data.details.duration_ms,
				outcome: isFailure ? 'failed' : data.skip || data.todo ? 'skipped' : 'passed',
				...(error && { error: inspect(error.cause ?? error) }),
			},
		});
	}
	if (process.exitCode && !failed) sendProblem(file, 'something failed outside of its tests');
	process.exitCode = 0;
}

function sendProblem(file: string, problem: string): void {
	send({ kind: 'problem', problem: `${file}: ${problem}` });
}

function endWithWhatIsOpen(file: string): void {
	sendProblem(file, `open after the last test: ${process.getActiveResourcesInfo().join(', ')}`);
	process.exit(1);
}

function isOwnFailure(error: Error): boolean {
	return !('failureType' in error) || error.failureType !== 'subtestsFailed';
}

// This process ends with the run that started it, even if that was killed.
process.once('disconnect', () => process.exit(1));
process.on('message', async (file: string) => {
	// The channel alone must not keep the process alive.
	process.channel?.unref();
	const before = ownCpuSeconds();
	await runFile(file);
	process.channel?.ref();
	send({ kind: 'finished', cpuSeconds: ownCpuSeconds() - before });
});
