import { SHORTEST_REQUEST_TEXT } from '@dukan/domain/after-sales/requests/request-rules.ts';
import { staffRequestsCalls } from '@dukan/domain/after-sales/requests/requests.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { notifyAfterHandOut } from '../../selling/orders/notify-after-hand-out.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { declineRequest, findRequestPicture, hasRequest, listRequests } from './requests.queries.ts';

/**
 * RET-04: lists shoppers' requests. Staff accept a request by taking in a return or a claim of the same line.
 */
export function staffRequestRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, staffRequestsCalls, 'GET /api/staff/requests', async (request) =>
		listRequests(db, request.query),
	);

	handle(staff, staffRequestsCalls, 'POST /api/staff/request_decline/:id', async (request) => {
		const { id } = request.params;
		const answer = request.body.answer.trim();
		if (answer.length < SHORTEST_REQUEST_TEXT) throw invalidField('answer', 'required');
		const member = staffOf(request);
		const now = clock();
		await asStaff(db, { member, now }, async (trx) => {
			const declined = await declineRequest(trx, id, { answer, staffId: member.id, now });
			if (!declined) throw new Problem((await hasRequest(trx, id)) ? 'changed_meanwhile' : 'not_found');
			await notifyAfterHandOut(trx, { orderId: declined.orderId, now }, (t, { shop, number }) =>
				t('sms.requestDeclined', { shop, number }),
			);
		});
	});

	handle(
		staff,
		staffRequestsCalls,
		'GET /api/staff/request_picture/:id/:position',
		async (request, reply) => {
			const content = await findRequestPicture(db, request.params);
			if (!content) throw new Problem('not_found');
			return reply.type('image/webp').send(content);
		},
	);
}
