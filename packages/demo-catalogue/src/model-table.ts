import type { Attributes, AttributeValue, Localized } from './catalogue-types.ts';
import { demoPlan } from './plan.ts';

/** Overrides for goods that share a sub-category but are another thing: a bulb among the plugs. */
type ModelKind = { typeWord: Localized; illustration?: string };

/**
 * One line per product, cheapest first: the line's place decides its price level.
 * `columns` are brand, series, optionally kind, then attribute keys; "-" leaves an attribute out, "yes"/"no" are flags.
 */
export type ModelTable = {
	subcategory: number;
	columns: string;
	rows: string;
	kinds?: Record<string, ModelKind>;
	/** Named instead of the category's card highlights where those would say too little or repeat themselves. */
	nameHighlights?: string[];
	/** Facts that follow from the others, so that they cannot contradict them. */
	derive?: (attributes: Attributes, row: { brand: string; series: string; index: number }) => Attributes;
};

export type Model = {
	brand: string;
	series: string;
	kind: ModelKind | undefined;
	attributes: Attributes;
};

function readValue(key: string, cell: string): AttributeValue {
	const type = demoPlan.attributes[key]?.type;
	if (type === undefined) throw new Error(`unknown attribute ${key}`);
	if (type === 'number') return Number(cell);
	return type === 'bool' ? cell === 'yes' : cell;
}

export function readModels(table: ModelTable): Model[] {
	const columns = table.columns.split(' ');
	const lines = table.rows.trim().split('\n');
	return lines.map((line, index) => {
		const cells = line.split('|').map((cell) => cell.trim());
		if (cells.length !== columns.length) throw new Error(`wrong number of columns: ${line}`);
		const plain: Record<string, string> = {};
		const attributes: Attributes = {};
		columns.forEach((column, at) => {
			const cell = cells[at] ?? '';
			if (column === 'brand' || column === 'series' || column === 'kind') plain[column] = cell;
			else if (cell !== '-') attributes[column] = readValue(column, cell);
		});
		const { brand = '', series = '', kind = '' } = plain;
		const derived = table.derive?.(attributes, { brand, series, index }) ?? {};
		return { brand, series, kind: table.kinds?.[kind], attributes: { ...attributes, ...derived } };
	});
}
