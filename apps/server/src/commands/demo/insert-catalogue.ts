import type { AttributeValue, DemoCatalogue, DemoProduct } from '@dukan/demo-catalogue/catalogue-types.ts';
import { demoPictures, demoProductPictures } from '@dukan/demo-catalogue/demo-pictures.ts';
import { demoViews, isAccessory } from '@dukan/demo-catalogue/popularity.ts';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { Transaction } from 'kysely';
import { addViews, refreshPopularity } from '../../areas/goods/popularity/popularity.queries.ts';
import { setStock } from '../../areas/goods/stock/stock.queries.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { insertGoods } from './insert-goods.ts';
import { insertRows, names } from './insert-rows.ts';

export async function insertStructure(trx: Transaction<Tables>, catalogue: DemoCatalogue): Promise<void> {
	await insertRows(trx, 'brands', catalogue.brands);
	await insertRows(
		trx,
		'categories',
		catalogue.categories.map(({ id, name, icon, position, cardHighlights, filters }) => ({
			id,
			icon,
			position,
			filters,
			...names(name),
			card_highlights: cardHighlights,
		})),
	);
	await insertRows(
		trx,
		'subcategories',
		catalogue.subcategories.map(({ id, categoryId, name, position, buildSlot = null }) => ({
			id,
			position,
			...names(name),
			category_id: categoryId,
			build_slot: buildSlot,
			is_accessory: isAccessory(id),
		})),
	);
	await insertRows(
		trx,
		'units',
		catalogue.units.map(({ code, name }) => ({ code, ...names(name) })),
	);
	await insertRows(
		trx,
		'attribute_groups',
		catalogue.attributeGroups.map(({ key, name, position }) => ({ key, position, ...names(name) })),
	);
	await insertRows(
		trx,
		'attributes',
		catalogue.attributes.map(({ key, type, unit, group, name, position, rangeBounds }) => ({
			key,
			type,
			unit,
			position,
			...names(name),
			group_key: group,
			range_bounds: rangeBounds,
		})),
	);
	await insertRows(
		trx,
		'attribute_values',
		catalogue.attributes.flatMap(({ key, values }) =>
			values.map(({ value, name, position }) => ({ attribute_key: key, value, position, ...names(name) })),
		),
	);
	await insertRows(
		trx,
		'subcategory_attributes',
		catalogue.subcategories.flatMap(({ id, attributes }) =>
			attributes.map((key, position) => ({ subcategory_id: id, attribute_key: key, position })),
		),
	);
}

const DAY_MS = 24 * 60 * 60 * 1000;

export async function insertProducts(
	trx: Transaction<Tables>,
	catalogue: DemoCatalogue,
	now: Date,
): Promise<void> {
	await insertRows(
		trx,
		'products',
		catalogue.products.map((product) => productRow(product, now)),
	);
	await setStock(
		trx,
		catalogue.products.map(({ id, stock }) => ({ productId: id, quantity: stock })),
		{ kind: 'count', reason: 'opening', at: now },
	);
	await insertGoods(trx, catalogue.products, now);
	await insertRows(trx, 'product_attributes', catalogue.products.flatMap(attributeRows));
	const today = ashgabatTime(now).date;
	await addViews(
		trx,
		today,
		catalogue.products.map((product) => ({ productId: product.id, views: demoViews(product) })),
	);
	await refreshPopularity(trx, today);
	await insertRows(trx, 'pictures', demoPictures);
	await insertRows(
		trx,
		'product_pictures',
		catalogue.products.flatMap(({ id }) =>
			demoProductPictures(id).map((file, index) => ({ product_id: id, position: index + 1, file })),
		),
	);
}

export function productRow(product: DemoProduct, now: Date) {
	return {
		...names(product.name),
		id: product.id,
		category_id: product.categoryId,
		subcategory_id: product.subcategoryId,
		brand_id: product.brandId,
		description_en: product.description.en,
		description_ru: product.description.ru,
		description_tm: product.description.tm,
		price_tenge: product.priceTenge,
		sale_price_tenge: product.salePriceTenge,
		on_sale: product.onSale,
		unit_factor: product.unitFactor,
		single_only: product.singleOnly,
		limited: product.limited,
		purchase_limit: product.purchaseLimit,
		is_new: product.isNew,
		premium: product.premium,
		created_at: new Date(now.getTime() - product.addedDaysAgo * DAY_MS),
	};
}

export function attributeRows({ id, attributes }: DemoProduct) {
	return Object.entries(attributes).map(([key, value]) => ({
		product_id: id,
		attribute_key: key,
		...typed(value),
	}));
}

function typed(value: AttributeValue) {
	return {
		value_text: typeof value === 'string' ? value : null,
		value_number: typeof value === 'number' ? value : null,
		value_bool: typeof value === 'boolean' ? value : null,
	};
}

export async function insertSmartCategories(
	trx: Transaction<Tables>,
	catalogue: DemoCatalogue,
): Promise<void> {
	await insertRows(
		trx,
		'smart_categories',
		catalogue.smartCategories.map(({ id, name, isNew, opensBuilder, position, rule }) => ({
			id,
			position,
			...names(name),
			is_new: isNew,
			opens_builder: opensBuilder,
			rule: rule && JSON.stringify(rule),
		})),
	);
	await insertRows(
		trx,
		'smart_category_products',
		catalogue.smartCategories
			.filter(({ rule }) => rule === null)
			.flatMap(({ id, productIds }) =>
				productIds.map((productId, position) => ({ smart_category_id: id, product_id: productId, position })),
			),
	);
}
