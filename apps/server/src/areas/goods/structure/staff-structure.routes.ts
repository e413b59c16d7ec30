import { idSchema, line, threeNameFields } from '@dukan/domain/base/fields.api.ts';
import {
	attributeKey,
	type StaffAttributeWire,
	staffAttributeFields,
	staffAttributeFixed,
	staffAttributeParts,
	staffBrandFields,
	staffCategoryFields,
	structureTables,
	subcategoryFields,
	subcategoryParts,
	unitCode,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import {
	isAttributeNamed,
	isInSmartRule,
	listStaffAttributeGroups,
	listStaffAttributes,
	listStaffBrands,
	listStaffCategories,
	listStaffSubcategories,
	listStaffUnits,
	setAttributeValues,
	setSubcategoryAttributes,
	unknownAttributes,
} from './staff-structure.queries.ts';

/** The tables that products refer to, as staff edit them. */
export function staffCatalogueRoutes(staff: App, services: Needs<'db' | 'clock'>): void {
	editTable(staff, services, structureTables, 'categories', {
		table: 'categories',
		key: byIdKey,
		list: listStaffCategories,
		fields: staffCategoryFields,
		ordered: true,
		check: async (trx, sent) => {
			for (const field of ['cardHighlights', 'filters'])
				if (sent[field]) await requireAttributes(trx, field, sent[field] as string[]);
		},
		isNeeded: (trx, id) => isInSmartRule(trx, 'categoryIds', Number(id)),
	});

	editTable(staff, services, structureTables, 'subcategories', {
		table: 'subcategories',
		key: byIdKey,
		list: listStaffSubcategories,
		fields: subcategoryFields,
		// A sub-category cannot move to another category, because its products name both.
		fixed: { categoryId: idSchema },
		parts: {
			fields: subcategoryParts,
			save: async (trx, id, { attributes }) => {
				if (!attributes) return;
				await requireAttributes(trx, 'attributes', attributes as string[]);
				await setSubcategoryAttributes(trx, Number(id), attributes as string[]);
			},
		},
		ordered: true,
		isNeeded: (trx, id) => isInSmartRule(trx, 'subcategoryIds', Number(id)),
	});

	editTable(staff, services, structureTables, 'brands', {
		table: 'brands',
		key: byIdKey,
		list: listStaffBrands,
		fields: staffBrandFields,
	});

	editTable(staff, services, structureTables, 'units', {
		table: 'units',
		key: { column: 'code', schema: line(20, 1) },
		list: listStaffUnits,
		fields: threeNameFields,
		fixed: { code: unitCode },
	});

	editTable(staff, services, structureTables, 'attribute_groups', {
		table: 'attribute_groups',
		key: { column: 'key', schema: line(40, 1) },
		list: listStaffAttributeGroups,
		fields: threeNameFields,
		fixed: { key: attributeKey },
		ordered: true,
	});

	editTable(staff, services, structureTables, 'attributes', {
		table: 'attributes',
		key: { column: 'key', schema: attributeKey },
		list: listStaffAttributes,
		fields: staffAttributeFields,
		fixed: staffAttributeFixed,
		parts: {
			fields: staffAttributeParts,
			save: (trx, key, sent) => saveValues(trx, String(key), sent.values as StaffAttributeWire['values']),
		},
		ordered: true,
		check: async (_trx, { rangeBounds }) => {
			const bounds = (rangeBounds ?? []) as number[];
			if (bounds.some((bound, index) => index > 0 && bound <= (bounds[index - 1] as number)))
				throw invalidField('rangeBounds', 'order');
		},
		isNeeded: (trx, key) => isAttributeNamed(trx, String(key)),
	});
}

async function requireAttributes(trx: Database, field: string, keys: readonly string[]): Promise<void> {
	if ((await unknownAttributes(trx, keys)).length > 0) throw invalidField(field, 'wrong');
}

async function saveValues(
	trx: Database,
	key: string,
	values: StaffAttributeWire['values'] | undefined,
): Promise<void> {
	if (!values) return;
	if (new Set(values.map(({ value }) => value)).size < values.length) throw invalidField('values', 'taken');
	await setAttributeValues(trx, key, values);
}
