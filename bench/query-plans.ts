import { NO_FILTERS } from '@dukan/domain/catalogue/list-filters.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../apps/server/src/platform/database/tables.ts';
import { publicShop } from '../apps/server/src/shop-reader.ts';
import type { BenchShop } from './bench-shop.ts';

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[]; 'Actual Rows': number };

/** Runs every public read and prints what PostgreSQL does for each of its queries. */
export async function queryPlans({ databaseUrl }: BenchShop): Promise<void> {
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
	const queries: { sql: string; parameters: readonly unknown[] }[] = [];
	const db = new Kysely<Tables>({
		dialect: new PostgresDialect({ pool }),
		log: ({ query, level }) => {
			if (level === 'query') queries.push({ sql: query.sql, parameters: query.parameters });
		},
	});
	await pool.query('analyze');
	const shop = publicShop(db, new Set(), () => new Date());
	await shop.home({ limit: 7, offset: 0, cardSize: 5 });
	await shop.product(1);
	await shop.categories();
	await shop.smartCategories();
	await shop.banners();
	await shop.regions('ru');
	const filters = { ...NO_FILTERS, brandIds: [1, 3], attributes: { ram: ['8..32'] } };
	await shop.list({
		...{ scope: { kind: 'category', id: 1 }, filters, sort: 'price', language: 'ru', limit: 24, offset: 0 },
		withFacets: true,
	});

	const rows = [];
	for (const { sql, parameters } of queries) {
		const explained = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
		const { Plan: plan, 'Execution Time': ms } = explained.rows[0]['QUERY PLAN'][0];
		rows.push({
			query: sql
				.replaceAll(/\s+/g, ' ')
				.replace(/^.*? from /, 'from ')
				.slice(0, 60),
			rows: plan['Actual Rows'],
			ms: Number(ms).toFixed(2),
			blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
			scans: scansOf(plan).join(' '),
		});
	}
	console.table(rows);
	await db.destroy();
}

function scansOf(plan: Plan): string[] {
	const own = plan['Relation Name']
		? [`${plan['Node Type'].replace(' Scan', '')}(${plan['Relation Name']})`]
		: [];
	return [...new Set([...own, ...(plan.Plans ?? []).flatMap(scansOf)])];
}
