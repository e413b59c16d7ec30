import type { SheetFormat } from '@dukan/domain/imports/import-kinds.ts';

export const CONTENT_TYPES: Readonly<Record<SheetFormat, string>> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const sheetResponse = {
	description: 'The sheet',
	content: Object.fromEntries(
		Object.values(CONTENT_TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
	),
};
