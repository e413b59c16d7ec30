import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { LOW_STOCK } from '@dukan/domain/goods/products/product-filters.ts';
import type { DeskTodayWire } from '@dukan/domain/selling/desk/desk-today.api.ts';
import { DESK_FIGURES } from '@dukan/domain/selling/orders/desk-figures.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { deskFigures } from '../orders/desk-figures.queries.ts';

type Row = Omit<DeskTodayWire, 'today' | 'moneyInTenge'> & { moneyTenge: number };

export async function readDeskToday(
	db: Database,
	now: Date,
	{ seesMoney }: { seesMoney: boolean },
): Promise<DeskTodayWire> {
	const { date } = ashgabatTime(now);
	const figures = DESK_FIGURES.map(
		(figure) => sql`(count(*) filter (where ${deskFigures(now)[figure]}))::integer as ${sql.ref(figure)}`,
	);
	const { rows } = await sql<Row>`select ${sql.join(figures)},
			(select count(*)::integer from product_stock s join products p on p.id = s.product_id
				where p.published and s.quantity between 1 and ${LOW_STOCK}) as "lowStock",
			(select coalesce(sum(e.amount_tenge), 0)::float8 from cash_entries e
				where e.kind in ('order', 'return') and e.day >= ${date}::date) as "moneyTenge"
		from orders o where o.status in ('pending', 'accepted', 'on_delivery')`.execute(db);
	const [row] = rows;
	if (!row) throw new Error('A count without groups has a row.');
	const { moneyTenge, ...counts } = row;
	return { today: date, ...counts, moneyInTenge: seesMoney ? moneyTenge : null };
}
