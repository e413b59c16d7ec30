import type { AuditEntryWire, StaffPage } from '@dukan/domain/staff/staff.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { daySchema, idSchema, line, pageFields } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { type AuditFilter, listAudit, listAuditSubjects } from './audit.queries.ts';

const tags = ['staff'];

/** S17: who changed what, and what it was before. */
export function auditRoutes(staff: FastifyInstance, { db }: Services): void {
	staff.get<{ Querystring: AuditFilter }>(
		'/audit',
		{
			config: { staff: 'readAudit' },
			schema: {
				summary: 'What staff changed, newest first',
				tags,
				querystring: Type.Object({
					staff: Type.Optional(idSchema),
					subject: Type.Optional(line(64)),
					key: Type.Optional(line(200)),
					from: Type.Optional(daySchema),
					to: Type.Optional(daySchema),
					text: Type.Optional(line(100)),
					...pageFields,
				}),
			},
		},
		async (request): Promise<StaffPage<AuditEntryWire>> => listAudit(db, request.query),
	);

	staff.get(
		'/audit_subjects',
		{ config: { staff: 'readAudit' }, schema: { summary: 'What there are changes of', tags } },
		async (): Promise<string[]> => listAuditSubjects(db),
	);
}
