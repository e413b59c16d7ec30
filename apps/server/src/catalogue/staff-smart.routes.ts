import { selectByRule } from '@dukan/listing-index/select-by-rule.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { SmartRule } from '../platform/database/tables.ts';
import { idSchema, line } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { invalid } from '../staff/database-refusal.ts';
import { byIdKey, editTable, nameColumns } from '../staff/edit-table.ts';
import { resolveRule } from './smart-categories.queries.ts';
import {
	listAttributeFacets,
	listStaffSmartCategories,
	setSmartProducts,
	unknownAttributes,
} from './staff-catalogue.queries.ts';

const tag = 'staff catalogue';
const MAX_PICKED = 500;

const price = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 }));
const ids = Type.Optional(Type.Array(idSchema, { minItems: 1, maxItems: 200, uniqueItems: true }));
const clauseSchema = Type.Object(
	{
		categoryIds: ids,
		subcategoryIds: ids,
		attributes: Type.Optional(
			Type.Record(line(40, 1), Type.Array(line(64, 1), { minItems: 1, maxItems: 100 }), {
				maxProperties: 20,
			}),
		),
		minPriceTenge: price,
		maxPriceTenge: price,
	},
	{ minProperties: 1, additionalProperties: false },
);
const ruleSchema = Type.Object({ anyOf: Type.Array(clauseSchema, { minItems: 1, maxItems: 20 }) });

/** Categories across categories: by a rule, or by hand. */
export function staffSmartRoutes(staff: FastifyInstance, services: Services): void {
	const { db } = services;
	editTable(staff, services, {
		tag,
		read: 'readCatalogue',
		edit: 'editCatalogue',
		name: 'smart_categories',
		table: 'smart_categories',
		key: byIdKey,
		list: listStaffSmartCategories,
		columns: {
			...nameColumns,
			is_new: Type.Boolean(),
			rule: Type.Unsafe<SmartRule | null>({ ...ruleSchema, type: ['object', 'null'] }),
		},
		parts: {
			fields: { products: Type.Array(idSchema, { maxItems: MAX_PICKED, uniqueItems: true }) },
			save: async (trx, id, { products }) => {
				if (products) await setSmartProducts(trx, Number(id), products as number[]);
			},
		},
		ordered: true,
		check: async (trx, { rule }) => {
			const keys = ((rule as SmartRule | null)?.anyOf ?? []).flatMap(({ attributes = {} }) =>
				Object.keys(attributes),
			);
			if ((await unknownAttributes(trx, keys)).length > 0) throw invalid('rule', 'wrong');
		},
	});

	staff.post<{ Body: { rule: SmartRule } }>(
		'/smart_count',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'How many products a rule takes in',
				tags: [tag],
				body: Type.Object({ rule: ruleSchema }),
			},
		},
		async (request) => {
			const clauses = await resolveRule(db, request.body.rule);
			const { index } = await services.listing.current();
			return { count: selectByRule(index, clauses).rows.length };
		},
	);

	staff.get<{ Params: { key: string } }>(
		'/attribute_facets/:key',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'The values that products have of an attribute',
				tags: [tag],
				params: Type.Object({ key: line(40, 1) }),
			},
		},
		async (request) => listAttributeFacets(db, request.params.key),
	);
}
