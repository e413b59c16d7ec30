import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsStraySql } from './judge-sql.ts';

const ROUTES = 'apps/server/src/areas/goods/search/search.routes.ts';
const STRAY = [
	"import { sql } from 'kysely';",
	"import { type RawBuilder, sql } from 'kysely';",
	"await db.selectFrom('products').select('id').execute();",
	'await trx\n\t.insertInto("orders")',
];

test('SQL in a route or a use case is found; in queries, tests and the platform it may stand', () => {
	for (const source of STRAY) {
		assert.ok(holdsStraySql(ROUTES, source), source);
		assert.ok(holdsStraySql('apps/server/src/areas/goods/search/try-search.ts', source), source);
		assert.ok(holdsStraySql('apps/server/src/main/jobs.ts', source), source);
		for (const file of [
			'areas/goods/search/search-words.queries.ts',
			'main/jobs.test.ts',
			'platform/limits/count.ts',
		])
			assert.ok(!holdsStraySql(`apps/server/src/${file}`, source), file);
	}
	assert.ok(
		!holdsStraySql(ROUTES, "import type { Kysely } from 'kysely';\nconst query = request.query('q');"),
	);
});
