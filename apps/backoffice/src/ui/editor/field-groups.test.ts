import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditorField } from './editor-types.ts';
import { fieldGroups } from './field-groups.ts';

test('short fields that follow each other stand side by side, long ones alone', () => {
	const kinds = ['line', 'time', 'yesNo', 'yesNo', 'texts', 'texts', 'number'] as const;
	const fields = kinds.map((kind, index): EditorField => ({ kind, key: `${kind}${index}`, label: '' }));
	assert.deepEqual(
		fieldGroups(fields).map((group) => group.map(({ key }) => key)),
		[['line0', 'time1'], ['yesNo2', 'yesNo3'], ['texts4'], ['texts5'], ['number6']],
	);
	assert.deepEqual(fieldGroups([]), []);
});
