import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run guide: follows docs/operations.md, command by command, on a Debian of its own; as root, with debootstrap and systemd-nspawn. */
async function guide() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), ['scripts/guide/follow-guide.ts', ...process.argv.slice(2)]);
}

orExplain(guide());
