import assert from 'node:assert/strict';
import type { OwnRunWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type {
	DeliveryOptionsWire,
	OrderAddWire,
	OrderQuoteWire,
} from '@dukan/domain/selling/orders/orders.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import type { RegionsWire } from '@dukan/domain/shop/regions/regions.api.ts';
import type { Ledger } from './ledger.ts';
import type { OwnShop } from './make-own-shop.ts';
import type { DayDesk, DayShopper } from './people.ts';

export type People = {
	manager: DayDesk;
	operator: DayDesk;
	courier: DayDesk;
	visitor: DayShopper;
	neighbour: DayShopper;
	shopper: DayShopper;
};
type Day = { shop: OwnShop; people: People; ledger: Ledger };

const IMEIS = ['490154203237518', '356938035643809'] as const;

const PICKUP = {
	delivery: 'pickup',
	address: '',
	payment: 'cash',
	name: 'Aýna',
	phone: '1234567',
	note: '',
} as const satisfies Partial<OrderAddWire>;

const manat = (tenge: number) => tenge / 100;

/** A neighbour orders a headset and collects it. */
export async function firstSale({ shop, people, ledger }: Day): Promise<void> {
	const { neighbour, operator } = people;
	const items = [{ productId: shop.headset.id, quantity: 1 }];
	const { id } = await neighbour.order({
		...PICKUP,
		items: [{ p_id: shop.headset.id, quantity: 1 }],
		expected_total: manat(shop.headset.priceTenge),
	});
	ledger.place(items);
	for (const to of ['accepted', 'on_delivery', 'completed']) await operator.done(`order_move/${id}`, { to });
	ledger.complete({ cash: shop.headset.priceTenge });
}

/**
 * A visitor asks for a call, and the operator enters the order during the call. The visitor pays by terminal
 * in the shop and gets a phone with its IMEI.
 */
export async function callBack({ shop, people, ledger }: Day): Promise<void> {
	const { visitor, operator } = people;
	const { phone } = visitor;
	await visitor.call('POST', '/api/call_me', { name: 'Maral', phone, items: `${shop.phone.id}:1` });
	const { rows } = await operator.read<{ rows: { id: number; phone: string }[] }>(
		'call_requests?status=waiting',
	);
	const request = rows.find((one) => one.phone === phone);
	assert.ok(request);
	await operator.done(`call_request_take/${request.id}`, { from: null });
	const { order } = await operator.done<{ order: { id: number } }>('order_enter', {
		...PICKUP,
		payment: 'terminal',
		phone,
		person: { phone, name: 'Maral', language: 'tm' },
		channel: 'phone',
		items: [{ productId: shop.phone.id, quantity: 1 }],
		expectedTotalTenge: shop.phone.priceTenge,
		callRequestId: request.id,
	});
	ledger.place([{ productId: shop.phone.id, quantity: 1 }]);
	await operator.done(`order_serial_add/${order.id}`, { productId: shop.phone.id, number: IMEIS[0] });
	for (const to of ['on_delivery', 'completed']) await operator.done(`order_move/${order.id}`, { to });
	ledger.complete({ terminal: shop.phone.priceTenge });
}

/** A shopper orders and then cancels, which returns the goods to the stock. */
export async function cancelled({ shop, people: { neighbour }, ledger }: Day): Promise<void> {
	const items = [{ productId: shop.headset.id, quantity: 3 }];
	const { id } = await neighbour.order({
		...PICKUP,
		items: [{ p_id: shop.headset.id, quantity: 3 }],
		expected_total: manat(3 * shop.headset.priceTenge),
	});
	ledger.place(items);
	await neighbour.call('POST', `/api/order_cancel/${id}`, { reason: 'order_again', note: '' });
	ledger.cancel(items);
}

export type Brought = { id: number; deliveryTenge: number; address: object };

/**
 * A shopper orders a phone and a headset with a promotion, and adds a second headset during the call. The
 * order is picked with the phone's IMEI and assigned to a courier.
 */
export async function orderAndCall({ shop, people, ledger }: Day): Promise<Brought> {
	const { shopper, operator, courier } = people;
	const { district, slot } = await chooseHour(shopper);
	const asked = [
		{ p_id: shop.phone.id, quantity: 1 },
		{ p_id: shop.headset.id, quantity: 1 },
	];
	const where = { delivery: 'courier', district_id: district } as const;
	const quote = await shopper.call<OrderQuoteWire>('POST', '/api/order_quote', {
		items: asked,
		...where,
		promo: shop.promoCode,
	});
	const deliveryTenge = Math.round(quote.delivery_price * 100);
	const expected = discounted(shop, { phones: 1, headsets: 1 }) + deliveryTenge;
	assert.equal(quote.total, manat(expected), 'the offer is what the script expects');
	const address = { address: 'Parahat 1, 2', slot };
	const { id } = await shopper.order(
		{
			...PICKUP,
			...where,
			...address,
			items: asked,
			promo: shop.promoCode,
			expected_total: quote.total,
		},
		'kill',
	);
	ledger.place([
		{ productId: shop.phone.id, quantity: 1 },
		{ productId: shop.headset.id, quantity: 1 },
	]);
	await operator.done(`order_take/${id}`, { from: null });
	const { version } = await operator.read<StaffOrderWire>(`order/${id}`);
	const items = [
		{ productId: shop.phone.id, quantity: 1 },
		{ productId: shop.headset.id, quantity: 2 },
	];
	await operator.done(`order_edit/${id}`, { version, items, payment: 'cash', note: '', ...address });
	ledger.moveStock(shop.headset.id, -1);
	await operator.done(`order_move/${id}`, { to: 'accepted' });
	await operator.done(`order_serial_add/${id}`, { productId: shop.phone.id, number: IMEIS[1] });
	await operator.done('orders_assign', { ids: [id], courierId: courier.id });
	return { id, deliveryTenge, address };
}

/** Returns the price of these pieces after the promotion. */
function discounted(shop: OwnShop, { phones, headsets }: { phones: number; headsets: number }): number {
	const goods = phones * shop.phone.priceTenge + headsets * shop.headset.priceTenge;
	return goods - Math.floor((goods * shop.percent) / 100);
}

async function chooseHour(shopper: DayShopper) {
	const { data } = await shopper.call<RegionsWire>('GET', '/api/all/regions');
	const districts = data.flatMap((region) => region.districts).filter(({ delivery }) => delivery);
	for (const { id: district } of districts) {
		const options = await shopper.call<DeliveryOptionsWire>(
			'GET',
			`/api/delivery_options?district_id=${district}`,
		);
		for (const { date, slots } of options.days) {
			const open = slots.find((one) => one.open && one.left > 0);
			if (open && options.courier.available) return { district, slot: { date, id: open.id } };
		}
	}
	throw new Error('No hour is open.');
}

/**
 * The customer takes two of three pieces and pays a part by terminal. Meanwhile the connection is cut and
 * then the shop is killed.
 */
export async function atTheDoor({ shop, people: { courier }, ledger }: Day, brought: Brought): Promise<void> {
	const { id, deliveryTenge } = brought;
	const stop = async () => {
		const { stops } = await courier.read<OwnRunWire>('own_run');
		return stops.find((one) => one.id === id) ?? assert.fail('the order is not on the list');
	};
	await courier.done(`own_start/${id}`, { version: (await stop()).version }, 'cut');
	const totalTenge = discounted(shop, { phones: 1, headsets: 1 }) + deliveryTenge;
	const terminal = 500_00;
	const cash = totalTenge - terminal;
	const taken = [
		{ productId: shop.phone.id, quantity: 1 },
		{ productId: shop.headset.id, quantity: 1 },
	];
	const paid = { version: (await stop()).version, taken, cashTenge: cash, terminalTenge: terminal };
	await courier.done(`own_hand_out/${id}`, paid, 'kill');
	ledger.moveStock(shop.headset.id, 1);
	ledger.complete({ cash, terminal, holderId: courier.id });
	ledger.promotionDiscount +=
		shop.phone.priceTenge + shop.headset.priceTenge - discounted(shop, { phones: 1, headsets: 1 });
}

/** The customer takes nothing, so the goods come back and no money comes in. */
export async function refusedAtTheDoor({ shop, people, ledger }: Day): Promise<void> {
	const { neighbour, operator, courier } = people;
	const { district, slot } = await chooseHour(neighbour);
	const items = [{ p_id: shop.headset.id, quantity: 2 }];
	const where = { delivery: 'courier', district_id: district } as const;
	const quote = await neighbour.call<OrderQuoteWire>('POST', '/api/order_quote', { items, ...where });
	const { id } = await neighbour.order({
		...PICKUP,
		...where,
		slot,
		address: 'Parahat 1, 3',
		items,
		expected_total: quote.total,
	});
	const goods = [{ productId: shop.headset.id, quantity: 2 }];
	ledger.place(goods);
	await operator.done(`order_move/${id}`, { to: 'accepted' });
	await operator.done('orders_assign', { ids: [id], courierId: courier.id });
	await operator.done(`order_move/${id}`, { to: 'on_delivery' });
	const { stops } = await courier.read<OwnRunWire>('own_run');
	const { version } = stops.find((one) => one.id === id) ?? assert.fail('not on the list');
	await courier.done(`own_refuse/${id}`, { version, reason: 'not_at_address', note: '' }, 'cut');
	ledger.cancel(goods);
}
