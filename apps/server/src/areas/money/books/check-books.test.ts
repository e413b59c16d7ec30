import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openCardShop } from '../../../testing/card-orders.ts';
import { jobOf } from '../../../testing/job-of.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { checkBooks } from './check-books.ts';

describe('the check of the books', async () => {
	const { shop, shopper, buy, job } = await openCardShop({ after });
	const { db, app } = shop;
	const manager = await sitAtDesk(shop, 'manager');
	const bought = async (payment: 'cash' | 'card') => {
		const order =
			payment === 'card'
				? (await buy({ items: [{ p_id: 7, quantity: 2 }], expected_total: 200 })).order
				: (await shopper.order({ items: [{ p_id: 7, quantity: 2 }], expected_total: 200 })).json().order;
		for (const to of ['accepted', 'on_delivery', 'completed'])
			await manager.done(`order_move/${order.id}`, { to });
		const line = { productId: 7, quantity: 1, reason: 'defect', condition: 'opened', destination: 'stock' };
		await manager.done(`return_add/${order.id}`, { lines: [line], settlement: payment, note: '' });
		return order.id as number;
	};
	const [cash, card] = [await bought('cash'), await bought('card')];
	await job();
	const open: number = (
		await shopper.order({ items: [{ p_id: 7, quantity: 1 }], expected_total: 100 })
	).json().order.id;

	/** Makes a change by hand in psql that bypasses all triggers. */
	const behind = (change: string) =>
		db.transaction().execute(async (trx) => {
			await sql`set local session_replication_role = replica`.execute(trx);
			const { numAffectedRows } = await sql.raw(change).execute(trx);
			assert.equal(Number(numAffectedRows), 1, change);
		});

	test('R24 BOOK-05 books that agree are found to agree', async () => {
		await checkBooks(db, shop.clock(), { everything: true });
		await checkBooks(db, shop.clock());
	});

	const SPOILED: readonly [string, string, RegExp][] = [
		[
			'a line of the ledger',
			`update book_lines set amount_tenge = amount_tenge % where id = (select max(l.id) from book_lines l
			join book_entries e on e.id = l.entry_id where e.order_id = ${cash} and l.account = 'desk')`,
			/entry \d+ \(/,
		],
		[
			'cash of an order',
			`update orders set paid_cash_tenge = paid_cash_tenge % where id = ${cash}`,
			/order: cash/,
		],
		[
			'the sum of an order',
			`update orders set subtotal_tenge = subtotal_tenge % where id = ${open}`,
			/order: goods/,
		],
		[
			'a discount',
			`update order_lines set discount_tenge = discount_tenge % where order_id = ${open}`,
			/order: discount/,
		],
		[
			'a piece of an order',
			`update order_lines set quantity = quantity % where order_id = ${cash}`,
			/order: sales/,
		],
		[
			'a cost that was fixed',
			`update order_lines set cost_tenge = cost_tenge % where order_id = ${cash}`,
			/order: cost/,
		],
		[
			'a piece of stock',
			'update product_stock set quantity = quantity % where product_id = 7',
			/product: pieces 7/,
		],
		[
			'an average cost',
			'update product_costs set cost_tenge = cost_tenge % where product_id = 7',
			/product: value 7/,
		],
		[
			'a payment by card',
			`update payments set paid_tenge = paid_tenge % where order_id = ${card}`,
			/order: bank/,
		],
		[
			'a refund',
			`update payment_refunds set amount_tenge = amount_tenge % where payment_id in (select id from payments
			where order_id = ${card})`,
			/order: bank/,
		],
		[
			'a return',
			`update returns set amount_tenge = amount_tenge % where order_id = ${cash}`,
			/order: returns/,
		],
		[
			'a movement',
			`update stock_movements set quantity = quantity % where product_id = 7 and id = (select max(id)
			from stock_movements where product_id = 7 and quantity > 0)`,
			/product: pieces 7/,
		],
	];
	for (const [name, change, found] of SPOILED)
		test(`R24 BOOK-05 a tenge or a piece too many is found among what was written since: ${name}`, async () => {
			await behind(change.replace('%', '+ 1'));
			await assert.rejects(checkBooks(db, shop.clock()), found);
			await assert.rejects(checkBooks(db, shop.clock()), found, 'it is looked at until it is mended');
			await behind(change.replace('%', '- 1'));
			await checkBooks(db, shop.clock());
		});

	test('BOOK-05 a difference is a figure and a line at the job', async () => {
		await behind(`update orders set paid_cash_tenge = paid_cash_tenge + 1 where id = ${cash}`);
		await assert.rejects(jobOf(shop, 'books-check').run());
		assert.match((await app.inject('/metrics')).body, /^books_differences 1$/m);
		await behind(`update orders set paid_cash_tenge = paid_cash_tenge - 1 where id = ${cash}`);
		await jobOf(shop, 'books-check').run();
		assert.match((await app.inject('/metrics')).body, /^books_differences 0$/m);
	});
});
