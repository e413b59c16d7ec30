import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { PromotionRowWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import type { Order, OrderQuote } from '@dukan/domain/selling/orders/order.api.ts';
import { sql } from 'kysely';
import { stockUp } from '../../../testing/order-rounds.ts';
import { PROMOTION } from '../../../testing/promotion.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const PERSON = { phone: '3330009', name: 'Maral Ataýewa' };
const PERIOD = 'from=2026-11-01&to=2026-11-30';

describe('promotions at the desk and in reports', async () => {
	const shop = await openTestShop({ after });
	await stockUp(shop.db, [1], 100);
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const add = async (terms: object) =>
		(await manager.done<{ key: number }>('promotions_add', { ...PROMOTION, ...terms })).key;
	const items = [{ productId: 1, quantity: 2 }];
	const entry = (promo: string | undefined, expectedTotalTenge: number) => ({
		...PERSON,
		person: { ...PERSON, language: 'tm' },
		channel: 'phone',
		items,
		delivery: 'pickup',
		address: '',
		payment: 'cash',
		note: '',
		expectedTotalTenge,
		...(promo && { promo }),
	});
	const quote = (promo: string) =>
		operator.done<OrderQuote>('order_quote', {
			items,
			delivery: 'pickup',
			phone: PERSON.phone,
			promo,
		});

	test('DESK-04 PRICE-03 a code that the caller names counts as in the shop, once per person, and reports tell', async () => {
		const id = await add({ byCode: true, usesPerPerson: 1 });
		await manager.done(`promotion_codes_add/${id}`, { code: 'CALLME10', usesLimit: null });
		assert.equal((await quote('NOSUCHCODE')).promoProblem?.reason, 'unknown');
		const quoted = await quote('callme-10');
		assert.deepEqual([quoted.totalTenge, quoted.promo?.id, quoted.promoProblem], [180_00, id, undefined]);
		const { order } = await operator.done<{ order: Order }>('order_enter', entry('callme-10', 180_00));
		assert.deepEqual([order.totalTenge, order.discountTenge], [180_00, 20_00]);
		assert.equal((await quote('CALLME10')).promoProblem?.reason, 'used_by_you');
		assert.equal(await operator.refused('order_enter', entry('CALLME10', 180_00)), 'promo_invalid');

		const automatic = await add({ kind: 'amount', percent: null, amountTenge: 500 });
		const buyer = await signUpShopper(shop);
		const wanted = [{ p_id: 1, quantity: 2 }];
		const placed = await buyer.order({ items: wanted, expected_total: 195 });
		assert.equal(placed.statusCode, 201, placed.body);
		const cancelled = await buyer.order({ items: wanted, expected_total: 195 });
		await buyer.call('POST', `/api/order_cancel/${cancelled.json().order.id}`, { reason: 'other' });
		const report = await manager.read<PromotionRowWire[]>(`report_promotions?${PERIOD}`);
		assert.deepEqual(
			report.map((row) => [row.id, row.orders, row.codes, row.discountTenge, row.salesTenge, row.before]),
			[
				[id, 1, 1, 2000, 18_000, 0],
				[automatic, 1, 0, 500, 19_500, 0],
			],
		);
		const later = await manager.read<PromotionRowWire[]>('report_promotions?from=2026-11-16&to=2026-11-30');
		assert.deepEqual(
			later.map((row) => [row.id, row.orders, row.before]),
			[
				[id, 0, 1],
				[automatic, 0, 1],
			],
			'the days just before, to compare with',
		);
		await sql`update orders set refunded_tenge = 8000 where id = ${order.id}`.execute(shop.db);
		const salesOf = (rows: { id: number; salesTenge: number }[]) =>
			rows.find((row) => row.id === id)?.salesTenge;
		for (const path of [`report_promotions?${PERIOD}`, 'promotions'])
			assert.equal(salesOf(await manager.read(path)), 10_000, 'RET-01 without what was refunded');
	});
});
