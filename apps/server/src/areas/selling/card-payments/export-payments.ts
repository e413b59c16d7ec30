import type { Readable } from 'node:stream';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type { SheetFormat } from '@dukan/domain/base/sheets/sheets.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type OutCell, sheetMoment, writeCsv, writeXlsx } from '../../../platform/sheets/write-sheet.ts';
import { listDifferences } from './bank-differences.queries.ts';

const TITLES = ['day', 'bank', 'payment', 'order', 'difference', 'shop', 'bank_sum', 'found'];

/** PAY-05: lists differences of payments of these days. */
export function exportDifferences(
	db: Database,
	{ from, to, format }: { from: string; to: string; format: SheetFormat },
): Readable {
	async function* rows(): AsyncGenerator<OutCell[][]> {
		const found = await listDifferences(db, { from, to });
		if (found.length > 0)
			yield found.map((one) => [
				one.day,
				one.bank,
				one.number,
				one.orderNumber,
				one.kind,
				manatFromTenge(one.shopTenge),
				manatFromTenge(one.bankTenge),
				sheetMoment(one.foundAt),
			]);
	}
	return format === 'csv' ? writeCsv(TITLES, rows()) : writeXlsx(TITLES, rows());
}
