import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describeAlerts } from '../apps/server/src/areas/running/operations/describe-alerts.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { describeLimits } from '../apps/server/src/testing/describe-limits.ts';
import { describeTables } from '../apps/server/src/testing/describe-tables.ts';

/** Writes a file that repeats facts from the code for readers or programs. A test compares each such file. */
const write = (file: string, text: string) => writeFileSync(join(import.meta.dirname, '..', file), text);

write('docs/limits.md', describeLimits());
write('deploy/prometheus-rules.yml', describeAlerts());

const dataDir = mkdtempSync(join(tmpdir(), 'dukan-tables-'));
const postgres = await openPostgres({ databaseUrl: undefined, dataDir }, () => {}, { fsync: 'off' });
try {
	await migrate(postgres.url, () => {});
	const client = new pg.Client({ connectionString: postgres.url });
	await client.connect();
	write('apps/server/src/platform/database/tables.ts', await describeTables(client));
	await client.end();
} finally {
	await postgres.stop();
	rmSync(dataDir, { recursive: true });
}
