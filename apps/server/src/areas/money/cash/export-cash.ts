import type { Readable } from 'node:stream';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type { SheetFormat } from '@dukan/domain/base/sheets/sheets.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type OutCell, sheetMoment, writeCsv, writeXlsx } from '../../../platform/sheets/write-sheet.ts';
import { listCashEntriesBefore } from './cash-book.queries.ts';

const CHUNK = 500;
const TITLES = [
	'id',
	'day',
	'time',
	'holder',
	'kind',
	'method',
	'amount',
	'order',
	'return',
	'reason',
	'staff',
];

/** COUR-04: streams the entries of these days as a sheet. Days and times are those of Ashgabat. */
export function exportCash(
	db: Database,
	{ from, to, format }: { from: string; to: string; format: SheetFormat },
): Readable {
	async function* rows(): AsyncGenerator<OutCell[][]> {
		for (let last: string | undefined; ; ) {
			const entries = await listCashEntriesBefore(db, { from, to, last, limit: CHUNK });
			if (entries.length > 0)
				yield entries.map((entry) => [
					entry.id,
					entry.day,
					sheetMoment(entry.at),
					entry.holderName ?? '',
					entry.kind,
					entry.method,
					manatFromTenge(entry.amountTenge),
					entry.orderNumber ?? '',
					entry.returnId ?? '',
					entry.reason,
					entry.staffName ?? '',
				]);
			if (entries.length < CHUNK) return;
			last = entries.at(-1)?.id;
		}
	}
	return format === 'csv' ? writeCsv(TITLES, rows()) : writeXlsx(TITLES, rows());
}
