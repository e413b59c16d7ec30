import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { SearchTryWire } from '@dukan/domain/goods/search/staff-search.api.ts';
import type {
	StaffAttributeWire,
	StaffBrandWire,
	StaffCategoryWire,
	StaffSmartCategoryWire,
	StaffSubcategoryWire,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const names = (name: string) => ({ nameEn: name, nameRu: name, nameTm: '' });

describe('the catalogue’s tables in the back-office', async () => {
	const shop = await openTestShop({ after });
	const desk = await sitAtDesk(shop, 'content');
	const reader = await sitAtDesk(shop, 'operator');

	test('S17 a role that may only read cannot change, and every change is in the audit log', async () => {
		assert.ok((await reader.read<unknown[]>('categories')).length > 0);
		assert.equal(await reader.refused('categories_update/1', { nameEn: 'Mine' }), 'not_allowed');
		assert.equal(await reader.refused('synonyms_add', { typed: 'x', meant: 'y' }), 'not_allowed');
		await desk.done('categories_update/1', { nameTm: 'Noutbuklar!' });
		const entry = await shop.db
			.selectFrom('audit_log')
			.selectAll()
			.where('subject', '=', 'categories')
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow();
		assert.deepEqual(entry.after, { name_tm: 'Noutbuklar!' });
	});

	test('a category is added, changed, put in order and deleted; one with goods is still used', async () => {
		const category = { ...names('Cameras'), icon: 'tag', cardHighlights: [], filters: [] };
		const { key } = await desk.done<{ key: number }>('categories_add', category);
		const list = () => desk.read<StaffCategoryWire[]>('categories');
		assert.equal((await list()).at(-1)?.id, key);
		const ids = (await list()).map(({ id }) => id);
		await desk.done('categories_order', { keys: [key, ...ids.filter((id) => id !== key)] });
		assert.equal((await list())[0]?.id, key);
		await desk.done(`categories_update/${key}`, { filters: ['ram'] });
		assert.deepEqual((await list())[0]?.filters, ['ram']);
		assert.equal((await list())[0]?.nameRu, 'Cameras');
		await desk.done(`categories_delete/${key}`);
		assert.equal(await desk.refused(`categories_delete/${key}`), 'not_found');
		assert.equal(await desk.refused('categories_delete/1'), 'still_used');
	});

	test('bad input is told beside its field', async () => {
		const category = { ...names('X'), icon: '', cardHighlights: [], filters: [] };
		assert.equal(await desk.refused('categories_add', { ...category, nameEn: '' }), 'invalid_input nameEn');
		assert.equal(await desk.refused('categories_add', { ...category, nameEn: '  ' }), 'invalid_input nameEn');
		assert.equal(
			await desk.refused('categories_add', { ...category, filters: ['nosuch'] }),
			'invalid_input filters',
		);
		assert.equal(
			await desk.refused('subcategories_add', { ...names('X'), categoryId: 9999, attributes: [] }),
			'invalid_input categoryId',
		);
		const [first, second] = await desk.read<StaffBrandWire[]>('brands');
		assert.equal(
			await desk.refused(`brands_update/${first?.id}`, { slug: second?.slug }),
			'already_exists slug',
		);
		assert.equal(await desk.refused(`brands_update/${first?.id}`, { slug: 'A B' }), 'invalid_input slug');
		assert.equal(
			await desk.refused('attributes_update/ram', { rangeBounds: [4, 2] }),
			'invalid_input rangeBounds',
		);
	});

	test('a sub-category keeps its attributes in their order', async () => {
		const { key } = await desk.done<{ key: number }>('subcategories_add', {
			...names('Drones'),
			categoryId: 1,
			attributes: ['ram', 'storage'],
		});
		const find = async () =>
			(await desk.read<StaffSubcategoryWire[]>('subcategories')).find(({ id }) => id === key);
		assert.deepEqual((await find())?.attributes, ['ram', 'storage']);
		await desk.done(`subcategories_update/${key}`, { attributes: ['storage', 'ram'] });
		assert.deepEqual((await find())?.attributes, ['storage', 'ram']);
		await desk.done(`subcategories_delete/${key}`);
		const used = (await desk.read<StaffSubcategoryWire[]>('subcategories')).find(
			({ products }) => products > 0,
		);
		assert.equal(await desk.refused(`subcategories_delete/${used?.id}`), 'still_used');
	});

	test('values of an enum come and go; one that products have stays', async () => {
		const attributes = await desk.read<StaffAttributeWire[]>('attributes');
		const used =
			attributes.find(({ key, type }) => type === 'enum' && key === 'colour') ??
			attributes.find(({ type }) => type === 'enum');
		assert.ok(used);
		const more = [...used.values, { value: 'plaid', ...names('Plaid') }];
		await desk.done(`attributes_update/${used.key}`, { values: more });
		await desk.done(`attributes_update/${used.key}`, { values: used.values });
		assert.equal(await desk.refused(`attributes_update/${used.key}`, { values: [] }), 'still_used');
		assert.equal(await desk.refused(`attributes_delete/${used.key}`), 'still_used');
		assert.equal(await desk.refused(`attribute_groups_delete/${used.groupKey}`), 'still_used');
		assert.equal(
			await desk.refused(`attributes_update/${used.key}`, { values: [...used.values, used.values[0]] }),
			'invalid_input values',
		);
		await desk.done('attributes_add', {
			...names('Weightless'),
			key: 'weightless',
			type: 'bool',
			unit: null,
			groupKey: used.groupKey,
			rangeBounds: null,
			values: [],
		});
		await desk.done('attributes_delete/weightless');
	});

	test('a smart category goes by its rule or by hand, and the shop lists it so', async () => {
		const rule = { anyOf: [{ categoryIds: [1], maxPriceTenge: 900_000 }, { subcategoryIds: [101] }] };
		const { count } = await desk.done<{ count: number }>('smart_count', { rule });
		const { key } = await desk.done<{ key: number }>('smart_categories_add', {
			...names('Cheap laptops'),
			isNew: true,
			rule,
			products: [],
		});
		const listed = async () => (await shop.app.inject(`/api/smart_show/${key}?limit=60`)).json();
		assert.equal((await listed()).count, count);
		assert.equal(await desk.refused('categories_delete/1'), 'still_used');
		await desk.done(`smart_categories_update/${key}`, { rule: null, products: [30, 10, 20] });
		assert.equal((await listed()).count, 3);
		const smart = (await desk.read<StaffSmartCategoryWire[]>('smart_categories')).find(
			({ id }) => id === key,
		);
		assert.deepEqual(
			smart?.products.map(({ id }) => id),
			[30, 10, 20],
		);
		for (const bad of [{ anyOf: [] }, { anyOf: [{}] }, { anyOf: [{ attributes: { nosuch: ['1'] } }] }])
			assert.equal(
				(await desk.refused(`smart_categories_update/${key}`, { rule: bad })).split(' ')[0],
				'invalid_input',
			);
		assert.equal(
			await desk.refused(`smart_categories_update/${key}`, { products: [999_999] }),
			'invalid_input productId',
		);
	});

	test('a synonym is understood by the very next search', async () => {
		const tried = () => desk.read<SearchTryWire>('search_try?query=zumpelo');
		assert.equal((await tried()).count, 0);
		await desk.done('synonyms_add', { typed: 'zumpelo', meant: 'ноутбук' });
		assert.ok((await tried()).count > 0);
		assert.equal(
			await desk.refused('synonyms_add', { typed: 'zumpelo', meant: 'ноутбук' }),
			'already_exists typed',
		);
		assert.equal((await desk.read<SearchTryWire>('search_try?query=10')).rows[0]?.id, 10);
	});
});
