import { spawnSync } from 'node:child_process';
import { UsageError } from '../run-main.ts';

type Options = {
	/** The account that runs the program; root by default. */
	as?: 'postgres' | 'dukan';
	input?: string;
	/** Shows the output at the terminal as it comes. */
	shown?: boolean;
};

/**
 * Runs a program of the machine and returns what it printed. If the program fails, the error is one sentence
 * and not a stack.
 */
export function run(command: string, args: readonly string[], { as, input, shown }: Options = {}): string {
	const { status, stdout, stderr, error } = tryRun(command, args, { as, input, shown });
	if (status === 0) return stdout;
	const said = [...stderr.split('\n'), ...stdout.split('\n')].filter((line) => line.trim() !== '').slice(-3);
	throw new UsageError(
		`${command} ${args.slice(0, 3).join(' ')} failed: ${error ?? said.join(' ')}`.slice(0, 600),
	);
}

export function tryRun(
	command: string,
	args: readonly string[],
	{ as, input, shown = false }: Options = {},
): { status: number | null; stdout: string; stderr: string; error: string | undefined } {
	const words = as ? ['runuser', '-u', as, '--', command, ...args] : [command, ...args];
	const [program = '', ...others] = words;
	const { status, stdout, stderr, error } = spawnSync(program, others, {
		// Every account may enter this folder.
		cwd: '/',
		encoding: 'utf8',
		maxBuffer: 64 * 2 ** 20,
		stdio: ['pipe', shown ? 'inherit' : 'pipe', 'pipe'],
		...(input !== undefined && { input }),
	});
	return { status, stdout: stdout ?? '', stderr: stderr ?? '', error: error?.message };
}

export const isActive = (unit: string) => tryRun('systemctl', ['is-active', '--quiet', unit]).status === 0;

export function requireRoot(command: string): void {
	if (process.getuid?.() !== 0) throw new UsageError(`${command} changes the machine: run it as root.`);
}

export const say = (line: string) => console.log(`· ${line}`);
