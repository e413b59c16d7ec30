/** One line of `npm run doctor`. What is not good has a remedy. */
export type Finding =
	| { about: string; state: 'good'; found: string }
	| { about: string; state: 'warning' | 'bad'; found: string; remedy: string };

type Doubt = { found: string; remedy: string };

export function good(about: string, found: string): Finding {
	return { about, state: 'good', found };
}

export function warning(about: string, { found, remedy }: Doubt): Finding {
	return { about, state: 'warning', found, remedy };
}

export function bad(about: string, { found, remedy }: Doubt): Finding {
	return { about, state: 'bad', found, remedy };
}

const MARKS = { good: 'good   ', warning: 'look at', bad: 'BAD    ' } as const;

export function printFinding(finding: Finding): string {
	const line = `${MARKS[finding.state]}  ${finding.about}: ${finding.found}`;
	return finding.state === 'good' ? line : `${line}\n         → ${finding.remedy}`;
}
