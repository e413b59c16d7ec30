import { plainLine } from '@dukan/domain/base/text/plain-line.ts';
import { addressProblem } from '@dukan/domain/people/accounts/account-rules.ts';
import type { AddressBody, SavedAddress } from '@dukan/domain/people/accounts/address-book.api.ts';
import { MAX_ADDRESSES } from '@dukan/domain/people/accounts/address-book.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { doOnce, type Once } from '../../../platform/idempotency/create-once.ts';
import { idempotencyKey } from '../../../platform/idempotency/idempotency-key.ts';
import { districtExists } from '../../shop/regions/regions.queries.ts';
import {
	countAddresses,
	findAddress,
	hasSameAddress,
	insertAddress,
	lockAddresses,
	presetAddress,
	updateAddress,
} from './address-book.queries.ts';

/** ACCT-03: a new address becomes the default, because a person adds one in order to use it. */
export function addAddress(
	db: Database,
	{ userId, key, body, now }: { userId: number; key: string; body: AddressBody; now: Date },
): Promise<Once<SavedAddress>> {
	const asked = idempotencyKey([`address of user ${userId}`, key], body, { now });
	return db.transaction().execute(async (trx) => {
		await lockAddresses(trx, userId);
		const { result, outcome } = await doOnce(trx, asked, async () => {
			const place = await requireValidAddress(trx, body);
			if ((await countAddresses(trx, userId)) >= MAX_ADDRESSES) throw new Problem('address_limit');
			const id = await insertAddress(trx, { userId, ...place });
			if (id === undefined) throw new Problem('already_exists');
			return id;
		});
		return { result: await requireAddress(trx, userId, result), outcome };
	});
}

export function changeAddress(
	db: Database,
	{ userId, id, body }: { userId: number; id: number; body: AddressBody },
): Promise<SavedAddress> {
	return db.transaction().execute(async (trx) => {
		await lockAddresses(trx, userId);
		await requireAddress(trx, userId, id);
		const place = await requireValidAddress(trx, body);
		if (await hasSameAddress(trx, userId, { id, ...place })) throw new Problem('already_exists');
		await updateAddress(trx, id, place);
		return requireAddress(trx, userId, id);
	});
}

export function chooseAddress(db: Database, userId: number, id: number): Promise<SavedAddress> {
	return db.transaction().execute(async (trx) => {
		await lockAddresses(trx, userId);
		await presetAddress(trx, userId, id);
		return requireAddress(trx, userId, id);
	});
}

async function requireAddress(db: Database, userId: number, id: number): Promise<SavedAddress> {
	const address = await findAddress(db, userId, id);
	if (!address) throw new Problem('not_found');
	return address;
}

async function requireValidAddress(
	trx: Database,
	body: AddressBody,
): Promise<{ districtId: number; address: string }> {
	const address = plainLine(body.address);
	const problem = addressProblem(address);
	const errors = [
		...((await districtExists(trx, body.district_id)) ? [] : [{ field: 'district_id', code: 'unknown' }]),
		...(problem ? [{ field: 'address', code: problem }] : []),
	];
	if (errors.length > 0) throw new Problem('invalid_input', { errors });
	return { districtId: body.district_id, address };
}
