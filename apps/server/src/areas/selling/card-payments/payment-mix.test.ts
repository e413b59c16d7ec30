import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openCardShop } from '../../../testing/card-orders.ts';
import { runPaymentMix } from '../../../testing/payment-commands.ts';

describe('any mix of payments', async () => {
	const { shop, bank } = await openCardShop({ after });
	const world = { shop, bank, parts: shop, pass: (ms: number) => shop.time.pass(ms), kill: async () => {} };

	for (const seed of [1, 2])
		test(`R20 PAY-03 PAY-04 60 commands of every kind, seed ${seed}: shop, bank and cash book agree to the tenge`, async () => {
			const { paidTenge = 0, partRefunds = 0 } = await runPaymentMix(world, { seed, commands: 60 });
			assert.ok(paidTenge > 0 && partRefunds > 0, 'the mix has both');
		});
});
