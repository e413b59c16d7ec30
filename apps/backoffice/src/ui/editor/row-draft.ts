import { typedFields } from '../../platform/held-draft.ts';
import type { Draft } from './editor-types.ts';

/** Returns the row's values for the fields of the form. */
export function rowDraft(row: object, blank: Draft): Draft {
	return Object.fromEntries(Object.keys(blank).map((key) => [key, (row as Draft)[key]]));
}

/**
 * Returns only the fields that differ from the opened row, so that two people can change different fields.
 */
export function changedFields<Fields extends object>(draft: Fields, opened: Fields): Partial<Fields> {
	const changed = typedFields({ begun: opened, draft }).map((field) => [field, draft[field]]);
	return Object.fromEntries(changed) as Partial<Fields>;
}

/**
 * Returns the changes to send. The whole draft and the whole opened row are converted before they are
 * compared, because a converted field may depend on others, as a percentage depends on its kind.
 */
export function sentChanges(draft: Draft, opened: Draft, toSent: (whole: Draft) => Draft): Draft {
	return changedFields(toSent(draft), toSent(opened));
}

/** A key of digits is an id, which is sent as a number. */
export function sentKey(key: string): number | string {
	return /^\d+$/.test(key) ? Number(key) : key;
}
