import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attributes, AttributeValue } from './catalogue-types.ts';
import { demoPlan, type PlanSubcategory } from './plan.ts';
import type { ProductDraft } from './product-draft.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * product-models.txt has a table for each sub-category and a line for each product, the cheapest first,
 * because the line number decides the price level. The columns are brand, series, sometimes a kind, and
 * attribute keys. "-" leaves an attribute out; "yes" and "no" are flags.
 */
const tables = new Map(
	readFileSync(join(import.meta.dirname, 'product-models.txt'), 'utf8')
		.trim()
		.split('\n\n')
		.map((text) => {
			const [head = '', ...lines] = text.split('\n');
			const [id, columns = ''] = head.split(': ');
			return [Number(id), { columns: columns.split(' | '), lines }];
		}),
);

type Model = { brand: string; series: string; kind: string; attributes: Attributes };

function readModels(subcategoryId: number): Model[] {
	const { columns, lines } = tables.get(subcategoryId) ?? { columns: [], lines: [] };
	return lines.map((line) => {
		const cells = line.split(' | ');
		if (cells.length !== columns.length) throw new Error(`wrong number of columns: ${line}`);
		const model: Model = { brand: '', series: '', kind: '', attributes: {} };
		columns.forEach((column, at) => {
			const cell = cells[at] ?? '';
			if (column === 'brand' || column === 'series' || column === 'kind') model[column] = cell;
			else if (cell !== '-') model.attributes[column] = readValue(column, cell);
		});
		return model;
	});
}

function readValue(key: string, cell: string): AttributeValue {
	const type = demoPlan.attributes[key]?.type;
	if (type === undefined) throw new Error(`unknown attribute ${key}`);
	if (type === 'number') return Number(cell);
	return type === 'bool' ? cell === 'yes' : cell;
}

function draftSubcategory(categoryId: number, subcategory: PlanSubcategory): ProductDraft[] {
	const models = readModels(subcategory.id);
	if (models.length !== subcategory.products) {
		throw new Error(`${subcategory.name.en}: ${models.length} models, planned ${subcategory.products}`);
	}
	const random = seededRandom(demoPlan.generation.seed, `price ${subcategory.id}`);
	return models.map(({ brand, series, kind, attributes }, rank) => ({
		categoryId,
		subcategoryId: subcategory.id,
		brand,
		series,
		typeWord: subcategory.kinds?.[kind]?.typeWord ?? subcategory.typeWord,
		illustration: subcategory.kinds?.[kind]?.illustration ?? subcategory.illustration,
		attributes,
		nameHighlights: subcategory.nameHighlights,
		// Chance moves the price a little, but never above that of the next better model.
		level: (rank + 0.5 + (random.next() - 0.5) * 0.8) / models.length,
	}));
}

export function draftProducts(): ProductDraft[] {
	return demoPlan.categories.flatMap((category) =>
		category.subcategories.flatMap((subcategory) => draftSubcategory(category.id, subcategory)),
	);
}
