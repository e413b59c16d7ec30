import { isNoticeTime } from '@dukan/domain/people/notices/notice-rules.ts';
import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { consumeUpTo, type WordedLimit } from '../../../platform/limits/limits.queries.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { putSeveralSms } from '../../shop/sms/sms-outbox.queries.ts';
import { listDueProducts, lockDuePeople, markNoticesSent } from './due-notices.queries.ts';
import { noticeMessage } from './notice-message.ts';
import { stopLink } from './stop-link.ts';

/** A message expires after this time, because the product may be sold out again. */
const WORTH_SENDING_MS = 6 * HOUR_MS;
/** One transaction sends to this many people. */
const BATCH = 100;

/**
 * CHOOSE-05: sends each person one message about everything that is new for them. Beyond the budget of an
 * hour, people wait for a later run. Any number of processes may run it at once. Returns the number of
 * messages.
 */
export async function sendNotices(db: Database, config: ConfigWithSms, now: Date): Promise<number> {
	if (!isNoticeTime(now)) return 0;
	let sent = 0;
	for (let batch = BATCH; batch > 0; sent += batch) batch = await sendBatch(db, config, now);
	return sent;
}

/** CHOOSE-05: notifications have a budget apart from all other messages. */
export function noticesBudget(max: number): WordedLimit {
	return {
		kind: 'sms:notices',
		of: 'SMS: goods that are back, requests for reviews',
		per: 'shop',
		beyond: 'nothing; the next hour sends them',
		max,
		windowMs: HOUR_MS,
	};
}

/** In one transaction, puts messages into the outbox and marks their products as sent. */
function sendBatch(db: Database, config: ConfigWithSms, now: Date): Promise<number> {
	const { pageOrigin } = config;
	return db.transaction().execute(async (trx) => {
		const due = await lockDuePeople(trx, now, BATCH);
		if (due.length === 0) return 0;
		const userIds = due.map(({ userId }) => userId);
		const byPerson = Map.groupBy(await listDueProducts(trx, userIds), ({ userId }) => userId);
		const productsOf = (userId: number) => byPerson.get(userId) ?? [];
		// A person without products has just unsubscribed.
		const reached = due.filter(({ userId }) => byPerson.has(userId));
		const granted = await consumeUpTo(trx, noticesBudget(config.sms.noticesHourlyBudget), {
			key: 'all',
			wanted: reached.length,
			now,
		});
		const people = reached.slice(0, granted);
		if (people.length === 0) return 0;
		await markNoticesSent(
			trx,
			people.flatMap(({ userId }) => productsOf(userId)),
			now,
		);
		const expiresAt = later(now, WORTH_SENDING_MS);
		const messages = people.map(async ({ userId, phone, language }) => {
			const links = { origin: pageOrigin, stop: await stopLink(db, pageOrigin, userId) };
			return { phone, text: noticeMessage(language, productsOf(userId), links), expiresAt };
		});
		await putSeveralSms(trx, await Promise.all(messages), now);
		return people.length;
	});
}
