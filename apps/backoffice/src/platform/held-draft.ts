/** A form while somebody types: what is typed, what it began from, and which version of the row that was. */
export type HeldDraft<Draft, Version> = { version: Version; begun: Draft; draft: Draft };

/** It is stored: only what was typed since is new. */
export function afterSave<Draft, Version>(
	held: HeldDraft<Draft, Version>,
	sent: Draft,
	version: Version,
): HeldDraft<Draft, Version> {
	return { ...held, version, begun: sent };
}

/**
 * A fresh copy of the row. What was typed stays, with what it began from. Of somebody else's version nothing is taken over while
 * something is typed: the server says so when it is saved.
 */
export function afterRead<Draft extends object, Version>(
	held: HeldDraft<Draft, Version>,
	fresh: Draft,
	version: Version,
): HeldDraft<Draft, Version> {
	const typed = typedFields(held);
	if (typed.length > 0 && version !== held.version) return held;
	const withTyped = (from: Draft): Draft =>
		Object.assign({ ...fresh }, Object.fromEntries(typed.map((field) => [field, from[field]])));
	return { version, begun: withTyped(held.begun), draft: withTyped(held.draft) };
}

export function typedFields<Draft extends object>({
	begun,
	draft,
}: Pick<HeldDraft<Draft, unknown>, 'begun' | 'draft'>): (keyof Draft)[] {
	const fields = Object.keys(draft) as (keyof Draft)[];
	return fields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(begun[field]));
}
