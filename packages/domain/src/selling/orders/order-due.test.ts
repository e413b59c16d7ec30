import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dueTenge } from './order-due.ts';

describe('PAY-02 RET-01 what is left to pay on receipt', () => {
	const open = { status: 'accepted', total: 100 } as const;
	for (const [order, tenge] of [
		[open, 10_000],
		[{ ...open, paid_by_card: 100 }, 0],
		[{ ...open, paid_by_card: 40.5 }, 5950],
		[{ ...open, exchange: 99.99 }, 1],
		[{ ...open, paid_by_card: 40, exchange: 60 }, 0],
		[{ ...open, exchange: 130 }, -3000],
		[{ ...open, status: 'on_delivery', exchange: 30 }, 7000],
		[{ ...open, status: 'completed', exchange: 30 }, 0],
		[{ ...open, status: 'cancelled', paid_by_card: 40 }, 0],
	] as const)
		test(`${JSON.stringify(order)} leaves ${tenge} tenge`, () => {
			assert.equal(dueTenge(order), tenge);
		});
});
