import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { dataDirOf } from './config.ts';

// What Node made of the sources is kept for the next start, which is then quicker. In the shop's own folder, where
// nobody else can put something; where it cannot be written, the start is as slow as the first.
const { directory } = enableCompileCache(join(dataDirOf(process.env), 'compiled'));
// For the processes that this one starts.
if (directory) process.env.NODE_COMPILE_CACHE = directory;

await import('./shop-process.ts');
