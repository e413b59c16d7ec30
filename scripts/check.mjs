import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain, ROOT, say } from './root.mjs';

/** Checks that need no running shop, the slowest first. */
const CHECKS = [
	['types', process.execPath, 'scripts/types.mjs'],
	['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
	['dead code', 'knip', '--treat-config-hints-as-errors'],
	['words', pinnedNode, 'scripts/check-words.ts'],
	['Turkmen texts', pinnedNode, 'scripts/check-turkmen.ts'],
	['import directions and cycles', pinnedNode, 'scripts/check-imports.ts'],
	['requirements', pinnedNode, 'scripts/check-requirements.ts'],
	['documents', pinnedNode, 'scripts/check-documents.ts'],
	['lockfile', pinnedNode, 'scripts/check-lockfile.ts'],
	['foreign hosts', pinnedNode, 'scripts/check-foreign-hosts.ts'],
	['script budget', pinnedNode, 'scripts/check-budget.ts'],
];

/** npm run check: runs all checks, as many at once as there are cores. A failure of one fails the command. */
async function check() {
	await ensureInstalled();
	await ensureBuilt();
	const waiting = [...CHECKS];
	const failed = [];
	const lane = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [name, command, ...args] = next;
			const startedAt = performance.now();
			const program = typeof command === 'function' ? command() : command;
			const { code, output } = await runQuietly(program, args);
			const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
			// The checks run in parallel, but their outputs are printed one after another.
			if (output.trim()) console.log(output.trimEnd());
			say(`${code === 0 ? 'good' : 'BAD '}  ${name} (${seconds} s)`);
			if (code !== 0) failed.push(name);
		}
	};
	await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
	if (failed.length > 0) {
		console.error(`\n${failed.length} of ${CHECKS.length} checks failed: ${failed.join(', ')}.`);
		process.exitCode = 1;
	}
}

function runQuietly(program, args) {
	const child = spawn(program, args, {
		cwd: ROOT,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: {
			...process.env,
			FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
			PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
		},
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8');
		stream.on('data', (text) => {
			output += text;
		});
	}
	return new Promise((done, fail) => {
		child.once('error', fail);
		child.once('close', (code) => done({ code: code ?? 1, output }));
	});
}

orExplain(check());
