import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { sql } from 'kysely';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('information pages', async () => {
	const { app, db, settled } = await openTestShop({ after });

	test('INFO-01 each page has a title and a real text in three languages', async () => {
		for (const name of PAGE_NAMES) {
			const bodies = new Set<string>();
			for (const lang of LANGUAGES) {
				const page = (await app.inject(`/api/page_show/${name}?lang=${lang}`)).json();
				assert.deepEqual(Object.keys(page), ['name', 'title', 'body', 'updated_at']);
				assert.ok(page.body.length > 500, `${name} ${lang}`);
				bodies.add(page.body);
			}
			assert.equal(bodies.size, 3);
		}
	});

	test('INFO-01 the cookie gives the language; unknown pages and languages are refused', async () => {
		const page = (await app.inject({ url: '/api/page_show/faq', headers: { cookie: 'lang=tm' } })).json();
		assert.equal(page.title, 'Sorag-jogap');
		assert.equal((await app.inject('/api/page_show/secret')).statusCode, 404);
		assert.equal((await app.inject('/api/page_show/faq?lang=de')).statusCode, 400);
	});

	test('S26 ACCT-02 the privacy page names the periods that are set, at once in three languages', async () => {
		const text = async (lang: string) =>
			String((await app.inject(`/api/page_show/privacy?lang=${lang}`)).json().body);
		assert.match(await text('ru'), /через 36 месяцев;.*не пользуются 24 месяца,/s);
		await sql`update trust_rules set order_data_months = 3, unused_account_months = 12`.execute(db);
		await settled();
		assert.match(await text('ru'), /через 3 месяца;.*не пользуются 12 месяцев,/s);
		assert.match(await text('tm'), /3 aý geçenden soň.*12 aý ulanylmadyk/s);
		assert.match(await text('en'), /after 3 months;.*for 12 months/s);
	});

	test('S8 what staff stored is sanitised when read', async () => {
		await db
			.updateTable('pages')
			.set({ body_en: '<p>fine</p><script>alert(1)</script>' })
			.where('name', '=', 'terms')
			.execute();
		assert.equal((await app.inject('/api/page_show/terms?lang=en')).json().body, '<p>fine</p>');
	});
});
