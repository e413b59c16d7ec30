import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { whenNpmIsGone } from './end-with-npm.mjs';
import { ROOT } from './root.mjs';

/**
 * Runs a program in the project's folder, with the project's tools on the PATH, and returns its exit code.
 */
export function run(command, args, options = {}) {
	const { env, ...rest } = options;
	return exitCodeOf(spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: withTools(env), ...rest }));
}

/**
 * Runs a program as the head of a process group, so that all its processes can be ended together. The program
 * must end when its channel to this process closes for any reason. Returns its exit code.
 */
export function runAsGroup(command, args, env) {
	const child = spawn(command, args, {
		cwd: ROOT,
		detached: process.platform !== 'win32',
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		env: withTools(env),
	});
	// Ctrl-C reaches only the process group of this process, so the signal is passed on.
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
