import type { UserExportWire } from '@dukan/domain/running/privacy/privacy.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ErasedPerson, ExportedPerson, Personal } from '../../../platform/personal.ts';
import { DELETED_PHONE } from '../../people/accounts/personal.queries.ts';
import { anonymise, lockOrders } from '../../selling/orders/locked-order.queries.ts';
import { listErasable } from './privacy.queries.ts';

export type PersonalNeeds = { db: Database; personal: readonly Personal[] };

/** Data that user_export must contain: its serializer refuses a document that lacks a part. */
type Held = Omit<UserExportWire, 'exported_at' | 'person' | 'orders'>;

/** Returns what the shop holds about a person in addition to the account and the orders. */
export async function exportHeld({ db, personal }: PersonalNeeds, person: ExportedPerson): Promise<Held> {
	const held = {};
	for (const part of personal) Object.assign(held, await part.export?.(db, person));
	return held as Held;
}

/** Removes the person from orders, which are kept for the books. */
export async function eraseOrders(
	{ db: trx, personal }: PersonalNeeds,
	which: { userId: number; ownerId: number } | { before: Date; limit: number },
): Promise<void> {
	const orders = await lockOrders(trx, await listErasable(trx, which));
	const ids = orders.map(({ id }) => id);
	const names = orders.flatMap(({ number, phone }) => [number, phone]);
	await anonymise(trx, orders, { ownerId: 'userId' in which ? which.ownerId : undefined });
	const erased = { ids, names: names.filter((name) => name !== DELETED_PHONE) };
	for (const part of personal) await part.eraseOrders?.(trx, erased);
}

/** Deletes the account and all other data about the person. */
export async function erasePerson(needs: PersonalNeeds, person: ErasedPerson): Promise<void> {
	await eraseOrders(needs, { userId: person.userId, ownerId: person.deletedAccountId });
	// The order is reversed, so that other features still find the account by its id before it is deleted.
	for (const part of needs.personal.toReversed()) await part.erasePerson?.(needs.db, person);
}
