import type { TrustRulesChange, TrustRulesWire } from '@dukan/domain/people/trust/trust.api.ts';
import { LIMITED_DEGREES } from '@dukan/domain/people/trust/trust.ts';
import { changedFields } from '../../ui/editor/row-draft.ts';

/** Returns only what differs, down to a single limit: two people can change different ones of a degree. */
export function changedTrustRules(draft: TrustRulesWire, begun: TrustRulesWire): TrustRulesChange {
	const limits = LIMITED_DEGREES.map((degree) => [
		degree,
		changedFields(draft.limits[degree], begun.limits[degree]),
	]);
	return { ...changedFields(draft, begun), limits: Object.fromEntries(limits) };
}
