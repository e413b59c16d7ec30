import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain, ROOT, say } from './root.mjs';

/**
 * npm run check: everything that can be known without running the shop. All of them run, as many at once as there are
 * cores; any may fail the whole.
 */
const CHECKS = [
	// The longest first. tsc -b follows the references of tsconfig.json: each part is checked once. Several checkers of one part
	// each work out the types of all calls again, which takes twice the processor's time.
	[
		'types',
		[
			['react-router', ['typegen'], 'apps/storefront'],
			['tsc', ['-b', '--checkers', '1']],
		],
	],
	['format and lint', [['biome', ['check', '--error-on-warnings', '.']]]],
	['dead code', [['knip', []]]],
	[
		'import directions and cycles',
		[['depcruise', ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'scripts', 'bench']]],
	],
	['lockfile', [[pinnedNode, ['scripts/check-lockfile.ts']]]],
	['words', [[pinnedNode, ['scripts/check-words.ts']]]],
	['foreign hosts', [[pinnedNode, ['scripts/check-foreign-hosts.ts']]]],
	['Turkmen texts', [[pinnedNode, ['scripts/check-turkmen.ts']]]],
	['script budget', [[pinnedNode, ['scripts/check-budget.ts']]]],
];

async function check() {
	await ensureInstalled();
	await ensureBuilt();
	const waiting = [...CHECKS];
	const failed = [];
	const lane = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [name, commands] = next;
			const startedAt = performance.now();
			const { code, output } = await runAll(commands);
			const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
			// Whole outputs one after the other, though the checks run side by side.
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

/** One command after the other until one fails. */
async function runAll(commands) {
	let output = '';
	for (const [command, args, folder] of commands) {
		const program = typeof command === 'function' ? command() : command;
		const result = await runQuietly(program, args, folder);
		output += result.output;
		if (result.code !== 0) return { code: result.code, output };
	}
	return { code: 0, output };
}

function runQuietly(program, args, folder = '.') {
	const child = spawn(program, args, {
		cwd: join(ROOT, folder),
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
