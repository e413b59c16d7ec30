import { auditListWire, auditQuery, auditSubjectsWire } from '@dukan/domain/staff/team/staff.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import { listAudit, listAuditSubjects } from './audit.queries.ts';

const tags = ['staff'];

/** S17: who changed what, and what it was before. */
export function auditRoutes(staff: App, { db }: Services): void {
	staff.get(
		'/audit',
		{
			config: { staff: 'readAudit' },
			schema: {
				summary: 'What staff changed, newest first',
				tags,
				querystring: auditQuery,
				response: { 200: auditListWire },
			},
		},
		async (request) => listAudit(db, request.query, cookieLanguage(request)),
	);

	staff.get(
		'/audit_subjects',
		{
			config: { staff: 'readAudit' },
			schema: { summary: 'What there are changes of', tags, response: { 200: auditSubjectsWire } },
		},
		async () => listAuditSubjects(db),
	);
}
