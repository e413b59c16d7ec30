import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { describeSchema } from '../apps/server/src/platform/database/describe-schema.ts';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { cloneTemplate, prepareTemplate } from '../apps/server/src/testing/test-databases.ts';

const ROOT = join(import.meta.dirname, '..');
const HEADING = `-- The tables of the shop as the migrations leave them. Written by \`npm run schema\`; a test compares.
-- Functions and triggers: apps/server/src/schema. Which feature owns which table: tables.md.

`;

const say = (line: string) => console.log(`· ${line}`);
const dataDir = join(ROOT, '.cache/test');
const postgres = await openPostgres({ databaseUrl: process.env.DATABASE_URL, dataDir }, say);
try {
	const database = await cloneTemplate(postgres.url, await prepareTemplate(postgres.url, say));
	const db = openDatabase(database.url, () => {});
	writeFileSync(join(ROOT, 'docs/schema.sql'), HEADING + (await describeSchema(db)));
	await db.destroy();
	await database.drop();
	say('written: docs/schema.sql');
} finally {
	await postgres.stop();
}
