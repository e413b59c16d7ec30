import type { Language } from '@dukan/domain/base/language/language.ts';
import { plainLine } from '@dukan/domain/base/text/plain-line.ts';
import { type FieldProblems, profileProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { joinAddress } from '@dukan/domain/shop/regions/postal-address.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consumeWithBackoff, resetLimit } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { findRegionName, readAddress } from '../../shop/regions/regions.queries.ts';
import { OLD_PASSWORD_BY_USER } from './auth-limits.ts';
import { forgetDevices, resetSignInLimits } from './known-devices.queries.ts';
import { endOtherSessions, type SignedInUser } from './sessions.queries.ts';
import { replacePasswordHash, type UserChanges, type UserRow, updateUser } from './users.queries.ts';

export type ProfileChanges = {
	name?: string | undefined;
	/** The address in the form of the public contract: "address, region". */
	address?: string | undefined;
	regionId?: number | undefined;
	email?: string | undefined;
	language?: Language | undefined;
	oldPassword?: string | undefined;
	newPassword?: string | undefined;
};

type PasswordChange = { from: string; to: string };

const WRONG_PASSWORD: FieldProblems = { oldPassword: 'password_wrong' };

/** AUTH-11: one wrong field, or a wrong old password, refuses the whole change. */
export async function changeProfile(
	services: Needs<'db' | 'clock'> & { passwords: PasswordHasher },
	user: SignedInUser,
	changes: ProfileChanges,
	/** The device that changes the password. No other device stays known after it. */
	device: string,
): Promise<{ user: UserRow } | { problems: FieldProblems }> {
	const { problems, values } = await readChanges(services, user, changes);
	if (Object.keys(problems).length > 0) return { problems };
	const password =
		changes.newPassword === undefined
			? undefined
			: await checkOldPassword(services, user, changes.oldPassword ?? '', changes.newPassword);
	if (password === 'wrong') return { problems: WRONG_PASSWORD };
	const changed = await services.db.transaction().execute(async (trx) => {
		if (password) {
			// Somebody has changed the password since it was checked, elsewhere or by a reset.
			if (!(await replacePasswordHash(trx, user.id, password))) return undefined;
			await endOtherSessions(trx, user.id, user.sessionId);
			await forgetDevices(trx, user.id, device);
			await resetSignInLimits(trx, { phone: user.phone, userId: user.id });
		}
		return Object.keys(values).length > 0 ? updateUser(trx, user.id, values) : user;
	});
	return changed ? { user: changed } : { problems: WRONG_PASSWORD };
}

async function readChanges(
	{ db }: Needs<'db'>,
	user: SignedInUser,
	{ name, address, regionId, email, language, oldPassword, newPassword }: ProfileChanges,
): Promise<{ problems: FieldProblems; values: UserChanges }> {
	const given = address === undefined ? undefined : await readAddress(db, address);
	const problems = profileProblems(
		{
			...(name !== undefined && { name }),
			...(given && { address: given.detail }),
			...(email !== undefined && { email }),
			...(newPassword !== undefined && { newPassword }),
		},
		user.phone,
	);
	const values: UserChanges = {
		...(name !== undefined && { name: plainLine(name) }),
		...(email !== undefined && { email: email.trim() }),
		...(language !== undefined && { language }),
		...(address !== undefined && { address: plainLine(address) }),
		...(given && given.regionId !== null && { region_id: given.regionId }),
	};
	if (newPassword !== undefined && !oldPassword) problems.oldPassword = 'password_required';
	if (regionId === undefined) return { problems, values };

	const region = await findRegionName(db, regionId, language ?? user.language);
	if (region === undefined) problems.region = 'region_required';
	// The stored address ends with the region's name, which changes with the region. A newly sent address is
	// taken as it is.
	const current = given ?? (await readAddress(db, user.address));
	const moves = region !== undefined && current.detail !== '' && current.regionId !== regionId;
	return {
		problems,
		values: {
			...values,
			region_id: regionId,
			...(moves && { address: joinAddress(current.detail, region) }),
		},
	};
}

/** S5: counts the tries, so that a stolen session cannot be used to guess the password. */
async function checkOldPassword(
	{ db, clock, passwords }: Needs<'db' | 'clock'> & { passwords: PasswordHasher },
	user: SignedInUser,
	oldPassword: string,
	newPassword: string,
): Promise<PasswordChange | 'wrong'> {
	const key = String(user.id);
	enforceRateLimit(await consumeWithBackoff(db, OLD_PASSWORD_BY_USER, key, clock()));
	if (!(await passwords.verify(oldPassword, user.password_hash))) return 'wrong';
	await resetLimit(db, OLD_PASSWORD_BY_USER.kind, key);
	return { from: user.password_hash, to: await passwords.hash(newPassword) };
}
