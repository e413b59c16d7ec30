import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import { publicShop } from '../apps/server/src/main/public-shop.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { openListeningIndex } from '../apps/server/src/testing/listening-index.ts';
import type { BenchShop } from './bench-shop.ts';
import { type FoundProduct, faultOf, type Judgement, readJudgements } from './relevance/judgement.ts';
import type { Row } from './report.ts';

const TARGET_SHARE = 0.97;
const FIRST = 5;
const SETS = { judged: 'judged.txt', asked: 'asked.txt', 'held out': 'held-out.txt', unread: 'unread.txt' };
/** With `--short` the sets leave out searches that must not influence the tuning. */
const SHORT_SETS = { judged: 'judged.txt', asked: 'asked.txt' };

type Judged = Judgement & { fault: string | undefined };

/**
 * FIND: prints the share of searches whose first five results are right, by language and by class of query,
 * and lists the wrong ones.
 */
export async function relevance({ databaseUrl, report, full }: BenchShop): Promise<void> {
	const db = openDatabase(databaseUrl, console.error);
	const closing: (() => Promise<void>)[] = [];
	try {
		const { listing } = await openListeningIndex(
			{ after: (close) => closing.push(close) },
			{ db, databaseUrl },
		);
		const products = await readProducts(db);
		const search = async ({ query, language }: Judgement): Promise<FoundProduct[]> => {
			const { rows } = await publicShop({ listing, clock: () => new Date() })({ db }, new Set()).list({
				scope: { kind: 'search', query },
				filters: NO_FILTERS,
				sort: undefined,
				language: language as Language,
				limit: FIRST,
				offset: 0,
				withFacets: false,
			});
			return rows.flatMap(({ p_id, sale, p_price_1, p_price_3 }) => {
				const product = products.get(p_id);
				return product ? [{ ...product, manat: sale === '1' ? p_price_3 : p_price_1 }] : [];
			});
		};
		for (const [name, file] of Object.entries(full ? SETS : SHORT_SETS)) {
			const judged: Judged[] = [];
			for (const judgement of readJudgements(
				readFileSync(join(import.meta.dirname, 'relevance', file), 'utf8'),
			))
				judged.push({ ...judgement, fault: faultOf(judgement, await search(judgement)) });
			report.table(`${name}: right first fives by language`, shares(judged, 'language'));
			report.table(`${name}: right first fives by class of query`, shares(judged, 'kind'));
			for (const { language, kind, query, fault } of judged)
				if (fault) report.note(`${name}, ${language}, ${kind}: ${query} → ${fault}`);
			const right = judged.filter(({ fault }) => !fault).length / judged.length;
			report.check(
				`${name}: ${judged.length} searches`,
				`${percent(TARGET_SHARE)} right`,
				percent(right),
				right >= TARGET_SHARE,
			);
		}
	} finally {
		for (const close of closing) await close();
		await db.destroy();
	}
}

function shares(judged: readonly Judged[], by: 'language' | 'kind'): Row[] {
	return Array.from(
		Map.groupBy(judged, (one) => one[by]),
		([name, own]) => {
			const right = own.filter(({ fault }) => !fault).length;
			return { [by]: name, searches: own.length, right, share: percent(right / own.length) };
		},
	);
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}

async function readProducts(db: Database): Promise<Map<number, Omit<FoundProduct, 'manat'>>> {
	const rows = await db
		.selectFrom('products as p')
		.innerJoin('brands as b', 'b.id', 'p.brand_id')
		.select(['p.id', 'p.subcategory_id as subcategoryId', 'p.name_en as name', 'b.name as brand'])
		.execute();
	return new Map(rows.map(({ id, ...product }) => [id, product]));
}
