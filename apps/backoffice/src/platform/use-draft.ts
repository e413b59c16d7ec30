import { useState } from 'react';
import { afterRead, afterSave, typedFields } from './held-draft.ts';

/**
 * Keeps a form's draft while the row may be read again. `version` is 0 for rows without one. After saving,
 * call `saved` with what was sent and the new version.
 */
export function useDraft<Row, Version extends number | string, Draft extends object>(
	row: Row,
	version: Version,
	draftOf: (row: Row) => Draft,
) {
	const [held, setHeld] = useState(() => {
		const begun = draftOf(row);
		return { version, begun, draft: begun };
	});
	const [seen, setSeen] = useState(row);
	const [taken, setTaken] = useState(0);
	if (row !== seen) {
		const next = afterRead(held, draftOf(row), version);
		setSeen(row);
		setHeld(next);
		if (next.version !== held.version) setTaken(taken + 1);
	}
	return {
		...held,
		/**
		 * Counts how often the draft was replaced by a version that somebody else saved. It is the key of
		 * editors that read their text only once.
		 */
		taken,
		isDirty: typedFields(held).length > 0,
		set: (values: Partial<Draft> | ((now: Draft) => Partial<Draft>)) =>
			setHeld((now) => ({
				...now,
				draft: { ...now.draft, ...(typeof values === 'function' ? values(now.draft) : values) },
			})),
		saved: (sent: Draft, next: Version) => setHeld((now) => afterSave(now, sent, next)),
	};
}
