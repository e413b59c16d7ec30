import {
	returnAddBody,
	returnAddedWire,
	returnableWire,
	returnExchangeBody,
	returnListWire,
	returnRepairBody,
	returnReportQuery,
	returnReportWire,
	returnSlipWire,
	returnsQuery,
} from '@dukan/domain/after-sales/returns/returns.api.ts';
import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { paperSeller } from '../../shop/settings/paper-seller.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { findReturn, listReturns, reportReturns } from './returns.queries.ts';
import { chooseExchange, endRepair, payReturn, readReturnable, takeReturn } from './take-return.ts';

const tags = ['staff'];
const config = { staff: 'takeReturns' } as const;

/** RET-01: goods that come back. */
export function returnRoutes(staff: App, { db, clock }: Services): void {
	const author = (request: FastifyRequest) => ({ member: staffOf(request), now: clock() });

	staff.get(
		'/order_returnable/:id',
		{
			config,
			schema: {
				summary: 'What of an order can still come back, and what was paid for it',
				tags,
				params: byId,
				response: { 200: returnableWire },
			},
		},
		async (request) => {
			const found = await readReturnable(db, request.params.id, clock());
			if (!found) throw new Problem('not_found');
			return found;
		},
	);

	staff.post(
		'/return_add/:id',
		{
			config,
			schema: {
				summary: 'Takes goods of a completed order back; stock and cash book follow',
				tags,
				params: byId,
				body: returnAddBody,
				response: { 200: returnAddedWire },
			},
		},
		async (request) => {
			const { member, now } = author(request);
			return asStaff(db, { member, now }, (trx) =>
				takeReturn(trx, request.params.id, request.body, { staffId: member.id, now }),
			);
		},
	);

	staff.get(
		'/returns',
		{
			config,
			schema: {
				summary: 'Returns, the newest first',
				tags,
				querystring: returnsQuery,
				response: { 200: returnListWire },
			},
		},
		async (request) => listReturns(db, request.query),
	);

	staff.get(
		'/return/:id',
		{
			config,
			schema: {
				summary: 'A return, and who sells: its slip',
				tags,
				params: byId,
				response: { 200: returnSlipWire },
			},
		},
		async (request) => {
			const [found, settings] = await Promise.all([findReturn(db, request.params.id), readSettings(db)]);
			if (!found) throw new Problem('not_found');
			return { ...found, seller: paperSeller(settings) };
		},
	);

	staff.get(
		'/report_returns',
		{
			config: { staff: 'readReports' },
			schema: {
				summary: 'Returned pieces and money by product and reason',
				tags,
				querystring: returnReportQuery,
				response: { 200: returnReportWire },
			},
		},
		async (request) => reportReturns(db, request.query),
	);

	staff.post(
		'/return_repair/:id',
		{
			config,
			schema: {
				summary: 'Pieces that were in repair go to the stock or are written off',
				tags,
				params: byId,
				body: returnRepairBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, author(request), (trx) => endRepair(trx, request.params.id, request.body));
			return reply.code(204).send();
		},
	);

	staff.post(
		'/return_exchange/:id',
		{
			config,
			schema: {
				summary: 'Names the order in exchange; the money is set against it at hand-out',
				tags,
				params: byId,
				body: returnExchangeBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, author(request), (trx) =>
				chooseExchange(trx, request.params.id, request.body.orderId),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/return_pay/:id',
		{
			config,
			schema: {
				summary: 'Gives the money of an exchange that does not take place back in cash',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { member, now } = author(request);
			await asStaff(db, { member, now }, (trx) => payReturn(trx, request.params.id, now));
			return reply.code(204).send();
		},
	);
}
