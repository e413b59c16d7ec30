import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { type ImportJob, mayStartImport } from './import-process.ts';
import { insertImport, type NewImport } from './imports.queries.ts';

/** Runs a step of an import in the background; GET /import/:id says how far it is. */
export type StartImport = (request: FastifyRequest, importId: number, kind: ImportJob['kind']) => void;

/** The file that was sent. */
export function requireSheet(body: unknown): Buffer {
	// A form is read as fields before it comes here.
	if (!Buffer.isBuffer(body)) throw new Problem('unsupported_media_type');
	if (body.length === 0) throw new Problem('bad_request', { detail: 'The file is empty.' });
	return body;
}

/** Each step takes a process; only this many run at once. */
export function requireFreeProcess(): void {
	if (!mayStartImport()) throw new Problem('too_many_requests');
}

/** Stores and checks it. Nothing is changed before somebody has seen what it would do. */
export async function beginImport(
	{ db, clock }: Needs<'db' | 'clock'>,
	request: FastifyRequest,
	row: Omit<NewImport, 'staff_id' | 'made_at'>,
	start: StartImport,
): Promise<{ id: number }> {
	const id = await insertImport(db, { ...row, staff_id: staffOf(request).id, made_at: clock() });
	if (id === undefined) throw new Problem('too_many_requests');
	start(request, id, 'check');
	return { id };
}
