import type { Database } from '../../../platform/database/database.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PlatformConfig } from '../../../platform/platform-config.ts';
import { findFirstOwner, hasOwner, insertFirstOwner, makeStaffLink } from './staff-accounts.queries.ts';

/** The first owner has this login until the owner chooses another by the link. */
const FIRST_LOGIN = 'first-owner';

/**
 * While the shop has no owner, each start prints a one-time link for becoming its owner. Only people who read the server's
 * terminal see it.
 */
export async function firstOwnerLink({
	db,
	config,
	clock,
}: Needs<'config' | 'db' | 'clock'>): Promise<string | undefined> {
	if (await hasOwner(db)) return undefined;
	const id = (await findFirstOwner(db)) ?? (await addFirstOwner(db, clock()));
	// No account is found if the first owner was disabled before they joined. `npm run staff` helps in that
	// case.
	if (id === undefined) return undefined;
	const { token } = await makeStaffLink(db, id, clock());
	return joinAddress(config, token);
}

/** When several processes start at once, one adds the account; all may print a link, and the last one printed is valid. */
async function addFirstOwner(db: Database, now: Date): Promise<number | undefined> {
	await insertFirstOwner(db, FIRST_LOGIN, now);
	return findFirstOwner(db);
}

/** The token stands after the #, so that it reaches no log and no referrer. */
export function joinAddress({ pageOrigin }: Pick<PlatformConfig, 'pageOrigin'>, token: string): string {
	return `${pageOrigin}/backoffice/join#${token}`;
}
