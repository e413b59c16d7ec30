import type { RequestKind } from '@dukan/domain/after-sales/requests/request-rules.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Taken = {
	orderId: number;
	productIds: readonly number[];
	kind: RequestKind;
	by: { returnId: number } | { claimId: number };
	staffId: number;
	now: Date;
};

/** RET-04: a return or a claim closes the waiting requests of the same line. */
export async function takeRequests(trx: Database, taken: Taken): Promise<void> {
	const { orderId, productIds, kind, by, staffId, now } = taken;
	const returnId = 'returnId' in by ? by.returnId : null;
	const claimId = 'claimId' in by ? by.claimId : null;
	await sql`update service_requests set state = 'taken', decided_at = ${now}, staff_id = ${staffId},
			return_id = ${returnId}, claim_id = ${claimId}
		where order_id = ${orderId} and product_id = any (${productIds}::integer[]) and kind = ${kind}
			and state = 'waiting'`.execute(trx);
}
