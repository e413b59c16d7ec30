import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openToBadRequests } from './send-bad-requests.ts';

/**
 * Matches the beginning of a call up to its first word: order_add and order_quote are of one family,
 * staff/order_move of another.
 */
const FAMILY = /^\/api\/(?:staff\/)?[a-z]+/;

describe('bad requests to one call of each family', async () => {
	const { calls, expectNoFault } = await openToBadRequests({ after }, { requests: 1 });
	const families = Map.groupBy(calls, ({ path }) => FAMILY.exec(path)?.[0] ?? path);

	test('S12 the families are those of shoppers and of staff', () => {
		assert.ok(families.size > 50, String(families.size));
	});

	for (const family of families.values()) {
		const call = family.find(({ operation }) => operation.requestBody) ?? family[0] ?? assert.fail();
		test(`S12 S15 ${call.method} ${call.path}: whatever is sent, no fault of ours and nothing of our inside`, () =>
			expectNoFault(call));
	}
});
