import { byId } from '@dukan/domain/base/fields.api.ts';
import {
	orderSerialsWire,
	productSerialsBody,
	productSerialsChangedWire,
	productSerialsWire,
	serialAddBody,
	serialRemoveBody,
} from '@dukan/domain/goods/serials/serials.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { pickSerial, putSerialBack } from './pick-serials.ts';
import { findProductSerials, readOrderSerials, setProductSerials } from './serials.queries.ts';

const tags = ['staff'];
const config = { staff: 'workOrders' } as const;

/** RET-02: which goods have numbers, and the numbers of an order. */
export function serialRoutes(staff: App, { db, clock }: Services): void {
	const requireOrderSerials = async (id: number) => {
		const found = await readOrderSerials(db, id);
		if (!found) throw new Problem('not_found');
		return found;
	};

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

	staff.get(
		'/order_serials/:id',
		{
			config,
			schema: {
				summary: 'Lines of an order whose pieces have numbers, with those that are picked',
				tags,
				params: byId,
				response: { 200: orderSerialsWire },
			},
		},
		(request) => requireOrderSerials(request.params.id),
	);

	staff.post(
		'/order_serial_add/:id',
		{
			config,
			schema: {
				summary: 'A piece with this number is picked for an order',
				tags,
				params: byId,
				body: serialAddBody,
				response: { 200: orderSerialsWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				pickSerial(trx, id, request.body),
			);
			return requireOrderSerials(id);
		},
	);

	staff.post(
		'/order_serial_remove/:id',
		{
			config,
			schema: {
				summary: 'A piece that was picked for an order is put back',
				tags,
				params: byId,
				body: serialRemoveBody,
				response: { 200: orderSerialsWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				putSerialBack(trx, id, request.body.serialId),
			);
			return requireOrderSerials(id);
		},
	);
}
