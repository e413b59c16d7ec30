import type { ClaimState } from '@dukan/domain/after-sales/claims/claim-rules.ts';
import { addDays, ashgabatInstant } from '@dukan/domain/base/calendar/delivery-days.ts';
import { sql } from 'kysely';
import { moveClaim, takeClaim } from '../../areas/after-sales/claims/take-claim.ts';
import { insertRequest } from '../../areas/after-sales/requests/requests.queries.ts';
import { nameAuthor } from '../../areas/staff/audit/staff-acts.queries.ts';
import type { Database } from '../../platform/database/database.ts';

type DemoStep = { to: ClaimState; daysAgo: number; note: string };
type DemoClaim = { complaint: string; daysAgo: number; steps: readonly DemoStep[] };

/**
 * RET-03: one claim for each part of the list: handed back, at the service, ready to be collected, and just
 * received.
 */
const CLAIMS: readonly DemoClaim[] = [
	{
		complaint: 'Demo: через неделю перестал включаться',
		daysAgo: 12,
		steps: [
			{ to: 'at_service', daysAgo: 11, note: 'Demo: отвезли в сервис' },
			{ to: 'repaired', daysAgo: 6, note: 'Demo: заменена плата питания' },
			{ to: 'handed_back', daysAgo: 4, note: '' },
		],
	},
	{
		complaint: 'Demo: özünden ses çykarýar',
		daysAgo: 8,
		steps: [
			{ to: 'at_service', daysAgo: 7, note: '' },
			{ to: 'repaired', daysAgo: 1, note: 'Demo: смазан вентилятор' },
		],
	},
	{
		complaint: 'Demo: кнопка нажимается через раз',
		daysAgo: 5,
		steps: [{ to: 'at_service', daysAgo: 4, note: '' }],
	},
	{ complaint: 'Demo: ekranynda zolak bar', daysAgo: 1, steps: [] },
];
/** RET-04: a request from the order page that no one has handled yet. */
const WAITING = { text: 'Demo: enjam gyzýar we öçýär, suraty soň iberip bilerin', daysAgo: 1 };
/** Claimed goods were handed out this many days ago. */
const HANDED_OUT_DAYS = 14;

/** Runs in a transaction: makes claims on goods of demo orders, each at its own moment. */
export async function insertDemoClaims(
	trx: Database,
	{ staffId, today }: { staffId: number; today: string },
): Promise<void> {
	const lines = await listWarrantedLines(trx, addDays(today, -HANDED_OUT_DAYS), CLAIMS.length + 1);
	const at = (daysAgo: number) => ashgabatInstant(addDays(today, -daysAgo), '11:40');
	for (const [index, { complaint, daysAgo, steps }] of CLAIMS.entries()) {
		const line = lines[index];
		if (!line) return;
		const taken = at(daysAgo);
		await nameAuthor(trx, { staffId, now: taken });
		const { orderId, productId } = line;
		const id = await takeClaim(trx, orderId, { productId, complaint }, { staffId, now: taken });
		let from: ClaimState = 'received';
		for (const { to, daysAgo: stepAgo, note } of steps) {
			const now = at(stepAgo);
			await nameAuthor(trx, { staffId, now });
			await moveClaim(trx, id, { from, to, note }, { staffId, now });
			from = to;
		}
	}
	const line = lines[CLAIMS.length];
	if (!line) return;
	const { text, daysAgo } = WAITING;
	const request = { kind: 'claim', quantity: 1, reason: 'defect', text } as const;
	await insertRequest(trx, { order_id: line.orderId, p_id: line.productId, ...request }, at(daysAgo));
}

/** Lists one line of each order, the oldest first. */
async function listWarrantedLines(
	trx: Database,
	until: string,
	limit: number,
): Promise<{ orderId: number; productId: number }[]> {
	const { rows } = await sql<{ orderId: number; productId: number }>`
		select o.id as "orderId", min(l.product_id) as "productId"
		from orders o join order_lines l on l.order_id = o.id and l.returned = 0
		join line_warranties w on w.order_id = l.order_id and w.product_id = l.product_id
		where o.status = 'completed' and o.delivery_date <= ${until}::date
		group by o.id order by o.id limit ${limit}`.execute(trx);
	return rows;
}
