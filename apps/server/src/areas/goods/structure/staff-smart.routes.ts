import {
	attributeFacetsParams,
	attributeFacetsWire,
	countWire,
	smartCategoryFields,
	smartCategoryParts,
	smartCountBody,
	staffSmartCategoryWire,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { selectByRule } from '@dukan/listing-index/select-by-rule.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { resolveRule, type SmartRule } from './smart-categories.queries.ts';
import {
	listAttributeFacets,
	listStaffSmartCategories,
	setSmartProducts,
	unknownAttributes,
} from './staff-structure.queries.ts';

const tag = 'staff catalogue';
/** Categories across categories: by a rule, or by hand. */
export function staffSmartRoutes(staff: App, services: Services): void {
	const { db } = services;
	editTable(staff, services, {
		tag,
		read: 'readCatalogue',
		edit: 'editCatalogue',
		name: 'smart_categories',
		table: 'smart_categories',
		key: byIdKey,
		list: listStaffSmartCategories,
		row: staffSmartCategoryWire,
		columns: smartCategoryFields,
		parts: {
			fields: smartCategoryParts,
			save: async (trx, id, { products }) => {
				if (products) await setSmartProducts(trx, Number(id), products as number[]);
			},
		},
		ordered: true,
		check: async (trx, { rule }) => {
			const keys = ((rule as SmartRule | null)?.anyOf ?? []).flatMap(({ attributes = {} }) =>
				Object.keys(attributes),
			);
			if ((await unknownAttributes(trx, keys)).length > 0) throw invalidField('rule', 'wrong');
		},
	});

	staff.post(
		'/smart_count',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'How many products a rule takes in',
				tags: [tag],
				body: smartCountBody,
				response: { 200: countWire },
			},
		},
		async (request) => {
			const clauses = await resolveRule(db, request.body.rule);
			const { index } = await services.listing.current();
			return { count: selectByRule(index, clauses).rows.length };
		},
	);

	staff.get(
		'/attribute_facets/:key',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'The values that products have of an attribute',
				tags: [tag],
				params: attributeFacetsParams,
				response: { 200: attributeFacetsWire },
			},
		},
		async (request) => listAttributeFacets(db, request.params.key),
	);
}
