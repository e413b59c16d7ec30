import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { isReason } from '@dukan/domain/base/text/is-reason.ts';
import type { CashCloseBody, CashOtherBody, HandOverBody } from '@dukan/domain/money/cash/cash.api.ts';
import { canReverse, findClosingProblem, handOverEntries } from '@dukan/domain/money/cash/cash-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import {
	findLastClosed,
	insertCashEntries,
	insertClosing,
	insertTillDifference,
	lockCashBook,
	lockEntry,
	lockHolder,
	readBalance,
	reverseAct,
} from './cash-book.queries.ts';

/**
 * COUR-04, in a transaction of staff: takes a courier's cash as it was counted. If the balance changed after
 * it was shown, the cash must be counted again.
 */
export async function handOver(
	trx: Database,
	{ courierId, expectedTenge, countedTenge, reason }: HandOverBody,
	at: Date,
): Promise<void> {
	if (!(await lockHolder(trx, courierId))) throw invalidField('courierId', 'wrong');
	if ((await readBalance(trx, courierId)) !== expectedTenge) throw new Problem('changed_meanwhile');
	// A courier who has paid out more than they took, for returned goods (RET-01), gets the difference and no
	// more.
	if (countedTenge < Math.min(0, expectedTenge)) throw invalidField('countedTenge', 'minimum');
	if (countedTenge !== expectedTenge && !isReason(reason)) throw invalidField('reason', 'required');
	const entries = handOverEntries({ courierId, expectedTenge, countedTenge });
	await insertCashEntries(trx, entries, { at, reason: reason.trim() });
}

/** In a transaction of staff: enters money that comes to the till or leaves it for any other reason. */
export async function addOtherCash(
	trx: Database,
	{ amountTenge, reason, purpose }: CashOtherBody,
	at: Date,
): Promise<void> {
	if (amountTenge === 0) throw invalidField('amountTenge', 'required');
	if (!isReason(reason)) throw invalidField('reason', 'required');
	await insertCashEntries(trx, [{ holderId: null, kind: 'other', amountTenge, purpose }], {
		at,
		reason: reason.trim(),
	});
}

/** In a transaction of staff: reverses an entry with all other entries of its act. */
export async function reverseCash(
	trx: Database,
	{ id, reason }: { id: string; reason: string },
	at: Date,
): Promise<void> {
	const entry = await lockEntry(trx, id);
	if (!entry) throw new Problem('not_found');
	if (!canReverse(entry)) throw new Problem('changed_meanwhile');
	if (!isReason(reason)) throw invalidField('reason', 'required');
	await reverseAct(trx, id, { at, reason: reason.trim() });
}

/**
 * In a transaction of staff: closes a day with the counted cash of the till. The day's entries are final from
 * then on.
 */
export async function closeDay(
	trx: Database,
	{ day, expectedTenge, countedTenge, reason }: CashCloseBody,
	{ staffId, now }: { staffId: number; now: Date },
): Promise<void> {
	await lockCashBook(trx);
	const bounds = { today: ashgabatTime(now).date, lastClosed: await findLastClosed(trx) };
	const problem = findClosingProblem({ day, expectedTenge, countedTenge, reason }, bounds);
	if (problem) throw new Problem('invalid_input', { errors: [problem] });
	if ((await readBalance(trx, null, { upTo: day })) !== expectedTenge) throw new Problem('changed_meanwhile');
	const said = reason.trim();
	await insertTillDifference(trx, { day, amountTenge: countedTenge - expectedTenge, reason: said });
	await insertClosing(trx, { day, at: now, staffId, expectedTenge, countedTenge, reason: said });
}
