import { readYesNo } from '@dukan/domain/goods/products/column-kinds.ts';
import { COLUMN_FIELDS, columnOf, SHEET_COLUMNS } from '@dukan/domain/goods/products/product-columns.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import { useTexts } from '../../platform/texts.tsx';

const YES_NO = new Set(
	COLUMN_FIELDS.map((field) => columnOf(field))
		.filter(({ kind }) => kind.control === 'yesNo')
		.map(({ sheet }) => sheet as string | null),
);

/** GOODS-02: returns the names of a sheet's columns and cells in the reader's language. */
export function useCellWords() {
	const { t } = useTexts(importsTexts);
	const { t: columns } = useTexts(sheetColumnTexts);
	const { t: lists } = useTexts(priceListTexts);
	return {
		titleOf: (column: string) => {
			const known = [...SHEET_COLUMNS, 'sku' as const, 'barcode' as const].find((one) => one === column);
			if (column === 'category' || column === 'name') return lists(`map.${column}`);
			if (column === 'article') return t('errors.article');
			return known ? columns(known) : column.replace(/^attr:/, '');
		},
		wordOf: (column: string, value: string) => {
			const isYes = YES_NO.has(column) ? readYesNo(value) : undefined;
			return isYes === undefined ? value : t(isYes ? 'cell.yes' : 'cell.no');
		},
	};
}
