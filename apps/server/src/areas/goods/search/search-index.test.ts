import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import { sql } from 'kysely';
import { publicShop } from '../../../main/public-shop.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('what a search finds follows the shop', async () => {
	const { db, databaseUrl, listing, clock, settled } = await openTestShop({ after });
	const shop = publicShop({ listing, clock })({ db }, new Set());
	async function found(query: string): Promise<number[]> {
		await settled();
		const { rows } = await shop.list({
			scope: { kind: 'search', query },
			filters: NO_FILTERS,
			sort: undefined,
			language: 'ru',
			limit: 100,
			offset: 0,
			withFacets: false,
		});
		return rows.map(({ p_id }) => p_id);
	}
	const [phone] = await db
		.selectFrom('products')
		.selectAll()
		.where('subcategory_id', '=', 701)
		.orderBy('id')
		.limit(1)
		.execute();
	assert.ok(phone);
	const { id } = phone;
	const change = (values: Record<string, unknown>) =>
		db.updateTable('products').set(values).where('id', '=', id).execute();

	test('SEARCH-03 a renamed product is found by its new name only', async () => {
		await change({
			name_en: 'Honor Zephyr 77',
			name_ru: 'Смартфон Honor Zephyr 77',
			name_tm: 'Smartfon Honor Zephyr 77',
		});
		assert.deepEqual(await found('zephyr 77'), [id]);
		assert.deepEqual(await found('зефир 77'), [id]);
		await change({ name_en: phone.name_en, name_ru: phone.name_ru, name_tm: phone.name_tm });
		assert.ok(!(await found('zephyr')).includes(id));
	});

	test('SEARCH-03 a name missing in two languages is enough', async () => {
		await change({ name_en: 'Quokka', name_ru: '', name_tm: '' });
		assert.deepEqual(await found('quokka'), [id]);
		await change({ name_en: phone.name_en, name_ru: phone.name_ru, name_tm: phone.name_tm });
	});

	test('SEARCH-03 an unpublished product is not found, a published one is again', async () => {
		const query = `${phone.name_en.split(' ').slice(0, 2).join(' ')}`;
		assert.ok((await found(query)).includes(id));
		await change({ published: false });
		assert.ok(!(await found(query)).includes(id));
		await change({ published: true });
		assert.ok((await found(query)).includes(id));
	});

	test('SEARCH-03 an attribute and the name of its value are words', async () => {
		const black = () => found('смартфон чёрный');
		const before = await black();
		const colour = { attribute_key: 'colour', value_text: before.includes(id) ? 'white' : 'black' };
		await db
			.updateTable('product_attributes')
			.set(colour)
			.where('product_id', '=', id)
			.where('attribute_key', '=', 'colour')
			.execute();
		assert.equal((await black()).includes(id), !before.includes(id));
		await db
			.updateTable('attribute_values')
			.set({ name_en: 'Vantablack' })
			.where('attribute_key', '=', 'colour')
			.where('value', '=', 'black')
			.execute();
		assert.deepEqual((await found('смартфон vantablack')).toSorted(), (await black()).toSorted());
	});

	test('SEARCH-03 renamed brands, categories and sub-categories are found by their new names', async () => {
		await db.updateTable('brands').set({ name: 'Kwalitex' }).where('id', '=', phone.brand_id).execute();
		assert.ok((await found('kwalitex')).includes(id));
		await db.updateTable('subcategories').set({ name_en: 'Gizmos' }).where('id', '=', 701).execute();
		assert.ok((await found('gizmo')).includes(id));
		await db.updateTable('categories').set({ name_tm: 'Zarplar' }).where('id', '=', 7).execute();
		assert.ok((await found('zarp')).includes(id));
	});

	test('SEARCH-03 a synonym works from the moment it is written until it is removed', async () => {
		await db.insertInto('search_synonyms').values({ typed: 'звякалка', meant: 'смартфон' }).execute();
		assert.ok((await found('звякалка')).length > 0);
		assert.ok((await found('zwyakalka')).length > 0, 'in Latin letters too');
		await db.deleteFrom('search_synonyms').where('typed', '=', 'звякалка').execute();
		assert.deepEqual(await found('звякалка'), []);
	});

	test('SEARCH-03 many products renamed in one transaction are found by their new names', async () => {
		const importer = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
		await importer
			.transaction()
			.execute((trx) => sql`update products set name_en = name_en || ' Bulkword'`.execute(trx));
		await importer.destroy();
		assert.equal((await found('bulkword')).length, 100);
	});

	test('SEARCH-03 a deleted product leaves nothing behind', async () => {
		await db.deleteFrom('products').where('id', '=', id).execute();
		assert.ok(!(await found('смартфон')).includes(id));
	});
});
