import type { Database } from '../../../platform/database/database.ts';
import type { ErasedPerson, ExportedPerson, Personal } from '../../../platform/feature.ts';
import { claimsPersonal } from '../../after-sales/claims/personal.queries.ts';
import { requestsPersonal } from '../../after-sales/requests/personal.queries.ts';
import { returnsPersonal } from '../../after-sales/returns/personal.queries.ts';
import { favouritesPersonal } from '../../goods/favourites/personal.queries.ts';
import { questionsPersonal } from '../../goods/questions/personal.queries.ts';
import { reviewsPersonal } from '../../goods/reviews/personal.queries.ts';
import { cashPersonal } from '../../money/cash/personal.queries.ts';
import { accountsPersonal, DELETED_PHONE } from '../../people/accounts/personal.queries.ts';
import { noticesPersonal } from '../../people/notices/personal.queries.ts';
import { callMePersonal } from '../../selling/call-me/call-requests.queries.ts';
import { anonymise, lockOrders } from '../../selling/orders/locked-order.ts';
import { ordersPersonal } from '../../selling/orders/personal.queries.ts';
import { promotionsPersonal } from '../../selling/promotions/personal.queries.ts';
import { smsPersonal } from '../../shop/sms/sms-outbox.queries.ts';
import { listErasable } from './privacy.queries.ts';

/** Features that hold something of people beside their accounts and orders; the account goes last, as others find it by its id. */
const PERSONAL = [
	ordersPersonal,
	cashPersonal,
	requestsPersonal,
	claimsPersonal,
	returnsPersonal,
	promotionsPersonal,
	reviewsPersonal,
	questionsPersonal,
	callMePersonal,
	smsPersonal,
	favouritesPersonal,
	noticesPersonal,
	accountsPersonal,
] as const satisfies readonly Personal[];
const ALL: readonly Personal[] = PERSONAL;

type PartOf<One> = One extends { export: (...given: never) => Promise<infer Part> } ? Part : never;
type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer Whole) => void
	? Whole
	: never;

/** What the shop holds about a person beside the account and the orders. */
export async function exportHeld(
	db: Database,
	person: ExportedPerson,
): Promise<All<PartOf<(typeof PERSONAL)[number]>>> {
	const held = {};
	for (const personal of ALL) Object.assign(held, await personal.export?.(db, person));
	return held as All<PartOf<(typeof PERSONAL)[number]>>;
}

/** Orders stay for the books, without whose they were. */
export async function eraseOrders(
	trx: Database,
	which: { userId: number; ownerId: number } | { before: Date; limit: number },
): Promise<void> {
	const orders = await lockOrders(trx, await listErasable(trx, which));
	const ids = orders.map(({ id }) => id);
	const names = orders.flatMap(({ number, phone }) => [number, phone]);
	await anonymise(trx, orders, { ownerId: 'userId' in which ? which.ownerId : undefined });
	const erased = { ids, names: names.filter((name) => name !== DELETED_PHONE) };
	for (const personal of ALL) await personal.eraseOrders?.(trx, erased);
}

/** The account and what is left of the person. */
export async function erasePerson(trx: Database, person: ErasedPerson): Promise<void> {
	await eraseOrders(trx, { userId: person.userId, ownerId: person.deletedAccountId });
	for (const personal of ALL) await personal.erasePerson?.(trx, person);
}
