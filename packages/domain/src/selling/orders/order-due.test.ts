import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dueTenge } from './order-due.ts';

describe('PAY-02 RET-01 what is left to pay on receipt', () => {
	const open = { status: 'accepted', totalTenge: 10_000, paidByCardTenge: 0, exchangeTenge: 0 } as const;
	for (const [order, tenge] of [
		[open, 10_000],
		[{ ...open, paidByCardTenge: 10000 }, 0],
		[{ ...open, paidByCardTenge: 4050 }, 5950],
		[{ ...open, exchangeTenge: 9999 }, 1],
		[{ ...open, paidByCardTenge: 4000, exchangeTenge: 6000 }, 0],
		[{ ...open, exchangeTenge: 13000 }, -3000],
		[{ ...open, status: 'on_delivery', exchangeTenge: 3000 }, 7000],
		[{ ...open, status: 'completed', exchangeTenge: 3000 }, 0],
		[{ ...open, status: 'cancelled', paidByCardTenge: 4000 }, 0],
	] as const)
		test(`${JSON.stringify(order)} leaves ${tenge} tenge`, () => {
			assert.equal(dueTenge(order), tenge);
		});
});
