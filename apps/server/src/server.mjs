import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { compileFirst } from './compile-first.mjs';

// React is twice as slow where nobody says that this is no workshop.
process.env.NODE_ENV ??= 'production';

// What Node made of the sources is kept for the next start, which is then quicker and a tenth smaller: Node's own stripper
// of types is not even loaded, which is why this file has none. In the shop's own folder, where nobody else can put
// something; where it cannot be written, every start is as slow as the first.
const { directory } = enableCompileCache(join(process.env.DATA_DIR || '.data', 'compiled'));
if (directory) {
	// For the processes that this one starts.
	process.env.NODE_COMPILE_CACHE = directory;
	if (!process.env.DEVELOPMENT) compileFirst(directory);
}

const { runShop } = await import('./shop-process.ts');
runShop();
