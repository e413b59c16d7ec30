import { runCommand } from './run-command.mjs';

/** npm run backup: see apps/server/src/commands/back-up.ts. */
runCommand('back-up.ts');
