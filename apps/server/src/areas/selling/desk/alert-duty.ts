import type { Language } from '@dukan/domain/base/language/language.ts';
import { sql } from 'kysely';
import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { smsTexts } from '../../shop/sms/sms-texts.ts';
import { PENDING_SINCE } from '../orders/orders.queries.ts';

/** After this time somebody has looked, or the shop is closed. */
const WORTH_SENDING_MS = HOUR_MS;

/**
 * DESK-10: sends one SMS to the duty phone about all orders that have waited for their call longer than the shop allows and
 * were not reported yet. Runs in a transaction, so that only one of two processes sends it.
 */
export function alertDuty(db: Database, now: Date): Promise<number> {
	return db.transaction().execute(async (trx) => {
		const { rows } = await sql<{ id: number; phone: string; language: Language }>`select o.id,
				r.duty_phone as phone, r.duty_language as language
			from order_rules r, orders o left join order_desk d on d.order_id = o.id
			where r.duty_phone <> '' and o.status = 'pending' and o.payment_state is distinct from 'awaiting'
				and d.alerted_at is null
				and coalesce(d.call_back_at, ${PENDING_SINCE} + r.patience_minutes * interval '1 minute') <= ${now}
			order by o.id for no key update of o skip locked`.execute(trx);
		const [first] = rows;
		if (!first) return 0;
		await sql`insert into order_desk (order_id, alerted_at)
			select id, ${now}::timestamptz from unnest(${rows.map(({ id }) => id)}::integer[]) as waiting (id)
			on conflict (order_id) do update set alerted_at = excluded.alerted_at`.execute(trx);
		const text = smsTexts(first.language)('sms.ordersWait', {
			shop: await readShopName(trx, first.language),
			count: rows.length,
		});
		await putSms(trx, { phone: first.phone, text, expiresAt: later(now, WORTH_SENDING_MS) }, now);
		return rows.length;
	});
}
