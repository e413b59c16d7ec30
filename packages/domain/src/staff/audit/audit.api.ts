import { defineCalls } from '../access/define-calls.ts';
import { auditListWire, auditQuery, auditSubjectsWire } from '../team/staff.api.ts';

export const auditCalls = defineCalls('staff', {
	'GET /api/staff/audit': {
		by: 'readAudit',
		summary: 'What staff changed, newest first',
		query: auditQuery,
		response: { 200: auditListWire },
	},
	'GET /api/staff/audit_subjects': {
		by: 'readAudit',
		summary: 'What there are changes of',
		response: { 200: auditSubjectsWire },
	},
});
