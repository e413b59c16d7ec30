/** A form while somebody types: the typed values, the values it began with, and the version of the row that those were. */
export type HeldDraft<Draft, Version> = { version: Version; begun: Draft; draft: Draft };

/** Called after saving: only what was typed since counts as changed. */
export function afterSave<Draft, Version>(
	held: HeldDraft<Draft, Version>,
	sent: Draft,
	version: Version,
): HeldDraft<Draft, Version> {
	return { ...held, version, begun: sent };
}

/**
 * Takes a fresh copy of the row. Typed values stay, with those they began from. While something is typed, nothing of somebody
 * else's version is taken over: the server refuses when it is saved.
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
