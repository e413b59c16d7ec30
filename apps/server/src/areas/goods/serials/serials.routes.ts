import { byId } from '@dukan/domain/base/fields.api.ts';
import {
	productSerialsBody,
	productSerialsChangedWire,
	productSerialsWire,
} from '@dukan/domain/goods/serials/serials.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { findProductSerials, setProductSerials } from './serials.queries.ts';

const tags = ['staff'];

/** RET-02: which goods have numbers. */
export function serialRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/product_serials/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'Whether each piece of a product has a serial number or an IMEI',
				tags,
				params: byId,
				response: { 200: productSerialsWire },
			},
		},
		async (request) => {
			const found = await findProductSerials(db, request.params.id);
			if (!found) throw new Problem('not_found');
			return found;
		},
	);

	staff.post(
		'/product_serials_set/:id',
		{
			config: { staff: 'editCatalogue' },
			schema: {
				summary: 'Asks for a number of each piece at picking; of one product or of its whole sub-category',
				tags,
				params: byId,
				body: productSerialsBody,
				response: { 200: productSerialsChangedWire },
			},
		},
		async (request) => {
			const products = await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				setProductSerials(trx, request.params.id, request.body),
			);
			if (products === 0) throw new Problem('not_found');
			return { products };
		},
	);
}
