import { runCommand } from './run-command.mjs';

/** npm run import-customers: see apps/server/src/commands/import-customers.ts. */
runCommand('import-customers.ts');
