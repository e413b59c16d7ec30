import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, describe, test } from 'node:test';
import type { Order } from '@dukan/domain/selling/orders/order.api.ts';
import type { OrderQuoteWire, OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { PromotionWire } from '@dukan/domain/selling/promotions/staff-promotions.api.ts';
import { sql } from 'kysely';
import { HOUR_MS } from '../../../platform/clock.ts';
import { districtOf } from '../../../testing/district-of.ts';
import { stockUp, tomorrow } from '../../../testing/order-rounds.ts';
import { PROMOTION } from '../../../testing/promotion.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

/** This is more people than the checkout lets in at once. */
const PARALLEL = 200;

describe('promotions', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	const desk = await sitAtDesk(shop, 'manager');
	let me: Shopper;
	beforeEach(async () => {
		me = await signUpShopper(shop);
		await stockUp(db, [1, 2, 3], 1000);
	});
	afterEach(async () => {
		await sql`update promotions set active = false`.execute(db);
	});

	const add = async (terms: object = {}): Promise<number> =>
		(await desk.done<{ key: number }>('promotions_add', { ...PROMOTION, ...terms })).key;
	const addCode = (id: number, code: string, usesLimit: number | null = null) =>
		desk.done(`promotion_codes_add/${id}`, { code, usesLimit });
	const items = [
		{ p_id: 1, quantity: 2 },
		{ p_id: 2, quantity: 1 },
	];
	const quote = async (body: object = {}): Promise<OrderQuoteWire> =>
		(await me.call('POST', '/api/order_quote', { items, delivery: 'pickup', ...body })).json();
	const place = async (body: object): Promise<OrderWire> => {
		const response = await me.order({ items, ...body });
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order;
	};
	const refusal = async (body: object) => {
		const { code, promo, quote: fresh } = (await me.order({ items, ...body })).json();
		return { code, promo, total: fresh?.total };
	};
	const promotion = async (id: number) =>
		(await desk.read<PromotionWire[]>('promotions')).find((one) => one.id === id);

	test('PRICE-03 an automatic promotion is in the quote, the order, its lines and its list, at the same sums', async () => {
		const id = await add();
		const quoted = await quote();
		assert.deepEqual(
			[quoted.subtotal, quoted.discount, quoted.total, quoted.promo?.name_ru, quoted.promo?.by_code],
			[300, 30, 270, 'Осень', false],
		);
		assert.equal((await refusal({ expected_total: 300 })).code, 'price_changed');
		const placed = await place({ expected_total: 270 });
		assert.deepEqual([placed.subtotal, placed.discount, placed.total], [300, 30, 270]);
		assert.deepEqual(
			placed.items.map(({ discount }) => discount),
			[20, 10],
		);
		const shown = (await me.call('GET', `/api/order_show/${placed.id}`)).json();
		assert.deepEqual(shown, placed);
		assert.deepEqual(
			(({ orders, discountTenge, salesTenge }: PromotionWire) => ({ orders, discountTenge, salesTenge }))(
				(await promotion(id)) as PromotionWire,
			),
			{ orders: 1, discountTenge: 3000, salesTenge: 27_000 },
		);
	});

	test('PRICE-03 a code works however it is typed; a wrong, early, late, poor or used one says why', async () => {
		const id = await add({ byCode: true, percent: 20, minimumTenge: 20_000, usesPerPerson: 1 });
		await addCode(id, 'bahar-2026');
		assert.equal((await quote()).total, 300);
		const quoted = await quote({ promo: ' Bahar 2026' });
		assert.deepEqual([quoted.total, quoted.promo?.by_code, quoted.promo_problem], [240, true, undefined]);
		const small = await quote({ items: [{ p_id: 1, quantity: 1 }], promo: 'BAHAR2026' });
		assert.deepEqual([small.total, small.promo_problem], [100, { reason: 'minimum', amount: 200 }]);
		assert.equal((await quote({ promo: 'BAHAR2027' })).promo_problem?.reason, 'unknown');
		const wrong = await refusal({ promo: 'BAHAR2027', expected_total: 300 });
		assert.deepEqual(wrong, { code: 'promo_invalid', promo: { reason: 'unknown' }, total: 300 });
		assert.equal((await place({ promo: 'BAHAR2026', expected_total: 240 })).promo?.discount, 60);
		assert.equal((await quote({ promo: 'BAHAR2026' })).promo_problem?.reason, 'used_by_you');
		const begins = new Date(time.now.getTime() + HOUR_MS).toISOString();
		await desk.done(`promotions_update/${id}`, { startsAt: begins });
		me = await signUpShopper(shop);
		assert.equal((await quote({ promo: 'BAHAR2026' })).promo_problem?.reason, 'not_yet');
		await desk.done(`promotions_update/${id}`, { startsAt: null, endsAt: time.now.toISOString() });
		assert.equal((await quote({ promo: 'BAHAR2026' })).promo_problem?.reason, 'over');
	});

	test('PRICE-03 the best one is applied, and a code that gains nothing is not spent', async () => {
		await add({ percent: 30 });
		const id = await add({ byCode: true, kind: 'amount', percent: null, amountTenge: 5000 });
		await addCode(id, 'FIFTYOFF', 1);
		const quoted = await quote({ promo: 'FIFTYOFF' });
		assert.deepEqual([quoted.total, quoted.promo_problem?.reason], [210, 'better_offer']);
		await place({ promo: 'FIFTYOFF', expected_total: 210 });
		const [code] = await desk.read<{ uses: number }[]>(`promotion_codes/${id}`);
		assert.equal(code?.uses, 0);
	});

	test('PRICE-03 a gift is a line that costs nothing and leaves the stock; cancelled, it comes back with its use', async () => {
		const id = await add({ kind: 'gift', percent: null, giftProductId: 3, usesLimit: 1 });
		const quoted = await quote();
		assert.deepEqual([quoted.subtotal, quoted.total, quoted.promo?.gift?.p_id], [300, 300, 3]);
		assert.equal(quoted.items.length, 2);
		const placed = await place({ expected_total: 300 });
		assert.deepEqual(
			placed.items.map(({ p_id, sum, discount = 0 }) => [p_id, sum - discount]),
			[
				[1, 200],
				[2, 100],
				[3, 0],
			],
		);
		assert.deepEqual([placed.total, placed.promo?.gift?.p_id], [300, 3]);
		const stock = async () =>
			(await sql<{ quantity: number }>`select quantity from product_stock where product_id = 3`.execute(db))
				.rows[0]?.quantity;
		assert.equal(await stock(), 999);
		assert.equal((await quote()).promo, undefined);
		await me.call('POST', `/api/order_cancel/${placed.id}`, { reason: 'other' });
		assert.equal(await stock(), 1000);
		assert.equal((await quote()).promo?.id, id);
	});

	test('PRICE-03 DESK-05 a gift does not count towards free delivery, also where staff price the delivery again', async () => {
		await add({ kind: 'gift', percent: null, giftProductId: 3 });
		const district_id = await districtOf(db);
		const courier = { delivery: 'courier', district_id, slot: { date: tomorrow(shop), id: 2 } };
		const two = [{ p_id: 1, quantity: 2 }];
		await sql`update delivery_zones set free_from_tenge = 25000`.execute(db);
		const placed = await place({ items: two, ...courier, address: 'Parahat 7', expected_total: 220 });
		assert.deepEqual([placed.subtotal, placed.delivery_price, placed.total], [300, 20, 220]);
		const edit = async (goods: object[]) => {
			const { version } = await desk.read<{ version: number }>(`order/${placed.id}`);
			const kept = { version, payment: 'cash', address: 'Parahat 7', note: '' };
			return desk.done<Order>(`order_edit/${placed.id}`, { ...kept, items: goods });
		};
		const gift = { productId: 3, quantity: 1 };
		const other = await edit([{ productId: 1, quantity: 1 }, { productId: 2, quantity: 1 }, gift]);
		assert.deepEqual([other.deliveryPriceTenge, other.totalTenge], [20_00, 220_00]);
		assert.equal((await edit([{ productId: 1, quantity: 3 }, gift])).deliveryPriceTenge, 0);
	});

	test('PRICE-03 free delivery, and a promotion for a first order only', async () => {
		await add({ kind: 'free_delivery', percent: null, firstOrder: true });
		const district_id = await districtOf(db);
		const courier = { delivery: 'courier', district_id, items: [{ p_id: 1, quantity: 1 }] };
		const quoted = await quote(courier);
		assert.deepEqual([quoted.delivery_price, quoted.promo?.delivery_discount, quoted.total], [0, 20, 100]);
		await place({ expected_total: 300 });
		assert.deepEqual([(await quote(courier)).total, (await quote(courier)).promo], [120, undefined]);
	});

	test('PRICE-03 staff change the goods: the promotion follows its terms, money off by hand comes besides', async () => {
		await add({ minimumTenge: 20_000 });
		const { id } = await place({ expected_total: 270 });
		await desk.done(`order_move/${id}`, { to: 'accepted' });
		const edit = async (goods: object[], discount: object) => {
			const { version } = await desk.read<{ version: number }>(`order/${id}`);
			const kept = { version, payment: 'cash', address: '', note: '' };
			return desk.done<Order>(`order_edit/${id}`, { ...kept, items: goods, ...discount });
		};
		const more = await edit([{ productId: 1, quantity: 5 }], {
			discountTenge: 50_00,
			discountReason: 'Scratched',
		});
		assert.deepEqual(
			[more.subtotalTenge, more.discountTenge, more.promo?.discountTenge, more.totalTenge],
			[500_00, 100_00, 50_00, 400_00],
		);
		const less = await edit([{ productId: 1, quantity: 1 }], {
			discountTenge: 5_00,
			discountReason: 'Scratched',
		});
		assert.deepEqual([less.discountTenge, less.promo?.discountTenge, less.totalTenge], [5_00, 0, 95_00]);
		assert.equal(less.items[0]?.discountTenge, 5_00);
		const { rows } = await sql<{
			text: string;
		}>`select text from sms_outbox order by id desc limit 1`.execute(db);
		assert.match(rows[0]?.text ?? '', /Скидка 30, к оплате 270 TMT/);
	});

	test('PRICE-03 wrong codes are limited per person, right ones are not', async () => {
		const id = await add({ byCode: true });
		await addCode(id, 'RIGHTONE');
		const status = async (promo: string) =>
			(await me.call('POST', '/api/order_quote', { items, delivery: 'pickup', promo })).statusCode;
		for (let tries = 0; tries < 25; tries += 1) assert.equal(await status('RIGHTONE'), 200);
		const guesses = await Promise.all(Array.from({ length: 25 }, (_, guess) => status(`WRONG${guess}X`)));
		assert.equal(guesses.filter((code) => code === 200).length, 20);
		assert.equal(await status('RIGHTONE'), 429);
		me = await signUpShopper(shop);
		assert.equal(await status('RIGHTONE'), 200);
	});

	test('S27 accounts that no one knows share a hundred wrong codes an hour behind one address; a known person has their own', async () => {
		const guess = async (token: string, promo: string) =>
			(
				await shop.app.inject({
					method: 'POST',
					url: '/api/order_quote',
					remoteAddress: '203.0.113.30',
					headers: { authorization: `Bearer ${token}` },
					payload: { items, delivery: 'pickup', promo },
				})
			).statusCode;
		const statuses: number[] = [];
		for (let account = 0; account < 6; account += 1) {
			const { token } = await signUpShopper(shop, { known: false });
			for (let index = 0; index < 20; index += 1)
				statuses.push(await guess(token, `GUESS${account}Z${index}`));
		}
		assert.equal(statuses.filter((status) => status === 200).length, 100);
		assert.equal(await guess((await signUpShopper(shop)).token, 'GUESS0Z0'), 200);
	});

	test('PRICE-03 made codes are long, all different and of plain letters; short ones of staff are refused', async () => {
		const id = await add({ byCode: true });
		await desk.done(`promotion_codes_add/${id}`, { count: 100, usesLimit: 1 });
		const codes = (await desk.read<{ code: string }[]>(`promotion_codes/${id}`)).map(({ code }) => code);
		assert.equal(new Set(codes).size, 100);
		for (const code of codes) assert.match(code, /^[2-9A-HJ-NP-Z]{10}$/);
		assert.equal(
			await desk.refused(`promotion_codes_add/${id}`, { code: 'TM10', usesLimit: null }),
			'invalid_input code',
		);
		await addCode(id, 'BEYRAM26');
		assert.equal(
			await desk.refused(`promotion_codes_add/${id}`, { code: 'BEYRAM26', usesLimit: null }),
			'already_exists code',
		);
		assert.equal(
			await desk.refused('promotions_add', { ...PROMOTION, categoryIds: [99_999] }),
			'invalid_input categoryIds',
		);
		assert.equal(
			await desk.refused('promotions_add', { ...PROMOTION, percent: null }),
			'invalid_input percent',
		);
	});

	test('PRICE-03 a preview on a sample cart shows what an order would get', async () => {
		const wanted = items.map(({ p_id, quantity }) => ({ productId: p_id, quantity }));
		const terms = { ...PROMOTION, productIds: [2], items: wanted, deliveryTenge: 2000 };
		const { nameEn, nameRu, nameTm, byCode, active, startsAt, endsAt, firstOrder, ...sent } = terms;
		const { usesLimit, usesPerPerson, ...body } = sent;
		const preview = await desk.done<{ lines: { discountTenge: number }[]; totalTenge: number }>(
			'promotion_preview',
			body,
		);
		assert.deepEqual(
			[preview.lines.map(({ discountTenge }) => discountTenge), preview.totalTenge],
			[[0, 1000], 31_000],
		);
	});

	test('PRICE-03 200 parallel orders on a promotion for 50: exactly 50 get it, the rest are told', async () => {
		const id = await add({ usesLimit: 50 });
		const people = await Promise.all(Array.from({ length: PARALLEL }, () => signUpShopper(shop)));
		const responses = await Promise.all(
			people.map((one) => one.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 90 })),
		);
		const told = responses.filter(({ statusCode }) => statusCode !== 201).map((one) => one.json());
		for (const { code, quote: fresh } of told) assert.deepEqual([code, fresh.total], ['price_changed', 100]);
		assert.equal(told.length, PARALLEL - 50);
		assert.equal((await promotion(id))?.orders, 50);
	});

	test('PRICE-03 200 parallel orders on a code for one: exactly one; the others are told the price without it', async () => {
		const id = await add({ byCode: true });
		await addCode(id, 'ONLYONCE', 1);
		await add({ percent: 5 });
		const people = await Promise.all(Array.from({ length: PARALLEL }, () => signUpShopper(shop)));
		const responses = await Promise.all(
			people.map((one) =>
				one.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 90, promo: 'ONLYONCE' }),
			),
		);
		const told = responses.filter(({ statusCode }) => statusCode !== 201).map((one) => one.json());
		// The refusal has the price with the next best promotion.
		for (const { code, promo, quote: fresh } of told)
			assert.deepEqual([code, promo, fresh.total], ['promo_invalid', { reason: 'used_up' }, 95]);
		assert.equal(told.length, PARALLEL - 1);
	});
});
