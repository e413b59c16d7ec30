import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	bankDifferencesQuery,
	bankDifferencesWire,
	type PaymentWire,
	paymentsExportQuery,
	paymentsQuery,
	paymentsWire,
	paymentWire,
} from '@dukan/domain/selling/card-payments/payments.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { insertPaymentEvent } from '../../money/banks/card-money.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { sendSheet, sheetResponse } from '../../staff/audit/sheet-response.ts';
import { approveRefund, mayApprove, retryRefund } from './approve-refund.ts';
import { findLastComparison, listDifferences } from './bank-differences.queries.ts';
import { checkPayment } from './check-payment.ts';
import { COMPARISON_JOB } from './compare-with-bank.ts';
import { exportDifferences } from './export-payments.ts';
import { clearAttention, findStaffPayment, listPayments } from './staff-payments.queries.ts';

const tags = ['staff'];
const config = { staff: 'seePayments' } as const;
const refunding = { staff: 'refundPayments' } as const;

/** PAY-02 to PAY-05: payments by card. */
export function staffPaymentRoutes(staff: App, services: Services): void {
	const { db, clock, banks } = services;
	/** A bank that is no longer configured goes by its id. */
	const withBankName = <Row extends { bank: string }>(row: Row): Row => ({
		...row,
		bank: banks.find(({ id }) => id === row.bank)?.name ?? row.bank,
	});
	const author = (request: FastifyRequest) => ({ member: staffOf(request), now: clock() });
	const requirePayment = async (request: FastifyRequest, id: number): Promise<PaymentWire> => {
		const found = await findStaffPayment(db, id);
		if (!found) throw new Problem('not_found');
		const member = staffOf(request);
		const refunds = found.refunds.map(({ createdById, ...refund }) => ({
			...refund,
			mayApprove: mayApprove({ state: refund.state, createdBy: createdById }, member),
		}));
		return withBankName({ ...found, refunds });
	};

	staff.get(
		'/payments',
		{
			config,
			schema: {
				summary: 'Payments by card, the newest first',
				tags,
				querystring: paymentsQuery,
				response: { 200: paymentsWire },
			},
		},
		async (request) => {
			const { rows, count } = await listPayments(db, request.query);
			return { rows: rows.map(withBankName), count };
		},
	);

	staff.get(
		'/payment/:id',
		{
			config,
			schema: {
				summary: 'A payment with its refunds and what happened to it',
				tags,
				params: byId,
				response: { 200: paymentWire },
			},
		},
		async (request) => requirePayment(request, request.params.id),
	);

	staff.post(
		'/payment_ask/:id',
		{
			config,
			schema: {
				summary: 'Asks the bank about a payment now',
				tags,
				params: byId,
				response: { 200: paymentWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			await requirePayment(request, id);
			await asStaff(db, author(request), (trx) =>
				insertPaymentEvent(trx, { paymentId: id, at: clock(), kind: 'asked_by_staff' }),
			);
			if ((await checkPayment(services, id)) === 'silent') throw new Problem('bank_unavailable');
			return requirePayment(request, id);
		},
	);

	staff.post(
		'/payment_looked_at/:id',
		{
			config,
			schema: {
				summary: 'A payment that needed a person has been looked at',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { id } = request.params;
			await requirePayment(request, id);
			await asStaff(db, author(request), async (trx) => {
				if (!(await clearAttention(trx, id))) throw new Problem('changed_meanwhile');
				await insertPaymentEvent(trx, { paymentId: id, at: clock(), kind: 'looked_at' });
			});
			return reply.code(204).send();
		},
	);

	staff.post(
		'/refund_approve/:id',
		{
			config: refunding,
			schema: {
				summary: 'The second person approves a refund',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { member, now } = author(request);
			await asStaff(db, { member, now }, (trx) => approveRefund(trx, request.params.id, member, now));
			return reply.code(204).send();
		},
	);

	staff.post(
		'/refund_retry/:id',
		{
			config: refunding,
			schema: {
				summary: 'Sends a refund that the bank refused once more',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { member, now } = author(request);
			await asStaff(db, { member, now }, (trx) => retryRefund(trx, request.params.id, now));
			return reply.code(204).send();
		},
	);

	staff.get(
		'/payment_differences',
		{
			config,
			schema: {
				summary: 'What differs between the shop and the banks',
				tags,
				querystring: bankDifferencesQuery,
				response: { 200: bankDifferencesWire },
			},
		},
		async (request) => ({
			rows: (await listDifferences(db, request.query)).map(withBankName),
			comparedAt: await findLastComparison(db, COMPARISON_JOB),
		}),
	);

	staff.get(
		'/payment_differences_export',
		{
			config,
			schema: {
				summary: 'The same as a sheet',
				tags,
				querystring: paymentsExportQuery,
				response: { 200: sheetResponse },
			},
		},
		async (request, reply) => {
			const { format, ...filter } = request.query;
			const rows = exportDifferences(db, request.query);
			return sendSheet(services, reply, { name: 'payments', format, filter, rows });
		},
	);
}
