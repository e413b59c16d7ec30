import { sql } from 'kysely';
import {
	findClaim,
	insertClaim,
	insertClaimEvent,
	listClaims,
	lockClaim,
	lockStock,
	reportClaims,
	setClaimState,
	setReplacement,
} from '../../areas/after-sales/claims/claims.queries.ts';
import { listClaimableLines } from '../../areas/after-sales/requests/claimable-lines.queries.ts';
import { readOrderPast } from '../../areas/after-sales/requests/order-service.queries.ts';
import {
	declineRequest,
	findRequestPicture,
	hasRequest,
	insertRequest,
	insertRequestPicture,
	isOwnOrder,
	listRequests,
	lockOwnRequest,
	withdrawRequest,
} from '../../areas/after-sales/requests/requests.queries.ts';
import { takeRequests } from '../../areas/after-sales/requests/take-requests.ts';
import {
	findPickedLine,
	findProductSerials,
	freeSerials,
	lacksSerials,
	listOrderSerials,
	listReturnableSerials,
	listSurplusSerials,
	readOrderSerials,
	setProductSerials,
	takeSerial,
} from '../../areas/goods/serials/serials.queries.ts';
import { notifyAfterHandOut } from '../../areas/selling/orders/notify-after-hand-out.ts';
import { noteWarranty } from '../../areas/selling/orders/warranty.queries.ts';
import { completeOrder } from '../complete-order.ts';
import { signUpShopper } from '../shopper.ts';
import { signInStaff } from '../staff.ts';
import type { TestShop } from '../test-shop.ts';

const PAGE = { limit: 10, offset: 0 };

/** Serial numbers, warranty claims and requests. */
export async function runAfterQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const at = clock();
	const { id: staffId } = await signInStaff(db, at, 'manager');
	const shopper = await signUpShopper(shop);
	const orderId = await completeOrder(shop, shopper, [1]);
	await sql`insert into product_attributes (product_id, attribute_key, value_number) values (1, 'warranty', 12)
		on conflict do nothing`.execute(db);
	await noteWarranty(db, orderId);
	await setProductSerials(db, 1, { kind: 'serial', wholeSubcategory: true });
	await findProductSerials(db, 1);
	await findPickedLine(db, orderId, 1);
	const serialId = await takeSerial(db, { orderId, productId: 1, number: 'ROW-1' }, 'picked');
	const otherId = await takeSerial(db, { orderId, productId: 1, number: 'ROW-2' }, 'replacement');
	await readOrderSerials(db, orderId);
	await listOrderSerials(db, orderId);
	await listReturnableSerials(db, orderId);
	await listSurplusSerials(db, orderId);
	await lacksSerials(db, orderId);
	await freeSerials(db, [otherId ?? 0], { orderId, kind: 'put_back' });
	await listClaimableLines(db, orderId, { now: at });
	await isOwnOrder(db, shopper.id, orderId);
	const asked = {
		order_id: orderId,
		p_id: 1,
		kind: 'claim',
		quantity: 1,
		reason: 'defect',
		text: 'test',
	} as const;
	const requestId = (await insertRequest(db, asked, at)) ?? 0;
	await lockOwnRequest(db, shopper.id, requestId);
	await insertRequestPicture(db, { requestId, position: 1, content: Buffer.from('test') });
	await findRequestPicture(db, { id: requestId, position: 1 });
	const claim = { orderId, productId: 1, serialId: serialId ?? null, complaint: 'test', staffId, at };
	const claimId = (await insertClaim(db, claim)) ?? 0;
	await takeRequests(db, { orderId, productIds: [1], kind: 'claim', by: { claimId }, staffId, now: at });
	await insertClaimEvent(db, { claimId, state: 'at_service', at, staffId, note: 'test' });
	await lockClaim(db, claimId);
	await lockStock(db, 1);
	await setClaimState(db, claimId, 'replaced');
	await setReplacement(db, claimId, otherId ?? 0);
	await findClaim(db, claimId);
	await listClaims(db, { order: orderId, state: 'replaced', open: 'yes', q: 'ROW-1', ...PAGE });
	await listClaims(db, { open: 'no', ...PAGE });
	await reportClaims(db, { from: '2000-01-01', to: '2100-01-01' });
	const secondId = (await insertRequest(db, { ...asked, kind: 'return' }, at)) ?? 0;
	await listRequests(db, { order: orderId, kind: 'return', state: 'waiting', ...PAGE });
	await listRequests(db, PAGE);
	await readOrderPast(db, orderId);
	await declineRequest(db, secondId, { answer: 'test', staffId, now: at });
	await withdrawRequest(db, secondId, at);
	await hasRequest(db, secondId);
	await notifyAfterHandOut(db, { orderId, now: at }, (t, { shop, number }) =>
		t('sms.requestDeclined', { shop, number }),
	);
	await setProductSerials(db, 1, { kind: null, wholeSubcategory: true });
}
