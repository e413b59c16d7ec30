import { ashgabatTime } from '@dukan/domain/delivery/delivery-days.ts';
import { manatFromTenge } from '@dukan/domain/money/money.ts';
import type { DeskTodayWire } from '@dukan/domain/orders/desk-today.api.ts';
import { LOW_STOCK } from '@dukan/domain/products/product-filters.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { PENDING_SINCE } from '../orders/orders.queries.ts';

type Row = Omit<DeskTodayWire, 'today' | 'moneyIn'> & { money_tenge: number };

export async function readDeskToday(
	db: Database,
	now: Date,
	{ seesMoney }: { seesMoney: boolean },
): Promise<DeskTodayWire> {
	const { date, time } = ashgabatTime(now);
	const { rows } = await sql<Row>`select
			(count(*) filter (where o.status = 'pending' and o.payment_state is distinct from 'awaiting'))::integer as pending,
			(count(*) filter (where o.status = 'pending' and o.payment_state is distinct from 'awaiting' and coalesce(d.call_back_at,
				${PENDING_SINCE} + r.patience_minutes * interval '1 minute') <= ${now}))::integer as overdue,
			(count(*) filter (where o.status <> 'pending' and o.delivery_date = ${date}::date))::integer as deliveries,
			(count(*) filter (where o.status <> 'pending' and o.delivery <> 'pickup' and (o.delivery_date < ${date}::date
				or o.delivery_date = ${date}::date and o.slot_to <= ${time}::time)))::integer as late,
			(select count(*)::integer from product_stock s join products p on p.id = s.product_id
				where p.published and s.quantity <= ${LOW_STOCK}) as "lowStock",
			(select coalesce(sum(e.amount_tenge), 0)::float8 from cash_entries e
				where e.kind in ('order', 'return') and e.day >= ${date}::date) as money_tenge
		from order_rules r left join orders o on o.status in ('pending', 'accepted', 'on_delivery')
		left join order_desk d on d.order_id = o.id`.execute(db);
	const [row] = rows;
	if (!row) throw new Error('The shop has no rules for orders.');
	const { money_tenge, ...counts } = row;
	return { today: date, ...counts, moneyIn: seesMoney ? manatFromTenge(money_tenge) : null };
}
