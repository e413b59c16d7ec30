import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';

/** Runs a program in the project's folder, with its tools on the PATH. Answers its exit code. */
export function run(command, args, options = {}) {
	const { env, ...rest } = options;
	const child = spawn(command, args, {
		cwd: ROOT,
		stdio: 'inherit',
		env: {
			...process.env,
			PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
			...env,
		},
		...rest,
	});
	return new Promise((done, fail) => {
		child.once('error', fail);
		child.once('exit', (code, signal) => done(signal ? 1 : (code ?? 1)));
	});
}
