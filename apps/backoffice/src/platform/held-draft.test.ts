import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterRead, afterSave, typedFields } from './held-draft.ts';

const STORED = { name: 'Pot', stock: '10' };
const held = (draft: Partial<typeof STORED> = {}) => ({
	version: 3,
	begun: STORED,
	draft: { ...STORED, ...draft },
});

test('what was typed while it was saved stays, and is all that is new', () => {
	const saved = afterSave(held({ name: 'Jug', stock: '12' }), { name: 'Jug', stock: '10' }, 4);
	assert.deepEqual(typedFields(saved), ['stock']);
	const read = afterRead(saved, { name: 'Jug!', stock: '9' }, 4);
	assert.deepEqual(read, {
		version: 4,
		begun: { name: 'Jug!', stock: '10' },
		draft: { name: 'Jug!', stock: '12' },
	});
});

test('an untouched form shows what somebody else saved', () => {
	const fresh = { name: 'Kettle', stock: '1' };
	assert.deepEqual(afterRead(held(), fresh, 8), { version: 8, begun: fresh, draft: fresh });
});

test('a form with something typed keeps its version, so that a conflict is told', () => {
	const typing = held({ name: 'Jug' });
	assert.deepEqual(afterRead(typing, { name: 'Kettle', stock: '1' }, 8), typing);
});
