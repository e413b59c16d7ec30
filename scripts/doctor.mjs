import { runCommand } from './run-command.mjs';

/** npm run doctor: see apps/server/src/commands/doctor.ts. */
runCommand('doctor.ts');
