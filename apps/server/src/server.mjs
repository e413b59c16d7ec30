import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// React's development build is twice as slow.
process.env.NODE_ENV ??= 'production';

// Compiled sources are cached for the next start, in the shop's own folder, where no other account can write. If it is not
// writable, every start is as slow as the first.
const cacheDir = process.env.NODE_COMPILE_CACHE ?? join(process.env.DATA_DIR || '.data', 'compiled');
const { directory } = enableCompileCache(cacheDir);
// Passed on to processes that this one starts.
if (directory) process.env.NODE_COMPILE_CACHE = directory;

const { runShop } = await import('./main/shop-process.ts');
runShop();
