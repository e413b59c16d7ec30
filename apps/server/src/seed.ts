import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { fillDemoCatalogue } from './demo/fill-catalogue.ts';
import { migrate } from './platform/database/migrate.ts';
import { openPostgres } from './platform/database/open-postgres.ts';

/** npm run seed: the demo catalogue anew, in place of whatever the shop sells now. */
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const say = (line: string) => console.log(`· ${line}`);

const config = readConfig(process.env);
const postgres = await openPostgres(config, say);
await migrate(postgres.url, say);
await fillDemoCatalogue(postgres.url, { replace: !values.keep, now: new Date(), say });
await postgres.stop();
say('done');
