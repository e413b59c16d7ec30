import type { Services } from '../../services.ts';
import { findStaffByLogin, hasOwner, makeStaffLink } from './staff-accounts.queries.ts';

const FIRST_LOGIN = 'owner';

/**
 * While the shop has no owner, each start prints a one-time link to become its owner. Only who reads the server's
 * terminal sees it.
 */
export async function firstOwnerLink({
	db,
	config,
	clock,
}: Pick<Services, 'db' | 'config' | 'clock'>): Promise<string | undefined> {
	if (await hasOwner(db)) return undefined;
	// Of processes that start at once one adds the account; all may print a link, and the last one printed is good.
	await db
		.insertInto('staff_accounts')
		.values({
			login: FIRST_LOGIN,
			name: 'Owner',
			role: 'owner',
			created_at: clock(),
			password_hash: null,
			sealed_totp: null,
		})
		.onConflict((conflict) => conflict.column('login').doNothing())
		.execute();
	const account = await findStaffByLogin(db, FIRST_LOGIN);
	// Disabled: `npm run staff` can help.
	if (!account) return undefined;
	const { id } = account;
	const { token } = await makeStaffLink(db, id, clock());
	return joinAddress(config, token);
}

/** After the #, so that it reaches no log and no referrer. */
export function joinAddress({ pageOrigin }: Pick<Services['config'], 'pageOrigin'>, token: string): string {
	return `${pageOrigin}/backoffice/join#${token}`;
}
