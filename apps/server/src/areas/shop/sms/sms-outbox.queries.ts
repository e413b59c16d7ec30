import { plainSms } from '@dukan/domain/shop/sms/sms-parts.ts';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, later, SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { ErasedPerson, ExportedPerson, Personal } from '../../../platform/personal.ts';

/** No other worker takes a message for this time. If the sender dies, another worker takes it afterwards. */
const LEASE_MS = 30 * SECOND_MS;
const FIRST_PAUSE_MS = 2 * SECOND_MS;
const MAX_PAUSE_MS = 60 * SECOND_MS;
/** The rows of sent messages are kept for counting, without the texts. */
export const SMS_KEPT_MS = 30 * DAY_MS;
const MAX_TROUBLE_LENGTH = 200;

export type OutgoingSms = { id: number; phone: string; text: string; tries: number };

/**
 * Writes a message to the outbox, in the same transaction as the change that the message is about. With
 * `sendAt` the message is held until that moment.
 */
export async function putSms(
	db: Database,
	{ phone, text, expiresAt, sendAt }: { phone: string; text: string; expiresAt: Date; sendAt?: Date },
	now: Date,
): Promise<number> {
	const { id } = await db
		.insertInto('sms_outbox')
		.values({ phone, text: plainSms(text), made_at: now, expires_at: expiresAt, next_try_at: sendAt ?? now })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** Deletes messages that no worker has taken yet. `ids` is a select of their ids. */
export async function dropHeldSms(trx: Database, ids: RawBuilder<unknown>): Promise<void> {
	await sql`delete from sms_outbox where id in (${ids}) and tries = 0`.execute(trx);
}

export async function putSeveralSms(
	db: Database,
	messages: readonly { phone: string; text: string; expiresAt: Date }[],
	now: Date,
): Promise<void> {
	await db
		.insertInto('sms_outbox')
		.values(
			messages.map(({ phone, text, expiresAt }) => ({
				phone,
				text: plainSms(text),
				made_at: now,
				expires_at: expiresAt,
				next_try_at: now,
			})),
		)
		.execute();
}

/** Takes the next due message, for this worker alone. */
export async function takeSms(db: Database, now: Date): Promise<OutgoingSms | undefined> {
	return db
		.updateTable('sms_outbox')
		.set((row) => ({ tries: row('tries', '+', 1), next_try_at: later(now, LEASE_MS), put_off: false }))
		.where('id', '=', (query) =>
			query
				.selectFrom('sms_outbox')
				.select('id')
				.where('sent_at', 'is', null)
				.where('text', '<>', '')
				.where('next_try_at', '<=', now)
				.where('expires_at', '>', now)
				.orderBy('next_try_at')
				.limit(1)
				.forUpdate()
				.skipLocked(),
		)
		.returning(['id', 'phone', 'text', 'tries'])
		.executeTakeFirst();
}

/** S2: removes the text, so that a code that was sent is no longer in the database. */
export async function markSent(
	db: Database,
	id: number,
	now: Date,
	options: { keepText: boolean },
): Promise<void> {
	await db
		.updateTable('sms_outbox')
		.set({ sent_at: now, trouble: '', ...(!options.keepText && { text: '' }) })
		.where('id', '=', id)
		.execute();
}

/** R8: puts a failed message off, for longer after each try. */
export async function putOff(
	db: Database,
	{ id, tries }: OutgoingSms,
	now: Date,
	trouble = '',
): Promise<void> {
	const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10));
	await db
		.updateTable('sms_outbox')
		.set({ next_try_at: later(now, pauseMs), put_off: true, trouble: trouble.slice(0, MAX_TROUBLE_LENGTH) })
		.where('id', '=', id)
		.execute();
}

/**
 * Lets staff end the pause of one message, or of all that failed. A message that is being sent right now is
 * left alone.
 */
export async function retrySms(db: Database, now: Date, id?: number): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('sms_outbox')
		.set({ next_try_at: now })
		.where('sent_at', 'is', null)
		.where('text', '<>', '')
		.where('expires_at', '>', now)
		.where('put_off', '=', true)
		.$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

/** R8: empties messages that have expired, and returns how many. */
export async function dropExpired(db: Database, now: Date): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('sms_outbox')
		.set({ text: '' })
		.where('sent_at', 'is', null)
		.where('text', '<>', '')
		.where('expires_at', '<=', now)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

/** Lists messages for development's page of the outbox. */
export function listSms(db: Database) {
	return db
		.selectFrom('sms_outbox')
		.select(['id', 'phone', 'text', 'made_at', 'sent_at'])
		.orderBy('id', 'desc')
		.limit(20)
		.execute();
}

async function exportPerson(db: Database, { phone }: ExportedPerson) {
	const { rows } = await sql<{
		made_at: string;
		sent_at: string | null;
	}>`select ${isoMoment('m.made_at')} as made_at,
			${isoMoment('m.sent_at')} as sent_at
		from sms_outbox m where m.phone = ${phone} order by m.id`.execute(db);
	return { messages: rows };
}

/** Deletes all messages to this phone, sent or waiting. */
async function erasePerson(trx: Database, { phone }: ErasedPerson): Promise<void> {
	await trx.deleteFrom('sms_outbox').where('phone', '=', phone).execute();
}

export const smsPersonal = { export: exportPerson, erasePerson } satisfies Personal;
