import type { ProfitRow } from '@dukan/domain/running/reports/profit.api.ts';
import { PROFIT_PARTS, type ProfitPart, type ProfitSubject } from '@dukan/domain/running/reports/profit.ts';
import type { Period } from '@dukan/domain/running/reports/report-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { withMoreWorkMem } from '../../../platform/database/with-more-work-mem.ts';

const ALL = Object.values(PROFIT_PARTS).flat();

/** Earnings are credits, which the ledger holds as negative amounts; here they count above zero. */
const part = (name: ProfitPart) =>
	sql`coalesce(-sum(l.amount_tenge) filter (where l.account = any (${PROFIT_PARTS[name]}::text[])), 0)::float8`;

type By = { id: RawBuilder<unknown>; day: RawBuilder<unknown>; names: RawBuilder<unknown> };

const NO_ID = sql`null::integer`;
const STAFF = sql`select id, name as "nameEn", name as "nameRu", name as "nameTm" from staff_accounts`;
const NO_NAMES = sql`select null::integer as id, '' as "nameEn", '' as "nameRu", '' as "nameTm" limit 0`;

const BY: Readonly<Record<ProfitSubject, By>> = {
	day: { id: NO_ID, day: sql`to_char(e.day, 'YYYY-MM-DD')`, names: NO_NAMES },
	month: { id: NO_ID, day: sql`to_char(e.day, 'YYYY-MM-01')`, names: NO_NAMES },
	category: {
		id: sql`(select p.category_id from products p where p.id = l.product_id)`,
		day: sql`''`,
		names: sql`select id, name_en as "nameEn", name_ru as "nameRu", name_tm as "nameTm" from categories`,
	},
	// The seller is the member of staff who first accepted the order.
	seller: {
		id: sql`(select v.staff_id from order_events v where v.order_id = e.order_id and v.status = 'accepted' and not v.back
			order by v.id limit 1)`,
		day: sql`''`,
		names: STAFF,
	},
	courier: {
		id: sql`(select o.courier_id from orders o where o.id = e.order_id)`,
		day: sql`''`,
		names: STAFF,
	},
};

/**
 * BOOK-04: adds up the ledger. Its entries never change, and a closed day takes no further ones, so the
 * report of a closed month never changes either.
 */
export async function reportProfit(
	db: Database,
	{ from, to }: Period,
	of: ProfitSubject,
): Promise<ProfitRow[]> {
	const { id, day, names } = BY[of];
	const query = sql<ProfitRow>`select s.id, coalesce(n."nameEn", '') as "nameEn", coalesce(n."nameRu", '') as "nameRu",
			coalesce(n."nameTm", '') as "nameTm", s.day, s."salesTenge", s."discountsTenge", s."returnsTenge", s."deliveryTenge",
			s."costTenge", s."expensesTenge", s."lossesTenge", s."unknownTenge"
		from (select ${id} as id, ${day} as day, ${part('sales')} as "salesTenge", ${part('discounts')} as "discountsTenge",
				${part('returns')} as "returnsTenge", ${part('delivery')} as "deliveryTenge", ${part('cost')} as "costTenge",
				${part('expenses')} as "expensesTenge", ${part('losses')} as "lossesTenge",
				coalesce(-sum(l.amount_tenge) filter (where l.account in ('sales', 'discounts') and c.product_id is not null), 0)::float8
					as "unknownTenge"
			from book_entries e join book_lines l on l.entry_id = e.id
			left join order_lines c on c.order_id = e.order_id and c.product_id = l.product_id and c.cost_tenge is null
			where e.day between ${from}::date and ${to}::date and l.account = any (${ALL}::text[]) group by 1, 2) s
		left join (${names}) n on n.id = s.id
		order by s.day, s.id is null, "nameRu", s.id`;
	return (await withMoreWorkMem(db, (trx) => query.execute(trx))).rows;
}
