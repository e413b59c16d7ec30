/** The result of one test, as the processes that run tests send it to `npm test`. */
export type TestResult = {
	file: string;
	title: string;
	ms: number;
	outcome: 'passed' | 'failed' | 'skipped';
	/** The reason of the failure. */
	error?: string;
};

/** Messages from a process that runs tests. */
export type TestMessage =
	| { kind: 'result'; result: TestResult }
	| { kind: 'problem'; problem: string }
	/** The process waits for the next file. */
	| { kind: 'finished'; cpuSeconds: number };
