import type { TrustRulesChange, TrustRulesWire } from '@dukan/domain/people/trust/trust.api.ts';
import { LIMITED_DEGREES } from '@dukan/domain/people/trust/trust.ts';
import { changedFields } from '../../ui/editor/row-draft.ts';

/**
 * Returns only the changed rules, down to a single limit, so that two people can change different limits of
 * one degree.
 */
export function changedTrustRules(draft: TrustRulesWire, begun: TrustRulesWire): TrustRulesChange {
	const limits = LIMITED_DEGREES.map((degree) => [
		degree,
		changedFields(draft.limits[degree], begun.limits[degree]),
	]);
	return { ...changedFields(draft, begun), limits: Object.fromEntries(limits) };
}
