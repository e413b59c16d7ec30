import { flushCompileCache } from 'node:module';

// Every process of the shop, and what the first of them loads only into an empty shop. None of them does anything yet.
await import('./shop-process.ts');
await import('./auth/hash-process-main.ts');
await import('./imports/import-process-main.ts');
await import('./demo/fill-catalogue.ts');
flushCompileCache();
process.exit(0);
