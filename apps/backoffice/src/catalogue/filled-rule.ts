import type { SmartClauseWire, SmartRuleWire } from '@dukan/domain/catalogue/staff-catalogue.api.ts';

/** Without what was begun and left empty: an attribute of no values, a clause that asks for nothing. */
export function filledRule({ anyOf }: SmartRuleWire): SmartRuleWire {
	const clauses = anyOf.map(({ attributes = {}, ...clause }): SmartClauseWire => {
		const asked = Object.entries(attributes).filter(([, values]) => values.length > 0);
		return asked.length > 0 ? { ...clause, attributes: Object.fromEntries(asked) } : clause;
	});
	return { anyOf: clauses.filter((clause) => Object.keys(clause).length > 0) };
}

/** A clause with a part changed. What is empty is not asked for. */
export function changedClause(
	clause: SmartClauseWire,
	part: { [Key in keyof SmartClauseWire]: SmartClauseWire[Key] | undefined },
): SmartClauseWire {
	return Object.fromEntries(Object.entries({ ...clause, ...part }).filter(([, value]) => isAsked(value)));
}

function isAsked(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
	return value !== undefined;
}
