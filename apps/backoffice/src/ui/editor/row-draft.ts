import { typedFields } from '../../platform/held-draft.ts';
import type { Draft } from './editor-types.ts';

/** Returns the fields of a row that the form has. */
export function rowDraft(row: object, blank: Draft): Draft {
	return Object.fromEntries(Object.keys(blank).map((key) => [key, (row as Draft)[key]]));
}

/** Returns only what differs from the row as it was opened, so that two people can change different fields. */
export function changedFields<Fields extends object>(draft: Fields, opened: Fields): Partial<Fields> {
	const changed = typedFields({ begun: opened, draft }).map((field) => [field, draft[field]]);
	return Object.fromEntries(changed) as Partial<Fields>;
}

/**
 * Returns what the form sends. Both sides are compared in their sent form, because a column that depends on another (a
 * percentage by its kind) needs the whole form.
 */
export function sentChanges(draft: Draft, opened: Draft, toSent: (whole: Draft) => Draft): Draft {
	return changedFields(toSent(draft), toSent(opened));
}

/** Ids are sent as numbers. */
export function sentKey(key: string): number | string {
	return /^\d+$/.test(key) ? Number(key) : key;
}
