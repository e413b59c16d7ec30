import { withEnvFile } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** Runs a command of apps/server/src/commands with the words of the command line; --env-file=<path> brings its settings. */
export function runCommand(file) {
	orExplain(
		(async () => {
			const { args, env } = withEnvFile(process.argv.slice(2));
			await ensureInstalled();
			process.exitCode = await run(pinnedNode(), [`apps/server/src/commands/${file}`, ...args], { env });
		})(),
	);
}
