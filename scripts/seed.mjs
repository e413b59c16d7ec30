import { runCommand } from './run-command.mjs';

/** npm run seed: the demo catalogue again. `npm run seed -- --products 100000` grows it, with --keep an unfinished one. */
runCommand('seed.ts');
