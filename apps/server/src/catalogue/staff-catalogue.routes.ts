import { ATTRIBUTE_TYPES, type StaffAttributeWire } from '@dukan/domain/catalogue/staff-catalogue.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../platform/database/database.ts';
import { idSchema, line, oneOf } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { invalid } from '../staff/database-refusal.ts';
import { byIdKey, editTable, nameColumns, orNull } from '../staff/edit-table.ts';
import {
	isAttributeNamed,
	isInSmartRule,
	listNamed,
	listStaffAttributes,
	listStaffBrands,
	listStaffCategories,
	listStaffSubcategories,
	setAttributeValues,
	setSubcategoryAttributes,
	unknownAttributes,
} from './staff-catalogue.queries.ts';

const tag = 'staff catalogue';
const rights = { tag, read: 'readCatalogue', edit: 'editCatalogue' } as const;

const MAX_KEYS = 100;
const MAX_VALUES = 1000;
const keySchema = Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,39}$' });
const attributeKeys = Type.Array(keySchema, { maxItems: MAX_KEYS, uniqueItems: true });

/** The tables that products hang on. */
export function staffCatalogueRoutes(staff: FastifyInstance, services: Services): void {
	editTable(staff, services, {
		...rights,
		name: 'categories',
		table: 'categories',
		key: byIdKey,
		list: listStaffCategories,
		columns: {
			...nameColumns,
			icon: Type.String({ pattern: '^[a-zA-Z]{0,30}$' }),
			card_highlights: attributeKeys,
			filters: attributeKeys,
		},
		ordered: true,
		check: async (trx, sent) => {
			for (const field of ['card_highlights', 'filters'])
				if (sent[field]) await requireAttributes(trx, field, sent[field] as string[]);
		},
		isNeeded: (trx, id) => isInSmartRule(trx, 'categoryIds', Number(id)),
	});

	editTable(staff, services, {
		...rights,
		name: 'subcategories',
		table: 'subcategories',
		key: byIdKey,
		list: listStaffSubcategories,
		columns: nameColumns,
		// Products name both: another category would tear them apart.
		fixed: { category_id: idSchema },
		parts: {
			fields: { attributes: attributeKeys },
			save: async (trx, id, { attributes }) => {
				if (!attributes) return;
				await requireAttributes(trx, 'attributes', attributes as string[]);
				await setSubcategoryAttributes(trx, Number(id), attributes as string[]);
			},
		},
		ordered: true,
		isNeeded: (trx, id) => isInSmartRule(trx, 'subcategoryIds', Number(id)),
	});

	editTable(staff, services, {
		...rights,
		name: 'brands',
		table: 'brands',
		key: byIdKey,
		list: listStaffBrands,
		columns: {
			name: line(100, 1),
			slug: Type.String({ pattern: '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$' }),
			picture: orNull(Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,95}\\.webp$' })),
		},
	});

	editTable(staff, services, {
		...rights,
		name: 'units',
		table: 'units',
		key: { column: 'code', schema: line(20, 1) },
		list: (db) => listNamed(db, 'units'),
		columns: nameColumns,
		fixed: { code: Type.String({ pattern: '^[a-zA-Z0-9%/.-]{1,20}$' }) },
	});

	editTable(staff, services, {
		...rights,
		name: 'attribute_groups',
		table: 'attribute_groups',
		key: { column: 'key', schema: line(40, 1) },
		list: (db) => listNamed(db, 'attribute_groups'),
		columns: nameColumns,
		fixed: { key: keySchema },
		ordered: true,
	});

	editTable(staff, services, {
		...rights,
		name: 'attributes',
		table: 'attributes',
		key: { column: 'key', schema: keySchema },
		list: listStaffAttributes,
		columns: {
			...nameColumns,
			unit: orNull(line(20, 1)),
			group_key: line(40, 1),
			range_bounds: Type.Unsafe<number[] | null>({
				type: ['array', 'null'],
				items: { type: 'number', minimum: -1e9, maximum: 1e9 },
				maxItems: 30,
			}),
		},
		// Values of products are kept by type.
		fixed: { key: keySchema, type: oneOf(ATTRIBUTE_TYPES) },
		parts: {
			fields: {
				values: Type.Array(
					Type.Object({ value: Type.String({ pattern: '^[^,\\s]([^,]{0,62}[^,\\s])?$' }), ...nameColumns }),
					{ maxItems: MAX_VALUES },
				),
			},
			save: (trx, key, sent) => saveValues(trx, String(key), sent.values as StaffAttributeWire['values']),
		},
		ordered: true,
		check: async (_trx, { range_bounds }) => {
			const bounds = (range_bounds ?? []) as number[];
			if (bounds.some((bound, index) => index > 0 && bound <= (bounds[index - 1] as number)))
				throw invalid('range_bounds', 'order');
		},
		isNeeded: (trx, key) => isAttributeNamed(trx, String(key)),
	});
}

async function requireAttributes(trx: Database, field: string, keys: readonly string[]): Promise<void> {
	if ((await unknownAttributes(trx, keys)).length > 0) throw invalid(field, 'wrong');
}

async function saveValues(
	trx: Database,
	key: string,
	values: StaffAttributeWire['values'] | undefined,
): Promise<void> {
	if (!values) return;
	if (new Set(values.map(({ value }) => value)).size < values.length) throw invalid('values', 'taken');
	await setAttributeValues(trx, key, values);
}
