import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { orExplain, ROOT } from './root.mjs';
import { run } from './run.mjs';

/** npm run types: writes the types of the storefront's routes, without which tsc finds errors that are none, and checks all types. */
async function checkTypes() {
	await ensureInstalled();
	const generated = await run('react-router', ['typegen'], { cwd: join(ROOT, 'apps/storefront') });
	// tsc -b follows the references of tsconfig.json: each part is checked once. Several checkers of one part each work out the
	// types of all calls again, which takes twice the processor's time.
	process.exitCode = generated || (await run('tsc', ['-b', '--checkers', '1']));
}

orExplain(checkTypes());
