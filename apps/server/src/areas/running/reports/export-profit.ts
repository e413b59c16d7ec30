import type { Readable } from 'node:stream';
import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type { SheetFormat } from '@dukan/domain/base/sheets/sheets.ts';
import type { ProfitRow } from '@dukan/domain/running/reports/profit.api.ts';
import {
	PROFIT_PART_NAMES,
	type ProfitSubject,
	type ProfitSums,
	profitTenge,
} from '@dukan/domain/running/reports/profit.ts';
import { profitTexts } from '@dukan/i18n/texts/backoffice/profit-texts.ts';
import { type OutCell, writeCsv, writeXlsx } from '../../../platform/sheets/write-sheet.ts';

type Sums = ProfitSums & { unknownTenge: number };

/**
 * BOOK-04: writes one row for each day, category, seller or courier, and a last row with the totals, in
 * manat.
 */
export function exportProfit(
	rows: readonly ProfitRow[],
	{ of, format, language }: { of: ProfitSubject; format: SheetFormat; language: Language },
): Readable {
	const texts = profitTexts[language];
	const titles = [
		texts[`of.${of}`],
		...PROFIT_PART_NAMES.map((part) => texts[`part.${part}`]),
		texts.profit,
		texts.unknown,
	];
	const nameOf = ({ day, nameEn, nameRu, nameTm }: ProfitRow) =>
		day || localizedText({ en: nameEn, ru: nameRu, tm: nameTm }, language) || texts.nobody;
	const cellsOf = (name: string, sums: Sums): OutCell[] => [
		name,
		...PROFIT_PART_NAMES.map((part) => manatFromTenge(sums[`${part}Tenge`])),
		manatFromTenge(profitTenge(sums)),
		manatFromTenge(sums.unknownTenge),
	];
	const sumOf = (key: keyof Sums) => rows.reduce((sum, row) => sum + row[key], 0);
	const total: Sums = {
		salesTenge: sumOf('salesTenge'),
		discountsTenge: sumOf('discountsTenge'),
		returnsTenge: sumOf('returnsTenge'),
		deliveryTenge: sumOf('deliveryTenge'),
		costTenge: sumOf('costTenge'),
		expensesTenge: sumOf('expensesTenge'),
		lossesTenge: sumOf('lossesTenge'),
		unknownTenge: sumOf('unknownTenge'),
	};
	async function* chunks(): AsyncGenerator<OutCell[][]> {
		yield [...rows.map((row) => cellsOf(nameOf(row), row)), cellsOf(texts.total, total)];
	}
	return format === 'csv' ? writeCsv(titles, chunks()) : writeXlsx(titles, chunks());
}
