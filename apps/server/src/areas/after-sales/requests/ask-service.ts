import {
	MAX_REQUEST_PICTURES,
	SHORTEST_REQUEST_TEXT,
} from '@dukan/domain/after-sales/requests/request-rules.ts';
import type { OrderServiceWire, RequestAddBody } from '@dukan/domain/after-sales/requests/requests.api.ts';
import { returnableUntil } from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { encodeUpload } from '../../shop/pictures/take-upload.ts';
import { listClaimableLines } from './claimable-lines.queries.ts';
import { readOrderPast } from './order-service.queries.ts';
import {
	insertRequest,
	insertRequestPicture,
	isOwnOrder,
	lockOwnRequest,
	withdrawRequest,
} from './requests.queries.ts';
import { findReturnableOrder, listReturnableLines } from './returned-lines.queries.ts';

/** Returns what may now be requested for each line. */
async function readOpenLines(
	db: Database,
	orderId: number,
	now: Date,
): Promise<Pick<OrderServiceWire, 'lines' | 'return_until'>> {
	const order = await findReturnableOrder(db, orderId);
	const until =
		order?.status === 'completed' && order.completedAt
			? returnableUntil(order.completedAt, order.returnDays)
			: undefined;
	const lines = await listReturnableLines(db, orderId);
	const claimable = await listClaimableLines(db, orderId, { now });
	return {
		return_until: until?.toISOString() ?? null,
		lines: lines.map(({ productId, quantity, returned, claimed }) => ({
			p_id: productId,
			returnable: until && now < until ? Math.max(0, quantity - returned - claimed) : 0,
			can_claim: claimable.some((one) => one.productId === productId && one.canClaim),
		})),
	};
}

/** RET-04: returns what the person can request for an order of theirs, and what they have requested. */
export async function readOrderService(
	db: Database,
	{ userId, orderId, now }: { userId: number; orderId: number; now: Date },
): Promise<OrderServiceWire> {
	if (!(await isOwnOrder(db, userId, orderId))) throw new Problem('not_found');
	const [open, past] = await Promise.all([readOpenLines(db, orderId, now), readOrderPast(db, orderId)]);
	return { ...open, ...past };
}

/** RET-04, in a transaction: stores a request. A line may have only one waiting request of each kind. */
export async function askService(
	trx: Database,
	body: RequestAddBody,
	{ userId, now }: { userId: number; now: Date },
): Promise<number> {
	if (!(await isOwnOrder(trx, userId, body.order_id))) throw new Problem('not_found');
	const { lines } = await readOpenLines(trx, body.order_id, now);
	const line = lines.find(({ p_id }) => p_id === body.p_id);
	if (body.kind === 'claim' && !line?.can_claim) throw new Problem('cannot_claim');
	if (body.kind === 'return' && !line?.returnable) throw new Problem('cannot_return');
	if (body.quantity > (body.kind === 'claim' ? 1 : (line?.returnable ?? 0)))
		throw invalidField('quantity', 'maximum');
	const text = body.text.trim();
	if (text.length < SHORTEST_REQUEST_TEXT) throw invalidField('text', 'minLength');
	const id = await insertRequest(trx, { ...body, text }, now);
	if (id === undefined) throw new Problem('already_exists');
	return id;
}

type PicturePlace = { userId: number; requestId: number };

/**
 * RET-04, S14: encodes the picture again from its pixels. If the person may add no picture, nothing is
 * decoded.
 */
export async function encodeRequestPicture(
	db: Database,
	place: PicturePlace,
	bytes: unknown,
): Promise<Buffer> {
	await db.transaction().execute((trx) => nextPosition(trx, place));
	// A form is refused, because it would arrive as fields and not as bytes.
	if (!Buffer.isBuffer(bytes)) throw new Problem('unsupported_media_type');
	return encodeUpload(bytes, 'defect');
}

/** Runs in a transaction. Returns how many pictures the request now has. */
export async function addRequestPicture(
	trx: Database,
	place: PicturePlace,
	content: Buffer,
): Promise<number> {
	const position = await nextPosition(trx, place);
	await insertRequestPicture(trx, { requestId: place.requestId, position, content });
	return position;
}

async function nextPosition(trx: Database, { userId, requestId }: PicturePlace): Promise<number> {
	const found = await lockOwnRequest(trx, userId, requestId);
	if (!found) throw new Problem('not_found');
	if (found.pictures >= MAX_REQUEST_PICTURES) throw invalidField('picture', 'maximum');
	return found.pictures + 1;
}

/** Runs in a transaction: the shopper withdraws the request. */
export async function takeRequestBack(
	trx: Database,
	{ userId, requestId, now }: { userId: number; requestId: number; now: Date },
): Promise<void> {
	if (!(await lockOwnRequest(trx, userId, requestId))) throw new Problem('not_found');
	await withdrawRequest(trx, requestId, now);
}
