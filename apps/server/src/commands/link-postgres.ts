import { restoreLibraryLinks } from '../platform/database/embedded-postgres.ts';
import { packagedBinaries } from '../platform/database/embedded-postgres-place.ts';
import { runMain } from './run-main.ts';

/** npm run build runs this, because the shop's own account may not write into node_modules. */
runMain(async () => restoreLibraryLinks(packagedBinaries()));
