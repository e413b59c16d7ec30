import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import { splitAddress } from '@dukan/domain/shop/regions/postal-address.ts';
import type { RegionWire, UnservedDistrict } from '@dukan/domain/shop/regions/regions.api.ts';
import type { Database } from '../../../platform/database/database.ts';

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

export async function findRegionName(
	db: Database,
	regionId: number,
	language: Language,
): Promise<string | undefined> {
	const region = await db.selectFrom('regions').selectAll().where('id', '=', regionId).executeTakeFirst();
	return region && localizedText({ en: region.name_en, ru: region.name_ru, tm: region.name_tm }, language);
}

/**
 * Splits an address of the public contract, "address, region", into its two parts. The region may be named in
 * any language.
 */
export async function readAddress(
	db: Database,
	address: string,
): Promise<{ detail: string; regionId: number | null }> {
	const regions = await db.selectFrom('regions').selectAll().execute();
	const ids = new Map(
		regions.flatMap(({ id, name_en, name_ru, name_tm }) =>
			[name_en, name_ru, name_tm].map((name) => [name, id]),
		),
	);
	const { detail, region } = splitAddress(address, [...ids.keys()].filter(Boolean));
	return { detail, regionId: region === undefined ? null : (ids.get(region) ?? null) };
}

export async function listUnservedDistricts(db: Database): Promise<UnservedDistrict[]> {
	const rows = await db
		.selectFrom('districts as d')
		.innerJoin('regions as r', 'r.id', 'd.region_id')
		.select(['d.name_en', 'd.name_ru', 'd.name_tm'])
		.select(['r.name_en as region_en', 'r.name_ru as region_ru', 'r.name_tm as region_tm'])
		.where('d.delivery', '=', false)
		.orderBy('r.position')
		.orderBy('d.position')
		.orderBy('d.id')
		.execute();
	return rows.map((row) => ({
		region: { en: row.region_en, ru: row.region_ru, tm: row.region_tm },
		name: { en: row.name_en, ru: row.name_ru, tm: row.name_tm },
	}));
}

export async function districtExists(db: Database, districtId: number): Promise<boolean> {
	const found = await db.selectFrom('districts').select('id').where('id', '=', districtId).executeTakeFirst();
	return found !== undefined;
}
