import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { isNoticeTime } from '@dukan/domain/people/notices/notice-rules.ts';
import { noticeSmsTexts } from '@dukan/i18n/texts/notice-sms-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { DAY_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { consumeUpTo } from '../../../platform/limits/limits.queries.ts';
import { withShortName } from '../../people/notices/notice-message.ts';
import { noticesBudget } from '../../people/notices/send-notices.ts';
import { stopLink } from '../../people/notices/stop-link.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { putSeveralSms } from '../../shop/sms/sms-outbox.queries.ts';
import { type DueInvitation, listDueInvitations, markInvited } from './review-invitations.queries.ts';

/** One transaction invites this many people. */
const BATCH = 100;

/**
 * CHOOSE-03: invites buyers by SMS to review, some days after their order was completed, if the shop has
 * chosen so. A person gets one SMS about all their due orders. The hours and the budget are those of
 * notifications; people beyond the budget wait for a later run. Any number of processes may run it at once.
 * Returns the number of messages.
 */
export async function inviteToReview(db: Database, config: ConfigWithSms, now: Date): Promise<number> {
	const days = (await readSettings(db)).reviews.invitationDays;
	if (days === 0 || !isNoticeTime(now)) return 0;
	let sent = 0;
	for (let batch = BATCH; batch > 0; sent += batch) batch = await inviteSome(db, config, { days, now });
	return sent;
}

/** In one transaction, puts messages into the outbox and marks their orders as invited. */
function inviteSome(
	db: Database,
	config: ConfigWithSms,
	{ days, now }: { days: number; now: Date },
): Promise<number> {
	return db.transaction().execute(async (trx) => {
		const due = await listDueInvitations(trx, { days, people: BATCH, now });
		if (due.length === 0) return 0;
		const people = [...new Set(due.map(({ userId }) => userId))];
		const granted = await consumeUpTo(trx, noticesBudget(config.sms.noticesHourlyBudget), {
			key: 'all',
			wanted: people.length,
			now,
		});
		const reached = new Set(people.slice(0, granted));
		const wanted = due.filter(({ userId }) => reached.has(userId)).map(({ orderId }) => orderId);
		const invited = new Set(await markInvited(trx, wanted, now));
		const byPerson = Map.groupBy(
			due.filter(({ orderId }) => invited.has(orderId)),
			({ userId }) => userId,
		);
		if (byPerson.size === 0) return 0;
		const messages = [...byPerson.values()].map(async (orders) => {
			const [first] = orders;
			if (!first) throw new Error('A group has a member.');
			const stop = await stopLink(db, config.pageOrigin, first.userId);
			const text = invitationMessage(orders, { origin: config.pageOrigin, stop });
			return { phone: first.phone, text, expiresAt: later(now, DAY_MS) };
		});
		await putSeveralSms(trx, await Promise.all(messages), now);
		return byPerson.size;
	});
}

function invitationMessage(
	orders: readonly DueInvitation[],
	links: { origin: string; stop: string },
): string {
	const [first] = orders;
	if (!first) throw new Error('A message needs an order.');
	const t = tableTranslator(noticeSmsTexts, first.language);
	const path = orders.length > 1 ? addresses.history : addresses.order(first.orderId);
	return withShortName(
		first[`name_${first.language}`] || first.name_en,
		(name) => `${t('review', { name })} ${links.origin}${path}\n${t('stop')} ${links.stop}`,
	);
}
