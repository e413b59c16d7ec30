import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type {
	ClaimableWire,
	ClaimReportWire,
	ClaimRowWire,
	ClaimWire,
} from '@dukan/domain/after-sales/claims/claims.api.ts';
import type { ReturnableWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import type { OrderSerialsWire } from '@dukan/domain/goods/serials/serials.api.ts';
import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/clock.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { stockOfProduct } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { requireMovedStock } from '../../goods/stock/require-moved-stock.ts';

const YEAR_DAYS = 366;

describe('warranty claims', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	await allowOrdersADay(db, 1000);
	await stockUp(db, [1, 2, 3], 50);
	await sql`delete from product_attributes where attribute_key = 'warranty' and product_id <= 3`.execute(db);
	await sql`insert into product_attributes (product_id, attribute_key, value_number)
		values (1, 'warranty', 12), (2, 'warranty', 12)`.execute(db);
	const shopper = await signUpShopper(shop);
	let desk = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	await manager.done('product_serials_set/1', { kind: 'serial' });
	let lastSerial = 0;

	/** Completes an order of these items. Each piece of the first product gets a serial number. */
	const complete = async (items: { p_id: number; quantity: number }[]) => {
		const expected_total = items.reduce((sum, { quantity }) => sum + quantity * 100, 0);
		const placed = await shopper.order({ items, expected_total });
		assert.equal(placed.statusCode, 201, placed.body);
		const { id, number } = placed.json().order as { id: number; number: string };
		await desk.done(`order_move/${id}`, { to: 'accepted' });
		const serials: string[] = [];
		for (const { p_id, quantity } of items)
			for (let piece = 0; p_id === 1 && piece < quantity; piece += 1) {
				lastSerial += 1;
				serials.push(`CLAIM-${lastSerial}`);
				await desk.done(`order_serial_add/${id}`, { productId: 1, number: `CLAIM-${lastSerial}` });
			}
		for (const to of ['on_delivery', 'completed']) await desk.done(`order_move/${id}`, { to });
		return { id, number, serials };
	};
	const claim = (id: number, productId: number, serial?: string) =>
		desk.change(`claim_add/${id}`, { productId, complaint: 'No picture', ...(serial && { serial }) });
	const taken = async (id: number, productId: number, serial?: string): Promise<number> => {
		const response = await claim(id, productId, serial);
		assert.equal(response.statusCode, 200, response.body);
		return response.json().id;
	};
	const messages = async (): Promise<string[]> => {
		const { rows } = await sql<{ text: string }>`select text from sms_outbox order by id`.execute(db);
		return rows.map(({ text }) => text);
	};

	test('RET-03 the warranty of a line stands on the order, from the attribute of the product at hand-out', async () => {
		const { id } = await complete([
			{ p_id: 1, quantity: 1 },
			{ p_id: 3, quantity: 1 },
		]);
		await sql`update product_attributes set value_number = 6 where attribute_key = 'warranty' and product_id = 1`.execute(
			db,
		);
		const { items } = (await shopper.call('GET', `/api/order_show/${id}`)).json();
		assert.deepEqual(
			items.map((item: { warranty_months?: number }) => item.warranty_months),
			[12, undefined],
		);
		const handedOut = new Date(shop.clock());
		handedOut.setUTCFullYear(handedOut.getUTCFullYear() + 1);
		assert.equal(items[0].warranty_until, handedOut.toISOString());
		await sql`update product_attributes set value_number = 12 where attribute_key = 'warranty' and product_id = 1`.execute(
			db,
		);
		const lines = await desk.read<ClaimableWire>(`order_claimable/${id}`);
		assert.deepEqual(
			lines.map(({ productId, months, canClaim, serials }) => [productId, months, canClaim, serials.length]),
			[[1, 12, true, 1]],
		);
	});

	test('RET-03 a claim goes from received to hand-back, with authors and an SMS at the steps', async () => {
		const { id: orderId, number } = await complete([{ p_id: 2, quantity: 1 }]);
		const before = (await messages()).length;
		const id = await taken(orderId, 2);
		const move = (from: string, to: string, part: object = {}) => ({ from, to, note: '', ...part });
		assert.equal(await desk.refused(`claim_move/${id}`, move('received', 'handed_back')), 'cannot_move');
		assert.equal(
			await desk.refused(`claim_move/${id}`, move('repaired', 'handed_back')),
			'changed_meanwhile',
		);
		assert.equal(await desk.refused(`claim_move/${id}`, move('received', 'refused')), 'invalid_input note');
		assert.equal(await desk.refused('claim_move/999999', move('received', 'repaired')), 'not_found');
		time.pass(1000);
		await desk.done(`claim_move/${id}`, move('received', 'at_service', { note: 'Service 3' }));
		await desk.done(`claim_move/${id}`, move('at_service', 'repaired'));
		await desk.done(`claim_move/${id}`, move('repaired', 'handed_back'));
		const found = await desk.read<ClaimWire>(`claim/${id}`);
		assert.deepEqual(
			found.events.map(({ state, note }) => [state, note]),
			[
				['received', ''],
				['at_service', 'Service 3'],
				['repaired', ''],
				['handed_back', ''],
			],
		);
		assert.ok(found.events.every(({ staff }) => staff));
		assert.deepEqual([found.complaint, found.warrantyMonths, found.serial], ['No picture', 12, null]);
		const told = (await messages()).slice(before);
		assert.equal(told.length, 2, told.join('\n'));
		assert.match(told[0] ?? '', new RegExp(`${id}.*${number}`));
		const again = await taken(orderId, 2);
		assert.ok(again > id, 'a piece that was handed back can fail again');
	});

	test('RET-03 two claims on one piece at once: one is taken', async () => {
		const { id, serials } = await complete([{ p_id: 1, quantity: 2 }]);
		const race = (serialOf: (index: number) => string | undefined) =>
			Promise.all(Array.from({ length: 6 }, (_, index) => claim(id, 1, serialOf(index))));
		const codes = (responses: Awaited<ReturnType<typeof race>>) =>
			responses.map(({ statusCode }) => statusCode).toSorted();
		assert.deepEqual(codes(await race(() => serials[0])), [200, 409, 409, 409, 409, 409]);
		// Control: the other piece of the same line can still be claimed, once.
		assert.deepEqual(codes(await race(() => serials[1])), [200, 409, 409, 409, 409, 409]);
		const plain = await complete([{ p_id: 2, quantity: 3 }]);
		const responses = await Promise.all(Array.from({ length: 8 }, () => claim(plain.id, 2)));
		assert.equal(responses.filter(({ statusCode }) => statusCode === 200).length, 3, 'one for each piece');
	});

	test('RET-03 a claim names a piece of the order, and what is wrong', async () => {
		const { id } = await complete([
			{ p_id: 1, quantity: 1 },
			{ p_id: 3, quantity: 1 },
		]);
		const add = (body: object) => desk.refused(`claim_add/${id}`, body);
		const complaint = 'Broken';
		assert.equal(await add({ productId: 1, complaint }), 'invalid_input serial');
		assert.equal(await add({ productId: 1, serial: 'CLAIM-X', complaint }), 'invalid_input serial');
		assert.equal(
			await add({ productId: 1, serial: `CLAIM-${lastSerial}`, complaint: ' ' }),
			'invalid_input complaint',
		);
		assert.equal(await add({ productId: 3, complaint }), 'cannot_claim', 'no warranty');
		assert.equal(await add({ productId: 99_999, complaint }), 'cannot_claim');
		assert.equal(await desk.refused('claim_add/999999', { productId: 1, complaint }), 'cannot_claim');
	});

	test('RET-03 a replaced piece leaves the stock, and its number is traced', async () => {
		const { id: orderId, serials } = await complete([{ p_id: 1, quantity: 1 }]);
		const id = await taken(orderId, 1, serials[0]);
		const stock = await stockOfProduct(db, 1);
		const replace = (serial?: string) => ({ from: 'received', to: 'replaced', ...(serial && { serial }) });
		assert.equal(await desk.refused(`claim_move/${id}`, replace()), 'invalid_input serial');
		assert.equal(
			await desk.refused(`claim_move/${id}`, replace(serials[0])),
			'invalid_input serial',
			'its own',
		);
		assert.equal(await stockOfProduct(db, 1), stock, 'a refused step moves nothing');
		await desk.done(`claim_move/${id}`, replace('NEW-1'));
		assert.equal(await stockOfProduct(db, 1), stock - 1);
		const found = await desk.read<ClaimWire>(`claim/${id}`);
		assert.deepEqual([found.serial, found.replacement], [serials[0], 'NEW-1']);
		const { lines, events } = await desk.read<OrderSerialsWire>(`order_serials/${orderId}`);
		assert.deepEqual(
			lines[0]?.picked.map(({ number }) => number),
			['NEW-1'],
		);
		assert.deepEqual(
			events.map(({ kind, number }) => `${kind} ${number}`),
			[`picked ${serials[0]}`, 'replacement NEW-1', `replaced ${serials[0]}`],
		);
		const { rows } = await sql<{
			kind: string;
			document: string;
			quantity: number;
		}>`select kind, document, quantity
			from stock_movements where product_id = 1 order by id desc limit 1`.execute(db);
		assert.deepEqual(rows, [{ kind: 'warranty', document: 'claim', quantity: -1 }]);
		await requireMovedStock(db);
		await desk.done(`claim_move/${id}`, { from: 'replaced', to: 'handed_back' });
	});

	test('RET-03 without stock there is no replacement', async () => {
		const { id: orderId } = await complete([{ p_id: 2, quantity: 1 }]);
		const id = await taken(orderId, 2);
		await stockUp(db, [2], 0);
		assert.equal(
			await desk.refused(`claim_move/${id}`, { from: 'received', to: 'replaced' }),
			'stock_changed',
		);
		await stockUp(db, [2], 50);
	});

	test('RET-03 a piece under warranty is not returned meanwhile, and a claimed order does not step back', async () => {
		const { id: orderId } = await complete([{ p_id: 2, quantity: 2 }]);
		await taken(orderId, 2);
		const { lines } = await desk.read<ReturnableWire>(`order_returnable/${orderId}`);
		assert.deepEqual([lines[0]?.claimed, lines[0]?.returned], [1, 0]);
		const back = (quantity: number) => ({
			lines: [{ productId: 2, quantity, reason: 'defect', condition: 'used', destination: 'repair' }],
			settlement: 'cash',
		});
		assert.equal(await desk.refused(`return_add/${orderId}`, back(2)), 'invalid_input lines');
		await desk.done(`return_add/${orderId}`, back(1));
		assert.equal(
			await manager.refused(`order_back/${orderId}`, { from: 'completed', reason: 'by mistake' }),
			'cannot_move',
		);
	});

	test('RET-03 claims are listed by state, order, serial number and name, and reported by product', async () => {
		const list = (query: string) => desk.read<{ rows: ClaimRowWire[]; count: number }>(`claims?${query}`);
		const all = await list('');
		assert.ok(all.count >= 8, String(all.count));
		assert.equal((await list('open=yes')).count + (await list('open=no')).count, all.count);
		assert.deepEqual(
			(await list('q=claim-2')).rows.map(({ serial }) => serial),
			['CLAIM-2'],
		);
		assert.ok((await list('state=replaced')).rows.every(({ state }) => state === 'replaced'));
		const report = await manager.read<ClaimReportWire>('report_claims?from=2020-01-01&to=2099-12-31');
		const [first] = report.toSorted((a, b) => a.productId - b.productId);
		assert.deepEqual([first?.productId, first?.replaced, first?.claims], [1, 1, 3]);
		assert.ok((first?.sold ?? 0) >= 5);
	});

	test('RET-02 RET-03 a piece that the shop has under a claim is not returned for money, and not offered', async () => {
		const { id, serials } = await complete([{ p_id: 1, quantity: 2 }]);
		await taken(id, 1, serials[0]);
		const { lines } = await manager.read<ReturnableWire>(`order_returnable/${id}`);
		assert.deepEqual(lines[0]?.serials, [serials[1]]);
		const line = { productId: 1, quantity: 1, reason: 'defect', condition: 'opened', destination: 'stock' };
		const back = (serial: string | undefined) =>
			manager.change(`return_add/${id}`, { lines: [{ ...line, serials: [serial] }], settlement: 'cash' });
		assert.equal((await back(serials[0])).statusCode, 400);
		assert.equal((await back(serials[1])).statusCode, 200);
	});

	test('RET-03 after the warranty a claim is refused', async () => {
		const { id } = await complete([{ p_id: 2, quantity: 1 }]);
		time.pass(YEAR_DAYS * DAY_MS);
		desk = await sitAtDesk(shop, 'operator');
		assert.equal(
			await desk.refused(`claim_add/${id}`, { productId: 2, complaint: 'Broken' }),
			'cannot_claim',
		);
		const [line] = await desk.read<ClaimableWire>(`order_claimable/${id}`);
		assert.equal(line?.canClaim, false);
	});
});
