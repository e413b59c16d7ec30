import { spawn } from 'node:child_process';

/** What a tool printed, or nothing where it is not installed. It is ended when its time is over. */
export async function runTool(
	program: string,
	args: readonly string[],
	{ forMs, cwd }: { forMs: number; cwd: string },
): Promise<{ said: string; inTime: boolean } | undefined> {
	const child = spawn(program, args, {
		cwd,
		env: { PATH: process.env.PATH, HOME: cwd, LANG: 'C.UTF-8' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk: Buffer) => {
			said += chunk.toString();
		});
	let inTime = true;
	const clock = setTimeout(() => {
		inTime = false;
		child.kill('SIGKILL');
	}, forMs);
	const isThere = await new Promise<boolean>((done) => {
		child.once('error', () => done(false));
		child.once('close', () => done(true));
	});
	clearTimeout(clock);
	return isThere ? { said, inTime } : undefined;
}

type Target = {
	origin: string;
	/** The shop's. */
	pid: number;
	/** Of the tool's own, empty. */
	dir: string;
	full: boolean;
	check: (what: string, target: string, measured: string, met: boolean) => void;
};
/** False where the tool is not installed. */
export type Tool = (target: Target) => Promise<boolean>;
