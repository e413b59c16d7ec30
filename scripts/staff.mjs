import { runCommand } from './run-command.mjs';

/** npm run staff: a new way in for staff who are locked out, from the server's own terminal. */
runCommand('staff-command.ts');
