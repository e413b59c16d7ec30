import { runCommand } from './run-command.mjs';

/** npm run restore: see apps/server/src/commands/restore.ts. */
runCommand('restore.ts');
