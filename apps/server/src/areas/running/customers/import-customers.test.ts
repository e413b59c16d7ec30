import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteExpired } from '../../../main/jobs.ts';
import { DAY_MS, YEAR_MS } from '../../../platform/clock.ts';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { insertCustomers } from './import-customers.queries.ts';
import { planCustomers } from './import-customers.ts';

test('customers of another shop: a preview by row, then accounts without a password; what is known stays as it is', async (t) => {
	const shop = await openTestShop(t);
	const { phone: known } = await people(shop).register();
	const sheet = await readSheet(
		Buffer.from(
			[
				'Phone,Name,Address,Language,Registered',
				'+993 61 11-22-33,Aýna  Annaýewa,"Parahat 7, jaý 1",tm,2023-05-06',
				`${known},Somebody else,,ru,`,
				'8 63 123456,Merdan Orazow,,xx,',
				'61112233,Aýna again,,,',
				'12,Too short,,,',
				'61112244,X,,,',
				'61112255,From the future,,,2099-01-01',
			].join('\n'),
		),
	);
	const plan = await planCustomers(shop.db, sheet, shop.clock());
	assert.deepEqual(
		plan.add.map(({ phone, name, language }) => [phone, name, language]),
		[
			['1112233', 'Aýna Annaýewa', 'tm'],
			['3123456', 'Merdan Orazow', 'tm'],
		],
	);
	assert.equal(plan.known, 1);
	assert.deepEqual(
		plan.refused.map(({ row }) => row),
		[5, 6, 7, 8],
	);
	assert.match(plan.refused[0]?.reason ?? '', /row 2/);

	assert.equal(await insertCustomers(shop.db, plan.add, shop.clock()), 2);
	assert.equal(await insertCustomers(shop.db, plan.add, shop.clock()), 0, 'twice is once');
	// S26: the person registered long ago, but the account counts as unused only from the import on.
	await deleteExpired(shop);
	const { answer, response } = await people(shop).signIn('1112233', '');
	assert.ok(!('token' in answer) || response.statusCode !== 200, 'no password opens it');
	const row = await shop.db
		.selectFrom('users')
		.selectAll()
		.where('phone', '=', '1112233')
		.executeTakeFirstOrThrow();
	assert.deepEqual(
		[row.address, row.created_at.getUTCFullYear(), row.phone_confirmed_at],
		['Parahat 7, jaý 1', 2023, null],
	);
	const reset = await planCustomers(shop.db, sheet, shop.clock());
	assert.deepEqual([reset.add, reset.known], [[], 3]);

	shop.time.pass(2 * YEAR_MS + DAY_MS);
	await deleteExpired(shop);
	assert.equal((await planCustomers(shop.db, sheet, shop.clock())).known, 0);

	const wrong = await readSheet(Buffer.from('telephone,name\n1,2\n'));
	await assert.rejects(planCustomers(shop.db, wrong, shop.clock()), /phone is missing/);
});
