import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain, say } from './root.mjs';
import { run } from './run.mjs';

/** npm run check: everything that can be known without running the shop. All of them run; any may fail the whole. */
const CHECKS = [
	['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
	['types of the storefront’s routes', 'react-router', ['typegen'], { cwd: 'apps/storefront' }],
	...[
		...[
			'packages/domain',
			'packages/i18n',
			'packages/api-client',
			'packages/ui',
			'apps/server',
			'apps/storefront',
			'apps/backoffice',
		],
		...['apps/storefront/service-worker', 'e2e'],
	].map((part) => [`types: ${part}`, 'tsc', ['-p', part]]),
	[
		'import directions and cycles',
		'depcruise',
		['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'scripts', 'bench'],
	],
	['dead code', 'knip', []],
	['lockfile', pinnedNode, ['scripts/check-lockfile.ts']],
	['foreign hosts', pinnedNode, ['scripts/check-foreign-hosts.ts']],
	['script budget', pinnedNode, ['scripts/check-budget.ts']],
];

async function check() {
	await ensureInstalled();
	await ensureBuilt();
	const failed = [];
	for (const [name, command, args, options] of CHECKS) {
		const program = typeof command === 'function' ? command() : command;
		const code = await run(program, args, options);
		say(`${code === 0 ? 'good' : 'BAD '}  ${name}`);
		if (code !== 0) failed.push(name);
	}
	if (failed.length > 0) {
		console.error(`\n${failed.length} of ${CHECKS.length} checks failed: ${failed.join(', ')}.`);
		process.exitCode = 1;
	}
}

orExplain(check());
