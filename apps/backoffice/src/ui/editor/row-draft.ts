import { typedFields } from '../../platform/held-draft.ts';
import type { Draft } from './editor-types.ts';

/** What the form has of a row, without what is only listed. */
export function rowDraft(row: object, blank: Draft): Draft {
	return Object.fromEntries(Object.keys(blank).map((key) => [key, (row as Draft)[key]]));
}

/** Only what differs from the row as it was opened, so that two people can change different things of it. */
export function changedFields<Fields extends object>(draft: Fields, opened: Fields): Partial<Fields> {
	const changed = typedFields({ begun: opened, draft }).map((field) => [field, draft[field]]);
	return Object.fromEntries(changed) as Partial<Fields>;
}

/**
 * What of the form is sent. Both are compared as they travel: a column that is sent by what stands in another (a percent by its kind)
 * needs the whole form.
 */
export function sentChanges(draft: Draft, opened: Draft, toSent: (whole: Draft) => Draft): Draft {
	return changedFields(toSent(draft), toSent(opened));
}

/** Ids travel as numbers. */
export function sentKey(key: string): number | string {
	return /^\d+$/.test(key) ? Number(key) : key;
}
