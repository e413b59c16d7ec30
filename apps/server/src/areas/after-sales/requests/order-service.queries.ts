import type { OrderServiceWire } from '@dukan/domain/after-sales/requests/requests.api.ts';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

type Past = Pick<OrderServiceWire, 'requests' | 'claims'> & {
	returns: (Omit<OrderServiceWire['returns'][number], 'amount'> & { amount_tenge: number })[];
};

/**
 * RET-04: lists what was requested and what the shop has taken back, oldest first. The customer sees no notes
 * of staff except the reason of a refusal.
 */
export async function readOrderPast(
	db: Database,
	orderId: number,
): Promise<Pick<OrderServiceWire, 'requests' | 'claims' | 'returns'>> {
	const { rows } = await sql<Past>`select
		coalesce((select json_agg(json_build_object('id', r.id, 'kind', r.kind, 'p_id', r.product_id, 'state', r.state,
				'at', ${isoMoment('r.at')}, 'text', r.text, 'answer', r.answer, 'pictures',
				(select count(*) from request_pictures p where p.request_id = r.id)) order by r.id)
			from service_requests r where r.order_id = ${orderId}), '[]') as requests,
		coalesce((select json_agg(json_build_object('id', c.id, 'p_id', c.product_id, 'serial', n.number, 'steps',
				(select json_agg(json_build_object('state', e.state, 'at', ${isoMoment('e.at')}, 'note',
					case when e.state = 'refused' then e.note else '' end) order by e.id)
					from claim_events e where e.claim_id = c.id)) order by c.id)
			from claims c left join serial_numbers n on n.id = c.serial_id where c.order_id = ${orderId}), '[]') as claims,
		coalesce((select json_agg(json_build_object('id', t.id, 'at', ${isoMoment('t.at')}, 'amount_tenge', t.amount_tenge,
				'settlement', case t.settlement when 'terminal' then 'card' when 'split' then 'cash' else t.settlement end,
				'is_paid', t.settlement <> 'exchange' or t.amount_tenge = 0 or exists (select from cash_entries e where e.return_id = t.id
					having sum(e.amount_tenge) = -t.amount_tenge),
				'items', (select json_agg(json_build_object('p_id', l.product_id, 'quantity', l.quantity))
					from return_lines l where l.return_id = t.id)) order by t.id)
			from returns t where t.order_id = ${orderId}), '[]') as returns`.execute(db);
	const [past] = rows;
	if (!past) throw new Error('A select without a table gives one row.');
	return {
		...past,
		returns: past.returns.map(({ amount_tenge, ...one }) => ({
			...one,
			amount: manatFromTenge(amount_tenge),
		})),
	};
}
