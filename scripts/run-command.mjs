import { withEnvFile } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/**
 * What npm runs that needs nothing but the packages: a file of the project (package.json says which) with the words of the command
 * line, on the pinned Node; --env-file=<path> brings settings.
 */
async function runCommand() {
	const [file = '', ...words] = process.argv.slice(2);
	const { args, env } = withEnvFile(words);
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), [file, ...args], { env });
}

orExplain(runCommand());
