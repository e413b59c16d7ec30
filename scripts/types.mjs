import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { orExplain, ROOT } from './root.mjs';
import { run } from './run.mjs';

/** npm run types: writes the types of the storefront's routes, which tsc needs, and checks all types. */
async function checkTypes() {
	await ensureInstalled();
	const generated = await run('react-router', ['typegen'], { cwd: join(ROOT, 'apps/storefront') });
	// tsc -b follows the references of tsconfig.json and checks each part once. Several checkers for one part
	// would each compute the types of all calls, which takes twice the processor time.
	process.exitCode = generated || (await run('tsc', ['-b', '--checkers', '1']));
}

orExplain(checkTypes());
