import { withEnvFile } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/**
 * Runs a file of the project, which package.json names, on the pinned Node with the arguments of the command
 * line. --env-file=<path> adds settings. It serves npm scripts that need only the installed packages.
 */
async function runCommand() {
	const [file = '', ...words] = process.argv.slice(2);
	const { args, env } = withEnvFile(words);
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), [file, ...args], { env });
}

orExplain(runCommand());
