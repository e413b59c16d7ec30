import type { Readable } from 'node:stream';
import { SHEET_TYPES, type SheetFormat } from '@dukan/domain/base/sheets/sheets.ts';
import type { FastifyReply } from 'fastify';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../access/staff-area.ts';
import { asStaff } from './as-staff.ts';
import { noteStaffAct } from './staff-acts.queries.ts';

type Sheet = {
	/** The name of the content: the key of the change log's entry, and a part of the file's name. */
	name: string;
	format: SheetFormat;
	/**
	 * The filter that chose the rows. It holds nothing personal, because the change log outlives the person.
	 */
	filter: object;
	rows: Readable | Buffer;
};

/** S24: logs who downloads which sheet before its first row is sent. */
export async function sendSheet(
	{ db, clock }: Needs<'db' | 'clock'>,
	reply: FastifyReply,
	{ name, format, filter, rows }: Sheet,
): Promise<FastifyReply> {
	await asStaff(db, { member: staffOf(reply.request), now: clock() }, (trx) =>
		noteStaffAct(trx, { subject: 'exports', key: name, action: 'insert', after: { format, ...filter } }),
	);
	return reply
		.type(SHEET_TYPES[format])
		.header('content-disposition', `attachment; filename="dukan-${name}.${format}"`)
		.send(rows);
}
