import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	familyAddedWire,
	familyDeleteBody,
	familyFields,
	familyUpdateBody,
	productFamilyWire,
} from '@dukan/domain/goods/products/staff-families.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { findFamilyOf, listFamilyProducts } from './families.queries.ts';
import { addFamily, changeFamily, dissolveFamily } from './save-family.ts';

const tags = ['staff'];
const edit = { staff: 'editCatalogue' } as const;

/** CHOOSE-01: variants of one thing. */
export function familyRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/product_family/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'The family of a product with its variants; without one, the product alone',
				tags,
				params: byId,
				response: { 200: productFamilyWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			const products = await listFamilyProducts(db, id);
			if (products.length === 0) throw new Problem('not_found');
			return { family: (await findFamilyOf(db, id)) ?? null, products };
		},
	);

	staff.post(
		'/family_add',
		{
			config: edit,
			schema: {
				summary: 'Makes a family of products that are variants of one thing',
				tags,
				body: familyFields,
				response: { 200: familyAddedWire },
			},
		},
		(request) =>
			asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => ({
				id: await addFamily(trx, request.body),
			})),
	);

	staff.post(
		'/family_update/:id',
		{
			config: edit,
			schema: {
				summary: 'Changes a family; refused if a colleague changed it since it was read',
				tags,
				params: byId,
				body: familyUpdateBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				changeFamily(trx, request.params.id, request.body),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/family_delete/:id',
		{
			config: edit,
			schema: {
				summary: 'Dissolves a family; its variants stay as products of their own',
				tags,
				params: byId,
				body: familyDeleteBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				dissolveFamily(trx, request.params.id, request.body.version),
			);
			return reply.code(204).send();
		},
	);
}
