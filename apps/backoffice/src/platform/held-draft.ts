/**
 * A form while somebody edits it. `begun` are the values that the form began with, and `version` is the row's
 * version at that time.
 */
export type HeldDraft<Draft, Version> = { version: Version; begun: Draft; draft: Draft };

/** Returns the form after it was saved. Only what was typed since then counts as changed. */
export function afterSave<Draft, Version>(
	held: HeldDraft<Draft, Version>,
	sent: Draft,
	version: Version,
): HeldDraft<Draft, Version> {
	return { ...held, version, begun: sent };
}

/**
 * Returns the form after the row was read again. Typed values stay. If somebody else has saved the row while
 * something is typed, the form stays as it is, and the server refuses to save it.
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
