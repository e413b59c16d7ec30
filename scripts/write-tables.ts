import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { describeTables } from '../apps/server/src/testing/describe-tables.ts';

const FILE = join(import.meta.dirname, '../apps/server/src/platform/database/tables.ts');

const dataDir = mkdtempSync(join(tmpdir(), 'dukan-tables-'));
const postgres = await openPostgres({ databaseUrl: undefined, dataDir }, () => {}, { fsync: 'off' });
try {
	await migrate(postgres.url, () => {});
	const client = new pg.Client({ connectionString: postgres.url });
	await client.connect();
	writeFileSync(FILE, await describeTables(client));
	await client.end();
} finally {
	await postgres.stop();
	rmSync(dataDir, { recursive: true });
}
