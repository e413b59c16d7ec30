import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import settings from '../../process.json' with { type: 'json' };

const SERVER = join(import.meta.dirname, '../server.mjs');

export type ServerProcess = {
	origin: string;
	process: ChildProcess;
	/** Returns everything that the process has printed so far. */
	output: () => string;
	stop: () => Promise<number>;
};

/**
 * Long time-outs for tests, because a busy machine is only slow and not broken. Benches measure whether
 * refusals come in time.
 */
export const PATIENT = { DATABASE_TIMEOUT_MS: '60000', OVERLOAD_GUARD: 'off' };

/** Starts a real server process on a free port; `server` is the entry point of another checkout. */
export async function startServer(env: Record<string, string>, server = SERVER): Promise<ServerProcess> {
	const child = spawn(process.execPath, [...settings.arguments, server], {
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			PORT: '0',
			HOST: '127.0.0.1',
			NODE_ENV: 'production',
			// Making pictures would take processor time from what is tested or measured.
			WARM_PICTURES: 'off',
			...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
			...settings.environment,
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on('data', (chunk: Buffer) => {
			output += chunk.toString();
		});
	}
	const exited = new Promise<number>((done) => child.once('exit', (code) => done(code ?? -1)));
	const port = await new Promise<number>((done, fail) => {
		child.once('message', (message: { port: number }) => done(message.port));
		child.once('exit', () => fail(new Error(`The server did not start:\n${output}`)));
	});
	return {
		origin: `http://127.0.0.1:${port}`,
		process: child,
		output: () => output,
		stop: () => {
			child.kill('SIGTERM');
			return exited;
		},
	};
}
