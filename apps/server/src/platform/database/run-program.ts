import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './embedded-postgres-place.ts';

/**
 * Runs one of PostgreSQL's programs. Its output goes to a file, because the server that pg_ctl leaves behind
 * would hold a pipe open for ever.
 */
export async function runProgram(
	place: Place,
	name: 'initdb' | 'pg_ctl',
	args: readonly string[],
): Promise<{ exitCode: number; output: string }> {
	const folder = mkdtempSync(join(tmpdir(), 'dukan-'));
	const outputFile = join(folder, 'output');
	const output = openSync(outputFile, 'w');
	try {
		const child = spawn(join(place.nativeDir, 'bin', name), args, {
			cwd: place.homeDir,
			stdio: ['ignore', output, output],
			env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
			...place.account,
		});
		const exitCode = await new Promise<number>((done, fail) => {
			child.once('error', fail);
			child.once('exit', (code) => done(code ?? 1));
		});
		return { exitCode, output: readFileSync(outputFile, 'utf8').trim() };
	} finally {
		closeSync(output);
		rmSync(folder, { recursive: true, force: true });
	}
}
