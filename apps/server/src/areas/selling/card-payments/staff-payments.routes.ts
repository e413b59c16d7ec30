import { type PaymentWire, staffPaymentsCalls } from '@dukan/domain/selling/card-payments/payments.api.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { insertPaymentEvent } from '../../money/banks/card-money.queries.ts';
import type { Bank } from '../../money/banks/open-banks.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { sendSheet } from '../../staff/audit/sheet-response.ts';
import { approveRefund, mayApprove, retryRefund } from './approve-refund.ts';
import { findLastComparison, listDifferences } from './bank-differences.queries.ts';
import { checkPayment } from './check-payment.ts';
import { COMPARISON_JOB } from './compare-with-bank.ts';
import { exportDifferences } from './export-payments.ts';
import { clearAttention, findStaffPayment, listPayments } from './staff-payments.queries.ts';

/** PAY-02 to PAY-05: payments by card. */
export function staffPaymentRoutes(
	staff: App,
	services: Needs<'db' | 'clock'> & { config: ConfigWithSms } & { banks: readonly Bank[] },
): void {
	const { db, clock, banks } = services;
	/** Names the payment's bank; one that is no longer configured is named by its id. */
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

	handle(staff, staffPaymentsCalls, 'GET /api/staff/payments', async (request) => {
		const { rows, count } = await listPayments(db, request.query);
		return { rows: rows.map(withBankName), count };
	});

	handle(staff, staffPaymentsCalls, 'GET /api/staff/payment/:id', async (request) =>
		requirePayment(request, request.params.id),
	);

	handle(staff, staffPaymentsCalls, 'POST /api/staff/payment_ask/:id', async (request) => {
		const { id } = request.params;
		await requirePayment(request, id);
		await asStaff(db, author(request), (trx) =>
			insertPaymentEvent(trx, { paymentId: id, at: clock(), kind: 'asked_by_staff' }),
		);
		if ((await checkPayment(services, id)) === 'silent') throw new Problem('bank_unavailable');
		return requirePayment(request, id);
	});

	handle(staff, staffPaymentsCalls, 'POST /api/staff/payment_looked_at/:id', async (request) => {
		const { id } = request.params;
		await requirePayment(request, id);
		await asStaff(db, author(request), async (trx) => {
			if (!(await clearAttention(trx, id))) throw new Problem('changed_meanwhile');
			await insertPaymentEvent(trx, { paymentId: id, at: clock(), kind: 'looked_at' });
		});
	});

	handle(staff, staffPaymentsCalls, 'POST /api/staff/refund_approve/:id', async (request) => {
		const { member, now } = author(request);
		await asStaff(db, { member, now }, (trx) => approveRefund(trx, request.params.id, member, now));
	});

	handle(staff, staffPaymentsCalls, 'POST /api/staff/refund_retry/:id', async (request) => {
		const { member, now } = author(request);
		await asStaff(db, { member, now }, (trx) => retryRefund(trx, request.params.id, now));
	});

	handle(staff, staffPaymentsCalls, 'GET /api/staff/payment_differences', async (request) => ({
		rows: (await listDifferences(db, request.query)).map(withBankName),
		comparedAt: await findLastComparison(db, COMPARISON_JOB),
	}));

	handle(staff, staffPaymentsCalls, 'GET /api/staff/payment_differences_export', async (request, reply) => {
		const { format, ...filter } = request.query;
		const rows = exportDifferences(db, request.query);
		return sendSheet(services, reply, { name: 'payments', format, filter, rows });
	});
}
