import assert from 'node:assert/strict';
import type { PaymentCheckedWire } from '@dukan/domain/selling/card-payments/payments-public.api.ts';
import type { OrderAddWire, OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { sql } from 'kysely';
import { runPayments } from '../areas/selling/card-payments/payments-job.ts';
import type { BankOrder } from './bank/simulated-bank.ts';
import { type BankProcess, startBank } from './bank/start-bank.ts';
import { allowOrdersADay, stockUp } from './order-rounds.ts';
import { type Shopper, signUpShopper } from './shopper.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** A shop that takes cards through a simulated bank, and a person who buys product 7 for 100 manat. */
export type CardShop = {
	shop: TestShop;
	bank: BankProcess;
	shopper: Shopper;
	/** Places an order that awaits its payment. */
	place: (body?: Partial<OrderAddWire>) => Promise<OrderWire>;
	/** Registers the order's payment and returns the bank's order. */
	start: (orderId: number) => Promise<BankOrder>;
	check: (orderId: number) => Promise<PaymentCheckedWire>;
	show: (orderId: number) => Promise<OrderWire>;
	/** Places an order whose payment is registered, paid at the bank, and known to the shop. */
	buy: (body?: Partial<OrderAddWire>) => Promise<{ order: OrderWire; paid: BankOrder }>;
	job: () => Promise<void>;
	stockOf: (productId: number) => Promise<number>;
};

export async function openCardShop(t: { after: (work: () => Promise<void>) => void }): Promise<CardShop> {
	const bank = await startBank();
	const shop = await openTestShop(t, { env: { ...bank.env, CARD_TIMEOUT_MS: '5000' } });
	shop.onClose(bank.stop);
	const { db } = shop;
	await allowOrdersADay(db, 1000);
	await stockUp(db, [1, 7], 1000);
	await sql`update delivery_slots set capacity = 1000`.execute(db);
	const shopper = await signUpShopper(shop);
	const post = async <Body>(path: string, body?: object): Promise<Body> => {
		const response = await shopper.call('POST', `/api/${path}`, body);
		assert.equal(response.statusCode, 200, response.body);
		return response.json();
	};
	const place: CardShop['place'] = async (body) => {
		const response = await shopper.order({
			items: [{ p_id: 7, quantity: 1 }],
			expected_total: 100,
			payment: 'card',
			...body,
		});
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order;
	};
	const start: CardShop['start'] = async (orderId) => {
		const { url } = await post<{ url: string }>(`payment_start/${orderId}`, {});
		const bankOrderId = new URL(url).searchParams.get('mdOrder');
		const found = (await bank.orders()).find((one) => one.orderId === bankOrderId);
		assert.ok(found, url);
		return found;
	};
	const check: CardShop['check'] = async (orderId) => {
		shop.time.pass(5000);
		return post(`payment_check/${orderId}`);
	};
	return {
		shop,
		bank,
		shopper,
		place,
		start,
		check,
		show: async (orderId) => (await shopper.call('GET', `/api/order_show/${orderId}`)).json(),
		buy: async (body) => {
			const placed = await place(body);
			const paid = await start(placed.id);
			assert.ok(await bank.tell({ pay: { orderId: paid.orderId } }));
			const { order } = await check(placed.id);
			assert.equal(order.payment_state, 'paid');
			return { order, paid };
		},
		job: () => runPayments(shop),
		stockOf: async (productId) => {
			const { rows } = await sql<{ quantity: number }>`select quantity from product_stock
				where product_id = ${productId}`.execute(db);
			return rows[0]?.quantity ?? 0;
		},
	};
}
