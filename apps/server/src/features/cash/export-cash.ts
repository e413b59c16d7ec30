import type { Readable } from 'node:stream';
import type { SheetFormat } from '@dukan/domain/imports/import-kinds.ts';
import { manatFromTenge } from '@dukan/domain/money/money.ts';
import type { Database } from '../../platform/database/database.ts';
import { type OutCell, writeCsv, writeXlsx } from '../imports/write-sheet.ts';
import { listCashEntries } from './cash-book.queries.ts';

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

/** COUR-04: the entries of these days, written while they are sent. */
export function exportCash(
	db: Database,
	{ from, to, format }: { from: string; to: string; format: SheetFormat },
): Readable {
	async function* rows(): AsyncGenerator<OutCell[][]> {
		for (let offset = 0; ; offset += CHUNK) {
			const { rows: entries } = await listCashEntries(db, { from, to, limit: CHUNK, offset });
			if (entries.length > 0)
				yield entries.map((entry) => [
					entry.id,
					entry.day,
					entry.at,
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
		}
	}
	return format === 'csv' ? writeCsv(TITLES, rows()) : writeXlsx(TITLES, rows());
}
