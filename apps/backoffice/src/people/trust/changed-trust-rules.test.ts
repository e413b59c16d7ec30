import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TrustRulesWire } from '@dukan/domain/people/trust/trust.api.ts';
import { changedTrustRules } from './changed-trust-rules.ts';

const LIMITS = { openOrders: 1, pieces: 2, lines: 3, sumTenge: 4, ordersPerHour: 5 };
const RULES: TrustRulesWire = {
	confirmPhone: 'above_sum',
	regularFromOrders: 5,
	unconfirmedSharePercent: 30,
	addressSharePercent: 30,
	pendingHours: 48,
	orderDataMonths: 12,
	unusedAccountMonths: 36,
	limits: { unconfirmed: LIMITS, confirmed: LIMITS, buyer: LIMITS, regular: LIMITS },
};

test('S18 of the rules of trust only what was changed is sent, down to a single limit', () => {
	const draft = {
		...RULES,
		pendingHours: 12,
		limits: { ...RULES.limits, buyer: { ...LIMITS, pieces: 9 } },
	};
	assert.deepEqual(changedTrustRules(draft, RULES), {
		pendingHours: 12,
		limits: { unconfirmed: {}, confirmed: {}, buyer: { pieces: 9 }, regular: {} },
	});
});
