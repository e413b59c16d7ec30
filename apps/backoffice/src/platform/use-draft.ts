import { useState } from 'react';
import { afterRead, afterSave, typedFields } from './held-draft.ts';

/**
 * Keeps the draft of a row that is read again while somebody types. `row` is the row as it came, `version` 0 where it has none.
 * Call `saved` with what was sent and the version it became.
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
		/** Counts how often somebody else's version replaced the draft: the key of an editor that reads its text once. */
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
