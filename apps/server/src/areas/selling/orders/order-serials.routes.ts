import { byId } from '@dukan/domain/base/fields.api.ts';
import {
	orderSerialsWire,
	serialAddBody,
	serialRemoveBody,
} from '@dukan/domain/goods/serials/serials.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readOrderSerials } from '../../goods/serials/serials.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { pickSerial, putSerialBack } from './pick-serials.ts';

const tags = ['staff'];
const config = { staff: 'workOrders' } as const;

/** RET-02: the numbers of the pieces of an order. */
export function orderSerialRoutes(staff: App, { db, clock }: Services): void {
	const requireOrderSerials = async (id: number) => {
		const found = await readOrderSerials(db, id);
		if (!found) throw new Problem('not_found');
		return found;
	};

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
