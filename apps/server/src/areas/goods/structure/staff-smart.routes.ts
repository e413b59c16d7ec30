import {
	smartCategoryFields,
	smartCategoryParts,
	smartTables,
	staffSmartCalls,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { selectByRule } from '@dukan/listing-index/select-by-rule.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { Listing } from '../../shop/reading/read-shop.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { resolveRule, type SmartRule } from './smart-categories.queries.ts';
import {
	listAttributeFacets,
	listStaffSmartCategories,
	setSmartProducts,
	unknownAttributes,
} from './staff-structure.queries.ts';

/** Smart categories are filled by a rule or by hand. */
export function staffSmartRoutes(staff: App, services: Needs<'db' | 'clock'> & { listing: Listing }): void {
	const { db } = services;
	editTable(staff, services, smartTables, 'smart_categories', {
		table: 'smart_categories',
		key: byIdKey,
		list: listStaffSmartCategories,
		fields: smartCategoryFields,
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

	handle(staff, staffSmartCalls, 'POST /api/staff/smart_count', async (request) => {
		const clauses = await resolveRule(db, request.body.rule);
		const { index } = await services.listing.current();
		return { count: selectByRule(index, clauses).rows.length };
	});

	handle(staff, staffSmartCalls, 'GET /api/staff/attribute_facets/:key', async (request) =>
		listAttributeFacets(db, request.params.key),
	);
}
