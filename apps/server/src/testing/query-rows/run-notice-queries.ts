import { addFavourites } from '../../areas/goods/favourites/favourites.queries.ts';
import { updateUser } from '../../areas/people/accounts/users.queries.ts';
import {
	listDueProducts,
	lockDuePeople,
	markNoticesSent,
} from '../../areas/people/notices/due-notices.queries.ts';
import {
	chooseInvitations,
	choosePriceDrops,
	countOtherWaits,
	deleteWait,
	findStock,
	insertWait,
	listSentNotices,
	listWaits,
	lockNoticePerson,
	readNoticeChoices,
	stopNotices,
} from '../../areas/people/notices/notices.queries.ts';
import { putSeveralSms } from '../../areas/shop/sms/sms-outbox.queries.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { consumeUpTo } from '../../platform/limits/limits.queries.ts';
import { stockProducts } from '../shop-books.ts';
import { signUpShopper } from '../shopper.ts';
import type { TestShop } from '../test-shop.ts';

/** A person waits, is sent a notice and unsubscribes. */
export async function runNoticeQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const now = clock();
	const { id } = await signUpShopper(shop);
	await updateUser(db, id, { phone_confirmed_at: now });
	await stockProducts(db, [5], 3);
	await findStock(db, 5);
	await lockNoticePerson(db, id);
	await countOtherWaits(db, id, 5);
	await insertWait(db, id, 5, now);
	await listWaits(db, id);
	await addFavourites(db, id, [6], now);
	await choosePriceDrops(db, id, true);
	await chooseInvitations(db, id, true);
	await readNoticeChoices(db, id);
	await lockDuePeople(db, now, 10);
	await markNoticesSent(db, await listDueProducts(db, [id]), now);
	await putSeveralSms(db, [{ phone: '2345678', text: 'Back', expiresAt: now }], now);
	await consumeUpTo(db, { kind: 'several', max: 1, windowMs: DAY_MS }, { key: 'all', wanted: 2, now });
	await listSentNotices(db, id);
	await deleteWait(db, id, 5);
	await stopNotices(db, id);
}
