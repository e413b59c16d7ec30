import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { countsOf, sitAtImports } from '../../../testing/import-desk.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { stockOfProduct } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { readPieces } from '../stock/stock.queries.ts';

describe('stock sheets', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const { cookie, check, ended, run, undo, exported } = await sitAtImports(shop);
	const buyer = await signUpShopper(shop);
	await allowOrdersADay(db, 1000);
	const order = async (productId: number, quantity: number) => {
		const response = await buyer.order({
			items: [{ p_id: productId, quantity }],
			expected_total: quantity * 100,
		});
		assert.equal(response.statusCode, 201, response.body);
	};
	const onHand = async (id: number) => (await readPieces(db, [id])).get(id)?.onHand;
	const checkForSale = async (content: string): Promise<ImportWire> => {
		const response = await app.inject({
			method: 'POST',
			url: '/api/staff/import_upload?kind=stock&name=sheet.csv&forSale=true',
			headers: { cookie, 'content-type': 'application/octet-stream' },
			payload: Buffer.from(content),
		});
		assert.equal(response.statusCode, 200, response.body);
		return ended(response.json().id);
	};
	const changeOf = ({ samples }: ImportWire) =>
		samples.map(({ changes: [change] }) => `${change?.was} → ${change?.now}`);

	test('GOODS-03 what is counted in the store never sells twice: reserved pieces are taken off, orders after the preview too', async () => {
		await stockUp(db, [1], 10);
		await order(1, 3);
		assert.deepEqual([await stockOfProduct(db, 1), await onHand(1)], [7, 10]);
		const checked = await check('stock', 'id;stock\n1;25');
		assert.deepEqual([checked.forSale, changeOf(checked), checked.stockNotes], [false, ['10 → 25'], []]);
		await order(1, 2);
		const done = await run(checked.id);
		assert.deepEqual([await stockOfProduct(db, 1), await onHand(1)], [20, 25]);
		assert.deepEqual(
			done.stockNotes.map(({ id, previewed, found, left, missing }) => [id, previewed, found, left, missing]),
			[[1, 7, 5, 20, 0]],
		);
		const again = await check('stock', 'id;stock\n1;25');
		assert.deepEqual(countsOf(again), { added: 0, changed: 0, unchanged: 1, bad: 0 });
		await undo(checked.id);
		assert.deepEqual(
			[await stockOfProduct(db, 1), await onHand(1)],
			[5, 10],
			'what was ordered stays ordered',
		);
	});

	test('GOODS-03 fewer in the store than orders hold: nothing is for sale, and the row says what is missing', async () => {
		await stockUp(db, [2], 10);
		await order(2, 6);
		const checked = await check('stock', 'id;stock\n2;4');
		assert.deepEqual(
			checked.stockNotes.map(({ id, left, missing }) => [id, left, missing]),
			[[2, 0, 2]],
		);
		await run(checked.id);
		assert.equal(await stockOfProduct(db, 2), 0);
	});

	test('GOODS-03 a sheet of pieces for sale: the difference to its preview, whatever was ordered since', async () => {
		await stockUp(db, [3], 10);
		await order(3, 4);
		const checked = await checkForSale('id;stock\n3;9');
		assert.deepEqual([checked.forSale, changeOf(checked)], [true, ['6 → 9']]);
		await order(3, 2);
		const done = await run(checked.id);
		assert.equal(await stockOfProduct(db, 3), 7);
		assert.equal(await onHand(3), 13, 'control: read as a count of the store it would have sold four twice');
		assert.deepEqual(
			done.stockNotes.map(({ previewed, found, left }) => [previewed, found, left]),
			[[6, 4, 7]],
		);
	});

	test('GOODS-03 GOODS-02 the export holds what is on hand, and comes back unchanged while orders are open', async () => {
		await stockUp(db, [4], 10);
		await order(4, 3);
		const sheet = (await exported('kind=stock&format=csv&q=4')).toString();
		assert.match(sheet, /^4;.*;10;/m);
		const checked = await check('stock', sheet);
		assert.deepEqual([checked.changed, checked.bad], [0, 0]);
	});

	test('GOODS-03 orders that come in while a sheet is applied leave no more for sale than is there', async () => {
		await stockUp(db, [5, 6, 7, 8], 50);
		const rounds = [5, 6, 7, 8];
		const checked = await check('stock', `id;stock\n${rounds.map((id) => `${id};30`).join('\n')}`);
		await Promise.all([run(checked.id), ...rounds.flatMap((id) => [order(id, 2), order(id, 1)])]);
		for (const id of rounds)
			assert.deepEqual([await stockOfProduct(db, id), await onHand(id)], [27, 30], `product ${id}`);
	});
});
