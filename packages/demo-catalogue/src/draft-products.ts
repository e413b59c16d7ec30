import { type ModelTable, readModels } from './model-table.ts';
import { audioTables } from './models/audio.ts';
import { componentTables } from './models/components.ts';
import { desktopTables } from './models/desktops.ts';
import { gamingTables } from './models/gaming.ts';
import { laptopTables } from './models/laptops.ts';
import { monitorTables } from './models/monitors.ts';
import { networkingTables } from './models/networking.ts';
import { peripheralTables } from './models/peripherals.ts';
import { phoneTables } from './models/phones.ts';
import { powerTables } from './models/power.ts';
import { printerTables } from './models/printers.ts';
import { smartHomeTables } from './models/smart-home.ts';
import { storageTables } from './models/storage.ts';
import { tabletTables, watchTables } from './models/tablets-and-watches.ts';
import { televisionTables } from './models/tv-and-video.ts';
import { demoPlan, type PlanSubcategory } from './plan.ts';
import type { ProductDraft } from './product-draft.ts';
import { seededRandom } from './seeded-random.ts';

const tables = new Map<number, ModelTable>(
	[
		laptopTables,
		desktopTables,
		componentTables,
		monitorTables,
		peripheralTables,
		storageTables,
		phoneTables,
		tabletTables,
		watchTables,
		audioTables,
		televisionTables,
		gamingTables,
		printerTables,
		networkingTables,
		smartHomeTables,
		powerTables,
	]
		.flat()
		.map((table) => [table.subcategory, table]),
);

function draftSubcategory(categoryId: number, subcategory: PlanSubcategory): ProductDraft[] {
	const table = tables.get(subcategory.id);
	if (table === undefined) throw new Error(`no models for ${subcategory.name.en}`);
	const models = readModels(table);
	if (models.length !== subcategory.products) {
		throw new Error(`${subcategory.name.en}: ${models.length} models, planned ${subcategory.products}`);
	}
	const random = seededRandom(demoPlan.generation.seed, `price ${subcategory.id}`);
	return models.map(({ brand, series, kind, attributes }, rank) => ({
		categoryId,
		subcategoryId: subcategory.id,
		brand,
		series,
		typeWord: kind?.typeWord ?? subcategory.typeWord,
		illustration: kind?.illustration ?? subcategory.illustration,
		attributes,
		nameHighlights: table.nameHighlights,
		// A little chance, but never enough to overtake the next better model.
		level: (rank + 0.5 + (random.next() - 0.5) * 0.8) / models.length,
	}));
}

export function draftProducts(): ProductDraft[] {
	return demoPlan.categories.flatMap((category) =>
		category.subcategories.flatMap((subcategory) => draftSubcategory(category.id, subcategory)),
	);
}
