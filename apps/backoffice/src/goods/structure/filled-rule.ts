import type { SmartClauseWire, SmartRuleWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';

/** Removes what was added but left empty: attributes without values and clauses without conditions. */
export function filledRule({ anyOf }: SmartRuleWire): SmartRuleWire {
	const clauses = anyOf.map(({ attributes = {}, ...clause }): SmartClauseWire => {
		const filled = Object.entries(attributes).filter(([, values]) => values.length > 0);
		return filled.length > 0 ? { ...clause, attributes: Object.fromEntries(filled) } : clause;
	});
	return { anyOf: clauses.filter((clause) => Object.keys(clause).length > 0) };
}

/** Returns a clause with some parts changed. Empty parts are left out. */
export function changedClause(
	clause: SmartClauseWire,
	part: { [Key in keyof SmartClauseWire]: SmartClauseWire[Key] | undefined },
): SmartClauseWire {
	return Object.fromEntries(Object.entries({ ...clause, ...part }).filter(([, value]) => isFilled(value)));
}

function isFilled(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
	return value !== undefined;
}
