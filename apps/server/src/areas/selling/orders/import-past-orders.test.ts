import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { insertPastOrders } from './import-past-orders.queries.ts';
import { planPastOrders } from './import-past-orders.ts';

test('ended orders of another shop: a preview by row, then orders in the history; stock stays; twice is once', async (t) => {
	const shop = await openTestShop(t);
	const me = await signUpShopper(shop);
	const { phone } = await shop.db
		.selectFrom('users')
		.select('phone')
		.orderBy('id', 'desc')
		.executeTakeFirstOrThrow();
	await shop.db
		.insertInto('product_codes')
		.values({ product_id: 2, kind: 'article', position: 9, code: 'OLD-2' })
		.execute();
	const stock = () => shop.db.selectFrom('product_stock').selectAll().orderBy('product_id').execute();
	const before = await stock();
	const sheet = await readSheet(
		Buffer.from(
			[
				'Order,Date,Phone,Status,Product,Quantity,Price,Delivery,Discount,Address',
				`A-1,06.05.2024,+993 6${phone},completed,1,2,"1 250,50",20,0.50,Parahat 7`,
				`A-1,06.05.2024,,,old-2,1,300,,,`,
				`A-2,2024-06-07 23:30,6${phone},cancelled,1,1,100,,,`,
				`A-3,2024-06-07,61111111,,1,1,100,,,`,
				`A-4,2024-06-07,6${phone},pending,1,1,100,,,`,
				`A-5,2024-06-07,6${phone},,NOSUCH,1,100,,,`,
				`A-6,2024-06-07,6${phone},,1,0,100,,,`,
				`A-7,2099-06-07,6${phone},,1,1,100,,,`,
				`A-8,2024-06-07,6${phone},,1,1,100,,200,`,
				`A-9,2024-06-07,6${phone},,1,1,100,,,`,
				`A-9,2024-06-07,6${phone},,1,1,100,,,`,
			].join('\n'),
		),
	);
	const plan = await planPastOrders(shop.db, sheet, shop.clock());
	assert.deepEqual(
		plan.refused.map(({ row }) => row),
		[5, 6, 7, 8, 9, 10, 11],
	);
	assert.match(plan.refused.map(({ reason }) => reason).join('\n'), /customers first.*stands twice/s);
	assert.equal(await insertPastOrders(shop.db, plan.add), 2);
	assert.equal(await insertPastOrders(shop.db, plan.add), 0);
	assert.deepEqual(await planPastOrders(shop.db, sheet, shop.clock()).then(({ known }) => known), 2);
	assert.deepEqual(await stock(), before);

	const { rows: history } = (await me.call('GET', '/api/order_list')).json();
	assert.deepEqual(
		history.map(({ number }: { number: string }) => number),
		['A-2', 'A-1'],
	);
	const { rows } =
		await sql`select number, status, total_tenge::integer as total, (created_at at time zone 'Asia/Ashgabat')::date::text as day,
		cancel_reason as reason from orders order by number`.execute(shop.db);
	assert.deepEqual(rows, [
		{
			number: 'A-1',
			status: 'completed',
			total: 2 * 125_050 + 30_000 + 2000 - 50,
			day: '2024-05-06',
			reason: null,
		},
		{ number: 'A-2', status: 'cancelled', total: 10_000, day: '2024-06-07', reason: 'other' },
	]);

	const { rows: lines } = await sql`select l.discount_tenge::integer as off from order_lines l
		join orders o on o.id = l.order_id where o.number = 'A-1' order by l.position`.execute(shop.db);
	assert.deepEqual(lines, [{ off: 44 }, { off: 6 }], 'RET-01 the discount belongs to its lines');

	const wrong = await readSheet(Buffer.from('order,date\n1,2\n'));
	await assert.rejects(
		planPastOrders(shop.db, wrong, shop.clock()),
		/missing: phone, product, quantity, price/,
	);
});
