import {
	accessoryTables,
	type FitRuleWire,
	fitRuleFields,
	staffAccessoriesCalls,
} from '@dukan/domain/goods/accessories/staff-accessories.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { unknownAttributes } from '../structure/staff-structure.queries.ts';
import { chooseAccessories } from './choose-accessories.ts';
import { findNamedProduct, listChosenAccessories, listStaffFitRules } from './staff-accessories.queries.ts';

/**
 * CHOOSE-02: the rules of which goods fit each other, and the accessories that staff choose for a product.
 */
export function staffAccessoryRoutes(staff: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;
	const change = staffChanges(staff, staffAccessoriesCalls, { db, clock });
	editTable(staff, services, accessoryTables, 'fit_rules', {
		table: 'fit_rules',
		key: byIdKey,
		list: listStaffFitRules,
		fields: fitRuleFields,
		ordered: true,
		check: async (trx, { rule }) => {
			const keys = ((rule as FitRuleWire | undefined)?.allOf ?? []).flatMap(({ key, accessoryKey }) => [
				key,
				accessoryKey,
			]);
			if ((await unknownAttributes(trx, keys)).length > 0) throw invalidField('rule', 'wrong');
		},
	});

	handle(staff, staffAccessoriesCalls, 'GET /api/staff/product_accessories/:id', async (request) => {
		const product = await findNamedProduct(db, request.params.id, { lock: false });
		if (!product) throw new Problem('not_found');
		return { product, chosen: await listChosenAccessories(db, product.id) };
	});

	change('POST /api/staff/product_accessories_update/:id', (trx, { params, body }) =>
		chooseAccessories(trx, params.id, body),
	);
}
