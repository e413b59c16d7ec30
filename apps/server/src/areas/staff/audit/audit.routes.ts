import { auditCalls } from '@dukan/domain/staff/audit/audit.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import type { Needs } from '../../../platform/needs.ts';
import { listAudit, listAuditSubjects } from './audit.queries.ts';

/** S17: lists who changed what, and the values before. */
export function auditRoutes(staff: App, { db }: Needs<'db'>): void {
	handle(staff, auditCalls, 'GET /api/staff/audit', async (request) =>
		listAudit(db, request.query, cookieLanguage(request)),
	);

	handle(staff, auditCalls, 'GET /api/staff/audit_subjects', async () => listAuditSubjects(db));
}
