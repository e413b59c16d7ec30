import { type ClaimedLine, canClaim } from '@dukan/domain/after-sales/claims/claim-rules.ts';
import { warrantyUntil } from '@dukan/domain/goods/products/warranty.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type LineRow = Omit<ClaimedLine, 'warrantyUntil'> & {
	productId: number;
	names: { en: string; ru: string; tm: string };
	months: number;
	handedOutAt: Date;
	serials: string[];
};

export type ClaimableLine = LineRow & { until: Date; canClaim: boolean };

/** Lists the lines of a completed order that are under warranty. */
export async function listClaimableLines(
	db: Database,
	orderId: number,
	{ now }: { now: Date },
): Promise<ClaimableLine[]> {
	const { rows } = await sql<LineRow>`select l.product_id as "productId", l.quantity, l.returned, w.months,
			json_build_object('en', l.name_en, 'ru', l.name_ru, 'tm', l.name_tm) as names, handed.at as "handedOutAt",
			(select count(*)::integer from claims c where c.order_id = l.order_id and c.product_id = l.product_id
				and c.state <> 'handed_back') as open,
			coalesce((select json_agg(n.number order by n.id) from serial_numbers n
				where n.order_id = l.order_id and n.product_id = l.product_id), '[]') as serials
		from orders o join order_lines l on l.order_id = o.id
		join line_warranties w on w.order_id = l.order_id and w.product_id = l.product_id
		join lateral (select max(e.at) as at from order_events e where e.order_id = o.id and e.status = 'completed'
			and not e.back) handed on handed.at is not null
		where o.id = ${orderId} and o.status = 'completed' order by l.position`.execute(db);
	return rows.map((row) => {
		const until = warrantyUntil(row.handedOutAt, row.months);
		return { ...row, until, canClaim: canClaim({ ...row, warrantyUntil: until }, now) };
	});
}
