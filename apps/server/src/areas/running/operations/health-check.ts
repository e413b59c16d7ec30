import type { HealthState } from '@dukan/domain/running/operations/health.ts';

/** The result of a check in words, and whether it is good. 'unknown' means that a person should look. */
export type Reading = { found: string; isGood: boolean | 'unknown' };

/** The doctor, the operations screen and the alerts run lists of such checks. */
export type HealthCheck<Source> = {
	name: string;
	/** Returns undefined if the source does not know. */
	read: (source: Source) => Reading | undefined | Promise<Reading | undefined>;
	/** The state if the reading is not good. */
	otherwise: 'warning' | 'bad';
	/** Tells what to do next. */
	remedy: string;
};

export type Finding<Name extends string = string> = {
	name: Name;
	state: HealthState;
	found: string;
	remedy: string;
};

export async function runChecks<Source, Name extends string>(
	checks: readonly (HealthCheck<Source> & { name: Name })[],
	source: Source,
): Promise<Finding<Name>[]> {
	const findings: Finding<Name>[] = [];
	for (const { name, read, otherwise, remedy } of checks) {
		const reading = await read(source);
		if (!reading) continue;
		const { found, isGood } = reading;
		const state = isGood === 'unknown' ? 'warning' : isGood ? 'good' : otherwise;
		findings.push({ name, state, found, remedy });
	}
	return findings;
}

const MARKS: Readonly<Record<HealthState, string>> = { good: 'good   ', warning: 'look at', bad: 'BAD    ' };

export function printFinding({ name, state, found, remedy }: Finding): string {
	const line = `${MARKS[state]}  ${name}: ${found}`;
	return state === 'good' ? line : `${line}\n         → ${remedy}`;
}
