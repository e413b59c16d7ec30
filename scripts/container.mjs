import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run container: builds the Dockerfile's image and opens the shop in it; as root, with buildah and debootstrap. */
async function container() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), ['scripts/guide/try-container.ts']);
}

orExplain(container());
