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
	const { header } = find(task);
	const { challenge, numbers } = readProof(header) ?? assert.fail();
	assert.equal(challenge, CHALLENGE);
	assert.ok(isProof(task, numbers, sha256));
	assert.ok(!isProof({ ...task, challenge: 'b'.repeat(43) }, numbers, sha256));
	assert.ok(!isProof({ ...task, count: 5 }, numbers, sha256));
	assert.ok(!isProof(task, numbers.toReversed(), sha256));
	assert.ok(!isProof({ ...task, bits: 20 }, numbers, sha256));
});

test('S19 the page is given room after so many hashes, and no more often', () => {
	const task = { challenge: CHALLENGE, count: 4, bits: 8 };
	const { header } = find(task);
	const hashed = (readProof(header)?.numbers ?? []).reduce((sum, number) => sum + number, 0);
	assert.ok(hashed > 20);
	assert.equal(find(task, 1).steps, hashed);
	assert.equal(find(task, 10).steps, Math.floor(hashed / 10));
	assert.equal(find(task, hashed + 1).steps, 0);
});

test('S19 one number that is right does not stand for the others', () => {
	const task = { challenge: CHALLENGE, count: 4, bits: 8 };
	const numbers = readProof(find(task).header)?.numbers ?? assert.fail();
	for (const place of numbers.keys())
		assert.ok(!isProof(task, numbers.with(place, (numbers[place] ?? 0) + 1), sha256), `number ${place}`);
});

test('S12 what is no proof is not read', () => {
	for (const header of [
		'',
		'x',
		CHALLENGE,
		`${CHALLENGE}.`,
		`${CHALLENGE}.1,2`,
		`x${CHALLENGE}.1`,
		`${CHALLENGE}.${'1'.repeat(10)}`,
	])
		assert.equal(readProof(header), undefined, header);
});
