import type { RegionWire } from '@dukan/domain/delivery/regions.api.ts';
import { type Language, localizedText } from '@dukan/domain/language/language.ts';
import type { Database } from '../platform/database/database.ts';

export async function listRegions(db: Database, language: Language): Promise<RegionWire[]> {
	const [regions, districts] = await Promise.all([
		db.selectFrom('regions').selectAll().orderBy('position').orderBy('id').execute(),
		db.selectFrom('districts').selectAll().orderBy('position').orderBy('id').execute(),
	]);
	const byRegion = Map.groupBy(districts, ({ region_id }) => region_id);
	return regions.map(({ id, name_en, name_ru, name_tm }) => ({
		id,
		regions: localizedText({ en: name_en, ru: name_ru, tm: name_tm }, language),
		regions_en: name_en,
		regions_ru: name_ru || name_en,
		regions_tm: name_tm || name_en,
		districts: (byRegion.get(id) ?? []).map((district) => ({
			id: district.id,
			name_en: district.name_en,
			name_ru: district.name_ru || district.name_en,
			name_tm: district.name_tm || district.name_en,
			delivery: district.delivery,
			express: district.express,
		})),
	}));
}
