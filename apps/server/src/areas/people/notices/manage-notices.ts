import { MAX_WAITS } from '@dukan/domain/people/notices/notice-rules.ts';
import type { NoticeChoiceBody, NoticeListWire } from '@dukan/domain/people/notices/notices.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
	chooseInvitations,
	choosePriceDrops,
	countOtherWaits,
	findStock,
	insertWait,
	listSentNotices,
	listWaits,
	lockNoticePerson,
	readNoticeChoices,
} from './notices.queries.ts';

type Person = { id: number; phone_confirmed_at: Date | null };

/**
 * CHOOSE-05, in a transaction: lets a person with a confirmed phone wait for a product that is sold but not
 * in stock. Asking twice counts once.
 */
export async function waitForProduct(
	trx: Database,
	person: Person,
	{ productId, now }: { productId: number; now: Date },
): Promise<void> {
	requireConfirmedPhone(person);
	const stock = await findStock(trx, productId);
	if (stock === undefined) throw new Problem('not_found');
	if (stock > 0) throw new Problem('in_stock');
	await lockNoticePerson(trx, person.id);
	if ((await countOtherWaits(trx, person.id, productId)) >= MAX_WAITS) throw new Problem('notice_limit');
	await insertWait(trx, person.id, productId, now);
}

/** Changes only the choices that are given. */
export async function chooseNotices(
	db: Database,
	person: Person,
	{ price_drops: priceDrops, review_invitations: invitations }: NoticeChoiceBody,
): Promise<void> {
	if (priceDrops) requireConfirmedPhone(person);
	await db.transaction().execute(async (trx) => {
		const before = await lockNoticePerson(trx, person.id);
		// Choosing price drops again keeps the prices of the first time.
		if (priceDrops !== undefined && before.price_drops !== priceDrops)
			await choosePriceDrops(trx, person.id, priceDrops);
		if (invitations !== undefined) await chooseInvitations(trx, person.id, invitations);
	});
}

export async function listNotices(db: Database, person: Person): Promise<NoticeListWire> {
	return {
		...(await readNoticeChoices(db, person.id)),
		phone_confirmed: person.phone_confirmed_at !== null,
		waiting: await listWaits(db, person.id),
		sent: await listSentNotices(db, person.id),
	};
}

function requireConfirmedPhone({ phone_confirmed_at }: Person): void {
	if (phone_confirmed_at === null) throw new Problem('phone_unconfirmed');
}
