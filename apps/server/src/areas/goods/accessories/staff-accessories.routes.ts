import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	accessoriesUpdateBody,
	type FitRuleWire,
	fitRuleFields,
	staffAccessoriesWire,
	staffFitRuleWire,
} from '@dukan/domain/goods/accessories/staff-accessories.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { unknownAttributes } from '../structure/staff-structure.queries.ts';
import { chooseAccessories } from './choose-accessories.ts';
import { findNamedProduct, listChosenAccessories, listStaffFitRules } from './staff-accessories.queries.ts';

const tag = 'staff catalogue';

/** CHOOSE-02: rules by which goods fit each other, and what staff choose for a product. */
export function staffAccessoryRoutes(staff: App, services: Services): void {
	const { db, clock } = services;
	editTable(staff, services, {
		tag,
		read: 'readCatalogue',
		edit: 'editCatalogue',
		name: 'fit_rules',
		table: 'fit_rules',
		key: byIdKey,
		list: listStaffFitRules,
		row: staffFitRuleWire,
		columns: fitRuleFields,
		ordered: true,
		check: async (trx, { rule }) => {
			const keys = ((rule as FitRuleWire | undefined)?.allOf ?? []).flatMap(({ key, accessoryKey }) => [
				key,
				accessoryKey,
			]);
			if ((await unknownAttributes(trx, keys)).length > 0) throw invalidField('rule', 'wrong');
		},
	});

	staff.get(
		'/product_accessories/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'The accessories that staff chose for a product',
				tags: [tag],
				params: byId,
				response: { 200: staffAccessoriesWire },
			},
		},
		async (request) => {
			const product = await findNamedProduct(db, request.params.id, { lock: false });
			if (!product) throw new Problem('not_found');
			return { product, chosen: await listChosenAccessories(db, product.id) };
		},
	);

	staff.post(
		'/product_accessories_update/:id',
		{
			config: { staff: 'editCatalogue' },
			schema: {
				summary:
					'Chooses the accessories of a product; refused if a colleague changed them since they were read',
				tags: [tag],
				params: byId,
				body: accessoriesUpdateBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				chooseAccessories(trx, request.params.id, request.body),
			);
			return reply.code(204).send();
		},
	);
}
