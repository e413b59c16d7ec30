import assert from 'node:assert/strict';
import {
	addFavourites,
	clearFavourites,
	listFavourites,
	removeFavourites,
} from '../../areas/goods/favourites/favourites.queries.ts';
import {
	countAddresses,
	deleteAddress,
	findAddedAddress,
	findAddress,
	hasSameAddress,
	insertAddress,
	listAddresses,
	lockAddresses,
	presetAddress,
	updateAddress,
} from '../../areas/people/accounts/address-book.queries.ts';
import {
	forgetDevices,
	knowDevice,
	resetSignInLimits,
} from '../../areas/people/accounts/known-devices.queries.ts';
import { beginConfirmation, isConfirmed } from '../../areas/people/accounts/phone-codes.queries.ts';
import {
	beginReset,
	confirmReset,
	findTicketHolder,
	spendTicket,
} from '../../areas/people/accounts/resets.queries.ts';
import {
	endAllSessions,
	endOtherSessions,
	endSession,
	findUserByToken,
	listSessions,
	startSession,
} from '../../areas/people/accounts/sessions.queries.ts';
import {
	findUserAndDevice,
	findUserByPhone,
	replacePasswordHash,
	updateUser,
} from '../../areas/people/accounts/users.queries.ts';
import type { Visitor } from '../../areas/people/accounts/visitor.ts';
import {
	captchaTokenIsGood,
	giveCaptchaToken,
	keepAnswer,
	takeAnswer,
} from '../../areas/people/captcha/captcha.queries.ts';
import { districtExists } from '../../areas/shop/regions/regions.queries.ts';
import { findSmsPart } from '../../areas/shop/sms/sms-budget.ts';
import {
	dropExpired,
	listSms,
	markSent,
	putOff,
	putSms,
	retrySms,
	takeSms,
} from '../../areas/shop/sms/sms-outbox.queries.ts';
import { DAY_MS, later, MINUTE_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashDevice } from '../../platform/http/device-cookie.ts';
import { consume, isSpent } from '../../platform/limits/limits.queries.ts';
import { createChallenge, spendChallenge } from '../../platform/proof/proofs.queries.ts';
import { PASSWORD, people } from '../people.ts';
import type { TestShop } from '../test-shop.ts';

const VISITOR: Visitor = {
	network: '127.0.0.1',
	device: 'test',
	userAgent: 'test',
	language: 'ru',
	proof: undefined,
};
const PAGE = { limit: 10, offset: 0 };

/** What people do with their accounts. */
export async function runShopperQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const phone = await registerAndSignIn(shop);
	const { id } = (await findUserByPhone(db, phone)) ?? assert.fail();
	await updateUser(db, id, { email: 'aman@example.tm' });
	await replacePasswordHash(db, id, { from: '', to: '' });
	const token = await startSession(db, id, VISITOR, clock());
	await findUserAndDevice(db, phone, hashDevice(VISITOR.device));
	await knowDevice(db, id, { device: 'another', now: clock() });
	await forgetDevices(db, id, VISITOR.device);
	await resetSignInLimits(db, { phone, userId: id });
	const code = await beginConfirmation(db, { userId: id, token }, clock());
	await isConfirmed(db, { userId: id, token, code }, clock());
	await findUserByToken(db, token, later(clock(), 10 * MINUTE_MS));
	const { rows } = await listSessions(db, id, PAGE, clock());
	await addFavourites(db, id, [1, 2, 3], clock());
	await listFavourites(db, id);
	await removeFavourites(db, id, [1]);
	await clearFavourites(db, id);
	await runAddressQueries(db, id);
	await runResetQueries(db, { id, phone }, clock());
	await endSession(db, id, rows[0]?.id ?? 0);
	await endOtherSessions(db, id, 0);
	await endAllSessions(db, id);
	await findSmsPart(db, id, hashDevice(VISITOR.device));
	await runProofQueries(db, clock());
	await runSmsQueries(db, clock());
	await updateUser(db, id, { banned: true });
	await people(shop).signIn(phone, PASSWORD);
}

async function runAddressQueries(db: Database, userId: number): Promise<void> {
	const place = { districtId: 1, address: 'Parahat 1, 2' };
	const added = { ...place, userId, key: 'first', bodyHash: Buffer.alloc(32) };
	await districtExists(db, place.districtId);
	await lockAddresses(db, userId);
	const id = (await insertAddress(db, added)) ?? assert.fail();
	await findAddedAddress(db, userId, 'first');
	await insertAddress(db, { ...added, key: 'second', address: 'Parahat 3, 4' });
	await hasSameAddress(db, userId, { ...place, id: 0 });
	await updateAddress(db, id, { ...place, address: 'Parahat 5, 6' });
	await presetAddress(db, userId, id);
	await countAddresses(db, userId);
	await listAddresses(db, userId, PAGE);
	await findAddress(db, userId, id);
	await deleteAddress(db, userId, id);
}

/** With a wrong password in between: it is counted and then forgotten. */
async function registerAndSignIn(shop: TestShop): Promise<string> {
	const calls = people(shop);
	const { phone } = await calls.register();
	await calls.signIn(phone, 'wrong password');
	const { answer } = await calls.signIn(phone, PASSWORD);
	assert.equal(answer.login, true);
	return phone;
}

async function runResetQueries(db: Database, user: { id: number; phone: string }, now: Date): Promise<void> {
	const key = await keepAnswer(db, { kind: 'picture', position: 100 }, now);
	await takeAnswer(db, key, now);
	await captchaTokenIsGood(db, await giveCaptchaToken(db, key), now);
	const { token, code } = await beginReset(db, user.id, now);
	const ticket = (await confirmReset(db, { phone: user.phone, code, token }, now)) ?? assert.fail();
	assert.equal(await findTicketHolder(db, { phone: user.phone, ticket }, now), user.id);
	await spendTicket(db, user.id, ticket, now);
}

async function runProofQueries(db: Database, now: Date): Promise<void> {
	const challenge = await createChallenge(db, 'reset', now);
	assert.equal(await spendChallenge(db, challenge, 'reset', now), true);
	const limit = { kind: 'spent', max: 1, windowMs: MINUTE_MS };
	await consume(db, limit, 'all', now);
	assert.equal(await isSpent(db, limit, 'all', now), true);
}

async function runSmsQueries(db: Database, now: Date): Promise<void> {
	for (const text of ['first', 'second', 'third'])
		await putSms(db, { phone: '61234567', text, expiresAt: later(now, DAY_MS) }, now);
	const sms = (await takeSms(db, now)) ?? assert.fail();
	await putOff(db, sms, now);
	await retrySms(db, now);
	const second = (await takeSms(db, now)) ?? assert.fail();
	await markSent(db, second.id, now, { keepText: false });
	await dropExpired(db, now);
	await listSms(db);
}
