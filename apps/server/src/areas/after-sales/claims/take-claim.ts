import {
	type ClaimState,
	needsClaimNote,
	nextClaimStates,
	SHORTEST_CLAIM_NOTE,
} from '@dukan/domain/after-sales/claims/claim-rules.ts';
import type { ClaimAddBody, ClaimMoveBody } from '@dukan/domain/after-sales/claims/claims.api.ts';
import { findSerialProblem, plainSerial } from '@dukan/domain/goods/serials/serial-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { freeSerials, listOrderSerials, takeSerial } from '../../goods/serials/serials.queries.ts';
import { moveStock } from '../../goods/stock/stock.queries.ts';
import { lockOrders } from '../../selling/orders/locked-order.queries.ts';
import { notifyAfterHandOut } from '../../selling/orders/notify-after-hand-out.ts';
import { listClaimableLines } from '../requests/claimable-lines.queries.ts';
import { takeRequests } from '../requests/take-requests.queries.ts';
import {
	insertClaim,
	insertClaimEvent,
	type LockedClaim,
	lockClaim,
	lockStock,
	setClaimState,
	setReplacement,
} from './claims.queries.ts';

type Taker = { staffId: number; now: Date };

/**
 * The SMS that the customer gets when a claim reaches a state. There is none when a piece goes to the
 * service, which is the shop's own matter, nor at hand-back, when the customer is present.
 */
const MESSAGES = {
	received: 'sms.claimReceived',
	repaired: 'sms.claimRepaired',
	replaced: 'sms.claimReplaced',
	refused: 'sms.claimRefused',
} as const;

/**
 * RET-03, in a transaction of staff: takes a claim. Claims of one order wait for each other, so that one piece is never claimed
 * twice.
 */
export async function takeClaim(
	trx: Database,
	orderId: number,
	{ productId, serial, complaint }: ClaimAddBody,
	{ staffId, now }: Taker,
): Promise<number> {
	await lockOrders(trx, [orderId]);
	const lines = await listClaimableLines(trx, orderId, { now });
	const line = lines.find((one) => one.productId === productId);
	if (!line?.canClaim) throw new Problem('cannot_claim');
	if (complaint.trim().length < SHORTEST_CLAIM_NOTE) throw invalidField('complaint', 'required');
	const serialId = await requireOwnSerial(trx, { orderId, productId, serial });
	const id = await insertClaim(trx, {
		orderId,
		productId,
		serialId,
		complaint: complaint.trim(),
		staffId,
		at: now,
	});
	if (id === undefined) throw new Problem('cannot_claim');
	await takeRequests(trx, {
		orderId,
		productIds: [productId],
		kind: 'claim',
		by: { claimId: id },
		staffId,
		now,
	});
	await notifyOfState(trx, { id, orderId, state: 'received', now });
	return id;
}

/** Returns the serial number that names the claimed piece, if the product's pieces have such numbers. */
async function requireOwnSerial(
	trx: Database,
	{ orderId, productId, serial = '' }: { orderId: number; productId: number; serial: string | undefined },
): Promise<number | null> {
	const held = (await listOrderSerials(trx, orderId)).filter((one) => one.productId === productId);
	const number = plainSerial(serial);
	if (number === '' && held.length === 0) return null;
	if (number === '') throw invalidField('serial', 'required');
	const found = held.find((one) => one.number === number);
	if (!found) throw invalidField('serial', 'wrong');
	return found.id;
}

/** RET-03, in a transaction of staff: moves a claim one step, if it is still in the state that was seen. */
export async function moveClaim(
	trx: Database,
	id: number,
	{ from, to, note, serial }: ClaimMoveBody,
	{ staffId, now }: Taker,
): Promise<void> {
	const claim = await lockClaim(trx, id);
	if (!claim) throw new Problem('not_found');
	if (claim.state !== from) throw new Problem('changed_meanwhile');
	if (!nextClaimStates(from).includes(to)) throw new Problem('cannot_move');
	if (needsClaimNote(to) && note.trim().length < SHORTEST_CLAIM_NOTE) throw invalidField('note', 'required');
	if (to === 'replaced') await replacePiece(trx, id, claim, serial ?? '');
	await setClaimState(trx, id, to);
	await insertClaimEvent(trx, { claimId: id, state: to, at: now, staffId, note: note.trim() });
	await notifyOfState(trx, { id, orderId: claim.orderId, state: to, now });
}

/** Gives the customer a piece from the stock. The broken one stays with the shop, outside the stock. */
async function replacePiece(trx: Database, id: number, claim: LockedClaim, typed: string): Promise<void> {
	const { orderId, productId, serialId, serialKind } = claim;
	if ((await lockStock(trx, productId)) < 1) throw new Problem('stock_changed');
	await moveStock(trx, [{ productId, quantity: -1 }], { kind: 'warranty', document: { kind: 'claim', id } });
	if (serialKind !== null) {
		const number = plainSerial(typed);
		const problem = findSerialProblem(serialKind, number);
		if (problem) throw invalidField('serial', problem);
		const replacement = await takeSerial(trx, { orderId, productId, number }, 'replacement');
		if (replacement === undefined) throw invalidField('serial', 'taken');
		await setReplacement(trx, id, replacement);
	}
	if (serialId !== null) await freeSerials(trx, [serialId], { orderId, kind: 'replaced' });
}

async function notifyOfState(
	trx: Database,
	{ id, orderId, state, now }: { id: number; orderId: number; state: ClaimState; now: Date },
): Promise<void> {
	if (state === 'at_service' || state === 'handed_back') return;
	await notifyAfterHandOut(trx, { orderId, now }, (t, { shop, number }) =>
		t(MESSAGES[state], { shop, id, number }),
	);
}
