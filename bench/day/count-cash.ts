import assert from 'node:assert/strict';
import type { ReturnableWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import type { CashWire } from '@dukan/domain/money/cash/cash.api.ts';
import type { Ledger } from './ledger.ts';
import type { OwnShop } from './make-own-shop.ts';
import type { Brought, People } from './sell.ts';

type Day = { shop: OwnShop; people: People; ledger: Ledger };

/**
 * The courier hands over the cash that the script expects, which must equal the sum that the shop expects.
 */
export async function handOver({ people: { manager, courier }, ledger }: Day): Promise<void> {
	const tenge = ledger.cash.get(courier.id) ?? 0;
	const { balances } = await manager.read<CashWire>('cash');
	assert.equal(balances.find(({ holderId }) => holderId === courier.id)?.tenge, tenge, 'the courier’s cash');
	await manager.done('cash_hand_over', {
		courierId: courier.id,
		expectedTenge: tenge,
		countedTenge: tenge,
		reason: '',
	});
	ledger.moveCash(courier.id, -tenge);
	ledger.moveCash(null, tenge);
}

/** The customer returns the headset of the order with the promotion, and the shop refunds its price. */
export async function takeBack({ shop, people: { operator }, ledger }: Day, { id }: Brought): Promise<void> {
	const { lines } = await operator.read<ReturnableWire>(`order_returnable/${id}`);
	assert.ok(lines.some(({ productId, quantity }) => productId === shop.headset.id && quantity === 1));
	const goods = shop.phone.priceTenge + shop.headset.priceTenge;
	const off = Math.floor((goods * shop.percent) / 100);
	const { amountTenge } = await operator.done<{ amountTenge: number }>(
		`return_add/${id}`,
		{
			settlement: 'cash',
			note: '',
			lines: [
				{
					productId: shop.headset.id,
					quantity: 1,
					reason: 'changed_mind',
					condition: 'sealed',
					destination: 'stock',
				},
			],
		},
		'kill',
	);
	const expected = shop.headset.priceTenge - Math.round((off * shop.headset.priceTenge) / goods);
	assert.equal(amountTenge, expected, 'what is given back');
	ledger.takeBack(shop.headset.id, 1, expected);
}

export async function closeDay({ people: { manager }, ledger }: Day): Promise<void> {
	const { today } = await manager.read<CashWire>('cash');
	const tenge = ledger.cash.get(null) ?? 0;
	await manager.done(
		'cash_close',
		{ day: today, expectedTenge: tenge, countedTenge: tenge, reason: '' },
		'kill',
	);
}
