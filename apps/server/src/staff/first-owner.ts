import type { Services } from '../services.ts';
import { findStaffByLogin, hasOwner, insertStaffAccount, makeStaffLink } from './staff-accounts.queries.ts';

const FIRST_LOGIN = 'owner';

/**
 * While nobody can run the shop, each start prints a one-time link to become its owner. Only who reads the server's
 * terminal sees it.
 */
export async function firstOwnerLink({
	db,
	config,
	clock,
}: Pick<Services, 'db' | 'config' | 'clock'>): Promise<string | undefined> {
	if (await hasOwner(db)) return undefined;
	const known = await findStaffByLogin(db, FIRST_LOGIN);
	const account = { login: FIRST_LOGIN, name: 'Owner', role: 'owner' } as const;
	const id = known?.id ?? (await insertStaffAccount(db, account, clock()));
	const { token } = await makeStaffLink(db, id, clock());
	return joinAddress(config, token);
}

/** After the #, so that it reaches no log and no referrer. */
export function joinAddress({ pageOrigin }: Pick<Services['config'], 'pageOrigin'>, token: string): string {
	return `${pageOrigin}/backoffice/join#${token}`;
}
