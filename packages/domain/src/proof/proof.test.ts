import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { findProof, isProof, readProof } from './proof.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const CHALLENGE = 'a'.repeat(43);

function find(task: Parameters<typeof findProof>[0], stepSize = 1000): { header: string; steps: number } {
	const search = findProof(task, sha256, stepSize);
	for (let steps = 0; ; steps += 1) {
		const { done, value } = search.next();
		if (done) return { header: value, steps };
	}
}

test('S19 a proof is found in steps, fits its own task, and no other', () => {
	const task = { challenge: CHALLENGE, count: 4, bits: 8 };
	const { header, steps } = find(task, 10);
	assert.ok(steps > 0, 'the page is given room in between');
	const { challenge, numbers } = readProof(header) ?? assert.fail();
	assert.equal(challenge, CHALLENGE);
	assert.ok(isProof(task, numbers, sha256));
	assert.ok(!isProof({ ...task, challenge: 'b'.repeat(43) }, numbers, sha256));
	assert.ok(!isProof({ ...task, count: 5 }, numbers, sha256));
	assert.ok(!isProof(task, numbers.toReversed(), sha256));
	assert.ok(!isProof({ ...task, bits: 20 }, numbers, sha256));
});

test('S12 what is no proof is not read', () => {
	for (const header of [
		'',
		'x',
		CHALLENGE,
		`${CHALLENGE}.`,
		`${CHALLENGE}.1,2`,
		`${CHALLENGE}.${'1'.repeat(10)}`,
	])
		assert.equal(readProof(header), undefined, header);
});
