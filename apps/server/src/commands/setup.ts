import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Answers, collectAnswers, QUESTIONS } from './machine/answers.ts';
import { requireRoot } from './machine/run.ts';
import { readAnswers, setUp } from './machine/set-up.ts';
import { runMain } from './run-main.ts';

/**
 * dukan setup: makes this machine a running shop, or updates one to the installed package. Each step first
 * looks at what exists, so setup can be run again at any time, also after a failure half-way.
 */
runMain(async () => {
	const names = Object.keys(QUESTIONS) as (keyof Answers)[];
	const { values }: { values: Record<string, string | boolean | undefined> } = parseArgs({
		options: {
			help: { type: 'boolean', default: false },
			...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
		},
	});
	if (values.help) return printHelp();
	requireRoot('dukan setup');
	const words = Object.fromEntries(names.map((name) => [name, values[name]?.toString()]));
	const answers = await withTerminal((ask) =>
		collectAnswers({ words, env: process.env, before: readAnswers() }, ask),
	);
	setUp(answers);
});

function printHelp(): void {
	console.log('dukan setup: what is not given is asked for; what was answered once is not asked again.\n');
	for (const [name, { text, preset }] of Object.entries(QUESTIONS))
		console.log(`  --${name}=…\n      ${text}${preset ? ` [${preset}]` : ''}`);
	console.log('\nEach can also be given as DUKAN_ADDRESS=… and so on in the environment.');
}

type Ask = (question: string, preset: string) => Promise<string>;

async function withTerminal<Result>(work: (ask: Ask | undefined) => Promise<Result>): Promise<Result> {
	if (!process.stdin.isTTY) return work(undefined);
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return await work(async (question, preset) => {
			const typed = await terminal.question(`${question}${preset ? ` [${preset}]` : ''}: `);
			return typed.trim() || preset;
		});
	} finally {
		terminal.close();
	}
}
