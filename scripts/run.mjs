import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { whenNpmIsGone } from './end-with-npm.mjs';
import { ROOT } from './root.mjs';

/** Runs a program in the project's folder, with its tools on the PATH. Answers its exit code. */
export function run(command, args, options = {}) {
	const { env, ...rest } = options;
	return exitCodeOf(spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: withTools(env), ...rest }));
}

/**
 * Runs a program as the head of a process group, so that it and all it starts can be ended together. It is to end when the channel
 * to this process closes, however that comes. Answers its exit code.
 */
export function runAsGroup(command, args, env) {
	const child = spawn(command, args, {
		cwd: ROOT,
		detached: process.platform !== 'win32',
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		env: withTools(env),
	});
	// Ctrl-C reaches the group of this process, not that one.
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	whenNpmIsGone(() => process.exit(1));
	return exitCodeOf(child);
}

function withTools(env) {
	const PATH = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
	return { ...process.env, PATH, ...env };
}

function exitCodeOf(child) {
	return new Promise((done, fail) => {
		child.once('error', fail);
		child.once('exit', (code, signal) => done(signal ? 1 : (code ?? 1)));
	});
}
