import { runCommand } from './run-command.mjs';

/** npm run import-orders: see apps/server/src/commands/import-orders.ts. */
runCommand('import-orders.ts');
