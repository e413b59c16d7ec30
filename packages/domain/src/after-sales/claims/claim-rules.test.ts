import assert from 'node:assert/strict';
import { test } from 'node:test';
import { warrantyUntil } from '../../goods/products/warranty.ts';
import {
	CLAIM_STATES,
	type ClaimedLine,
	canClaim,
	isOpenClaim,
	needsClaimNote,
	nextClaimStates,
} from './claim-rules.ts';

test('RET-03 a claim goes from received to handed back, and only a repair or a refusal goes to the service again', () => {
	assert.deepEqual(
		CLAIM_STATES.map((state) => nextClaimStates(state)),
		[
			['at_service', 'repaired', 'replaced', 'refused'],
			['repaired', 'replaced', 'refused'],
			['handed_back', 'at_service'],
			['handed_back'],
			['handed_back', 'at_service'],
			[],
		],
	);
});

test('RET-03 a claim is open until the piece is handed back, and only a refusal has to be explained', () => {
	assert.deepEqual(
		CLAIM_STATES.filter((state) => !isOpenClaim(state)),
		['handed_back'],
	);
	assert.deepEqual(CLAIM_STATES.filter(needsClaimNote), ['refused']);
});

for (const [from, months, until] of [
	['2026-11-17T10:00:00Z', 12, '2027-11-17T10:00:00.000Z'],
	['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
	['2024-02-29T10:00:00Z', 12, '2025-02-28T10:00:00.000Z'],
	['2026-10-31T23:30:00Z', 4, '2027-02-28T23:30:00.000Z'],
	['2026-12-01T00:00:00Z', 36, '2029-12-01T00:00:00.000Z'],
] as const)
	test(`RET-03 ${months} months of warranty from ${from} end at ${until}`, () => {
		assert.equal(warrantyUntil(new Date(from), months).toISOString(), until);
	});

const until = new Date('2027-11-17T10:00:00Z');
const line: ClaimedLine = { warrantyUntil: until, quantity: 2, returned: 0, open: 0 };
for (const [name, part, now, may] of [
	['before the last moment', {}, until.getTime() - 1, true],
	['at the last moment', {}, until.getTime(), false],
	['without warranty', { warrantyUntil: null }, -1, false],
	['with one piece returned and one claimed', { returned: 1, open: 1 }, 0, false],
	['with one piece claimed', { open: 1 }, 0, true],
	['with all returned', { returned: 2 }, 0, false],
] as const)
	test(`RET-03 a piece ${name} ${may ? 'may' : 'may not'} be claimed`, () => {
		assert.equal(canClaim({ ...line, ...part }, new Date(now)), may);
	});
