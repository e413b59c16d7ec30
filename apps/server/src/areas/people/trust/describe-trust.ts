import type { CustomerTrustWire } from '@dukan/domain/people/trust/trust.api.ts';
import { trustDegree } from '@dukan/domain/people/trust/trust.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readPersonTrust } from './trust.queries.ts';

/** S18: tells staff the person's degree of trust, its reason, and what the person holds and may hold. */
export async function findCustomerTrust(
	db: Database,
	userId: number,
	now: Date,
): Promise<CustomerTrustWire | undefined> {
	const person = await readPersonTrust(db, { userId, productIds: [], now });
	if (!person) return undefined;
	const { facts, held, rules } = person;
	const degree = trustDegree(facts, rules);
	const limits = degree === 'vouched' ? undefined : rules.limits[degree];
	return {
		degree,
		phoneConfirmed: facts.phoneConfirmed,
		completedOrders: facts.completedOrders,
		openOrders: held.openOrders,
		pieces: held.pieces,
		sumTenge: held.sumTenge,
		allowed: limits
			? { openOrders: limits.openOrders, pieces: limits.pieces, sumTenge: limits.sumTenge }
			: null,
	};
}
